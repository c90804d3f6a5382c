#include "scoring/ticket_gap.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

namespace railref::scoring {

namespace {

using maps::index;

struct Step {
    RouteId route{};
    int cost = 0;
};
using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, Step>;
using Vertex = boost::graph_traits<Graph>::vertex_descriptor;
using Edge = boost::graph_traits<Graph>::edge_descriptor;

// One unit each, so far apart that no sum over a board (some 100 routes, some 300 trains) reaches the next one.
constexpr int cost_of_route = 1;
constexpr int cost_of_missing_route = 1'000;
constexpr int cost_of_taken_route = 1'000 * 128;
constexpr int cost_of_missing_train = 1'000 * 128 * 40;

/// Which routes carry the player's tickets.
class Usable {
public:
    Usable(const Game& game, const Player& player, const Borrowed& borrowed)
        : game_(game), player_(player), borrowed_(borrowed) {}

    [[nodiscard]] bool operator()(RouteId route) const {
        if (game_.position.owner(route) == player_.colour) return true;
        return std::any_of(borrowed_.begin(), borrowed_.end(),
                           [&](const auto& station) { return station.second == route; });
    }

private:
    const Game& game_;
    const Player& player_;
    const Borrowed& borrowed_;
};

/// From the predecessor edges that Dijkstra left behind.
class NearestEdge : public boost::default_dijkstra_visitor {
public:
    explicit NearestEdge(std::vector<RouteId>& route_into) : route_into_(&route_into) {}
    void edge_relaxed(Edge edge, const Graph& graph) const {
        (*route_into_)[boost::target(edge, graph)] = graph[edge].route;
    }

private:
    std::vector<RouteId>* route_into_;
};

std::vector<RouteId> cheapest_way(const BoardMap& map, const Graph& graph, CityId from, CityId to) {
    std::vector<RouteId> route_into(map.cities().size());
    boost::dijkstra_shortest_paths(graph, Vertex(index(from)),
                                   boost::weight_map(boost::get(&Step::cost, graph)).visitor(NearestEdge(route_into)));
    std::vector<RouteId> way;
    for (CityId at = to; at != from; at = map.route(way.back()).other_end(at)) way.push_back(route_into[index(at)]);
    std::ranges::reverse(way);
    return way;
}

}  // namespace

std::optional<TicketGap> find_gap(const Game& game, const Player& player, const HeldTicket& ticket,
                                  const Borrowed& borrowed) {
    const BoardMap& map = *game.map;
    const Usable usable(game, player, borrowed);
    Networks networks(map, game.position, player.colour);
    for (const auto& [city, route] : borrowed) networks.join(map.route(route).from, map.route(route).to);
    if (networks.joined(ticket.from, ticket.to)) return std::nullopt;

    Graph graph(map.cities().size());
    for (std::size_t i = 0; i < map.routes().size(); ++i) {
        const auto id = RouteId(i);
        const maps::Route& route = map.route(id);
        int cost = cost_of_route;
        if (!usable(id)) {
            cost += cost_of_missing_route + cost_of_missing_train * route.length();
            if (game.position.owner(id)) cost += cost_of_taken_route;
        }
        boost::add_edge(index(route.from), index(route.to), Step{id, cost}, graph);
    }

    TicketGap gap;
    for (std::size_t i = 0; i < map.cities().size(); ++i) {
        if (networks.joined(CityId(i), ticket.from)) gap.from_network.push_back(CityId(i));
        if (networks.joined(CityId(i), ticket.to)) gap.to_network.push_back(CityId(i));
    }
    gap.way = cheapest_way(map, graph, ticket.from, ticket.to);
    std::ranges::copy_if(gap.way, std::back_inserter(gap.missing), [&](RouteId route) { return !usable(route); });
    for (const RouteId route : gap.missing) {
        gap.trains_missing += map.route(route).length();
        if (game.position.owner(route)) gap.taken.push_back(route);
    }
    return gap;
}

}  // namespace railref::scoring
