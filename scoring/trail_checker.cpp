#include "scoring/trail_checker.h"

#include <algorithm>
#include <bit>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>

namespace railref::scoring {
namespace {

using maps::index;

constexpr std::size_t most_odd_cities = 16;

using Lengths = boost::property<boost::edge_weight_t, int>;
using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, Lengths>;

/// One player's routes as a Boost graph over all cities of the board.
struct Networks {
    Graph graph;
    std::vector<int> network_of_city;
    int count = 0;

    Networks(const BoardMap& map, const std::vector<RouteId>& own)
        : graph(map.cities().size()), network_of_city(map.cities().size()) {
        for (const RouteId id : own) {
            const auto& route = map.route(id);
            boost::add_edge(index(route.from), index(route.to), route.length(), graph);
        }
        count = boost::connected_components(graph, network_of_city.data());
    }

    [[nodiscard]] std::vector<std::size_t> odd_cities(int network) const {
        std::vector<std::size_t> odd;
        for (std::size_t city = 0; city < network_of_city.size(); ++city) {
            if (network_of_city[city] == network && boost::out_degree(city, graph) % 2 == 1) odd.push_back(city);
        }
        return odd;
    }

    [[nodiscard]] int length(int network) const {
        int sum = 0;
        for (auto [edge, end] = boost::edges(graph); edge != end; ++edge) {
            if (network_of_city[boost::source(*edge, graph)] == network)
                sum += boost::get(boost::edge_weight, graph, *edge);
        }
        return sum;
    }

    [[nodiscard]] std::vector<std::vector<int>> distances_between(const std::vector<std::size_t>& odd) const {
        std::vector<std::vector<int>> distances;
        std::vector<int> from_city(network_of_city.size());
        for (const std::size_t city : odd) {
            boost::dijkstra_shortest_paths(graph, city, boost::distance_map(from_city.data()));
            auto& row = distances.emplace_back();
            for (const std::size_t other : odd) row.push_back(from_city[other]);
        }
        return distances;
    }
};

/// Least length that pairs up all but two of the odd cities, any two.
int least_joining(const std::vector<std::vector<int>>& distance) {
    const std::size_t count = distance.size();
    if (count <= 2) return 0;
    constexpr int unknown = std::numeric_limits<int>::max();
    std::vector<int> joined(std::size_t{1} << count, unknown);  // by set of cities already paired
    joined[0] = 0;
    int least = unknown;
    for (std::size_t set = 0; set < joined.size(); ++set) {
        if (joined[set] == unknown) continue;
        if (static_cast<std::size_t>(std::popcount(set)) + 2 == count) {
            least = std::min(least, joined[set]);
            continue;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if ((set >> i & 1U) != 0) continue;
            for (std::size_t j = i + 1; j < count; ++j) {
                if ((set >> j & 1U) != 0) continue;
                int& known = joined[set | std::size_t{1} << i | std::size_t{1} << j];
                known = std::min(known, joined[set] + distance[i][j]);
            }
        }
    }
    return least;
}

/// The longest that parity allows in one network; nothing where there are too many odd cities to tell.
std::optional<int> parity_bound(const Networks& networks, int network) {
    const auto odd = networks.odd_cities(network);
    if (odd.size() > most_odd_cities) return std::nullopt;
    return networks.length(network) - least_joining(networks.distances_between(odd));
}

class Checker {
public:
    Checker(const BoardMap& map, const Position& position, PlayerColour player, const LongestRoute& answer)
        : map_(map), own_(position.routes_of(player)), answer_(answer), networks_(map, own_) {}

    TrailCheck run() {
        check_shape();
        check_walk();
        check_bound();
        if (const auto* odd = std::get_if<OddCitiesCertificate>(&answer_.certificate)) check_certificate(*odd);
        if (const auto* search = std::get_if<SearchCertificate>(&answer_.certificate)) {
            require(search->nodes_visited > 0, "a search that visited nothing proves nothing");
        }
        return std::move(result_);
    }

private:
    void require(bool holds, std::string fault) {
        if (!holds) result_.faults.push_back(std::move(fault));
    }

    void check_shape() {
        const Trail& trail = answer_.trail;
        require(trail.cities.size() == (trail.routes.empty() ? 0 : trail.routes.size() + 1),
                "a trail has one city more than routes");
        require(answer_.upper_bound == trail.length, "the upper bound differs from the length");
        require(answer_.why_not_longer.empty() == own_.empty(), "the sentence is missing, or has nothing to explain");
        require(trail.routes.empty() == own_.empty(), "a player with trains has a trail, one without has none");
    }

    void check_walk() {
        const Trail& trail = answer_.trail;
        std::set<RouteId> used;
        int length = 0;
        for (std::size_t step = 0; step < trail.routes.size(); ++step) {
            const RouteId id = trail.routes[step];
            const auto& route = map_.route(id);
            require(std::find(own_.begin(), own_.end(), id) != own_.end(), route.slug + " is not the player's");
            require(used.insert(id).second, route.slug + " is used twice");
            length += route.length();
            if (step + 1 >= trail.cities.size()) continue;
            const CityId from = trail.cities[step];
            const CityId to = trail.cities[step + 1];
            require((route.from == from && route.to == to) || (route.from == to && route.to == from),
                    route.slug + " does not join " + map_.city(from).name + " and " + map_.city(to).name);
        }
        require(length == trail.length, "the routes of the trail add up to " + std::to_string(length));
    }

    void check_bound() {
        int bound = 0;
        bool known = true;
        for (int network = 0; network < networks_.count; ++network) {
            if (networks_.length(network) <= answer_.trail.length) continue;
            const auto network_bound = parity_bound(networks_, network);
            known = known && network_bound.has_value();
            bound = std::max(bound, network_bound.value_or(0));
        }
        const bool by_parity = std::holds_alternative<OddCitiesCertificate>(answer_.certificate);
        result_.bound_proved = known && bound <= answer_.trail.length;
        require(!known || !by_parity || result_.bound_proved, "parity allows " + std::to_string(bound) + " trains");
    }

    void check_certificate(const OddCitiesCertificate& certificate) {
        std::vector<CityId> odd;
        for (std::size_t city = 0; city < map_.cities().size(); ++city) {
            if (boost::out_degree(city, networks_.graph) % 2 == 1) odd.push_back(static_cast<CityId>(city));
        }
        require(certificate.odd_cities == odd, "the certificate names the wrong odd cities");
        std::vector<RouteId> all = certificate.left_out;
        all.insert(all.end(), answer_.trail.routes.begin(), answer_.trail.routes.end());
        std::sort(all.begin(), all.end());
        require(all == own_, "the trail and the routes left out are not the player's routes, each once");
    }

    const BoardMap& map_;
    std::vector<RouteId> own_;
    const LongestRoute& answer_;
    Networks networks_;
    TrailCheck result_;
};

}  // namespace

TrailCheck check_longest_route(const BoardMap& map, const Position& position, PlayerColour player,
                               const LongestRoute& answer) {
    return Checker(map, position, player, answer).run();
}

}  // namespace railref::scoring
