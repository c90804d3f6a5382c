#include "scoring/tickets.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>

namespace railref::scoring {

namespace {

struct Cost {
    int borrowed = 0;
    int trains = 0;
    int routes = 0;

    auto operator<=>(const Cost&) const = default;
};

/// The routes that one player may use for tickets.
class Usable {
public:
    Usable(const BoardMap& map, const Position& position, PlayerColour player, const Borrowed& borrowed) : map_(map) {
        for (const RouteId route : position.routes_of(player)) edges_.push_back({route, false});
        for (const auto& [city, route] : borrowed) edges_.push_back({route, true});
        std::ranges::sort(edges_, {}, &Edge::route);
    }

    /// Bellman-Ford: a player has some twenty routes.
    std::vector<RouteId> path(CityId from, CityId to) const {
        constexpr Cost unreached{std::numeric_limits<int>::max(), 0, 0};
        std::vector<Cost> cost(map_.cities().size(), unreached);
        std::vector<std::optional<RouteId>> came_by(map_.cities().size());
        cost[maps::index(from)] = {};
        const auto relax = [&](const Edge& edge, CityId start) {
            const Cost& here = cost[maps::index(start)];
            if (here == unreached) return false;
            const maps::Route& route = map_.route(edge.route);
            const CityId end = route.other_end(start);
            const Cost there{here.borrowed + (edge.borrowed ? 1 : 0), here.trains + route.length(), here.routes + 1};
            if (there >= cost[maps::index(end)]) return false;
            cost[maps::index(end)] = there;
            came_by[maps::index(end)] = edge.route;
            return true;
        };
        bool changed = true;
        while (changed) {
            changed = false;
            for (const Edge& edge : edges_) {
                changed |= relax(edge, map_.route(edge.route).from);
                changed |= relax(edge, map_.route(edge.route).to);
            }
        }
        return walk_back(from, to, came_by);
    }

private:
    struct Edge {
        RouteId route{};
        bool borrowed = false;
    };

    std::vector<RouteId> walk_back(CityId from, CityId to, const std::vector<std::optional<RouteId>>& came_by) const {
        std::vector<RouteId> path;
        for (CityId at = to; at != from;) {
            const auto route = came_by[maps::index(at)];
            if (!route) return {};
            path.push_back(*route);
            at = map_.route(*route).other_end(at);
        }
        std::ranges::reverse(path);
        return path;
    }

    const BoardMap& map_;
    std::vector<Edge> edges_;
};

}  // namespace

std::vector<TicketScore> settle_tickets(const BoardMap& map, const Position& position, const Player& player,
                                        const Borrowed& borrowed) {
    const Usable usable(map, position, player.colour, borrowed);
    std::vector<TicketScore> scores;
    for (const HeldTicket& ticket : player.tickets) {
        std::vector<RouteId> path = usable.path(ticket.from, ticket.to);
        const bool completed = !path.empty();
        scores.push_back({ticket, completed, std::move(path)});
    }
    return scores;
}

}  // namespace railref::scoring
