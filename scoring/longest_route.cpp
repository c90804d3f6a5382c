#include "scoring/longest_route.h"

#include <algorithm>
#include <array>
#include <optional>

#include "scoring/longest_trail.h"

namespace railref::scoring {
namespace {

using maps::index;

constexpr std::size_t max_routes = 256;  // a RouteId has no more values

/// One player's routes as a graph whose vertices are city numbers.
class OwnRoutes {
public:
    explicit OwnRoutes(const BoardMap& map) : map_(map) {}

    void add(RouteId route) {
        const auto& facts = map_.route(route);
        routes_[count_] = route;
        edges_[count_++] = {static_cast<std::uint8_t>(facts.from), static_cast<std::uint8_t>(facts.to),
                            static_cast<std::uint8_t>(facts.length())};
    }
    void add_all_of(const Position& position, PlayerColour player) {
        for (std::size_t i = 0; i < map_.routes().size(); ++i) {
            if (const auto route = static_cast<RouteId>(i); position.owner(route) == player) add(route);
        }
    }

    [[nodiscard]] std::span<const RouteId> routes() const { return {routes_.data(), count_}; }
    [[nodiscard]] std::span<const TrailEdge> edges() const { return {edges_.data(), count_}; }

private:
    const BoardMap& map_;
    std::size_t count_ = 0;
    std::array<RouteId, max_routes> routes_;
    std::array<TrailEdge, max_routes> edges_;
};

/// Its memory is worth keeping: a solver of its own for each thread.
LongestTrailSolver& solver() {
    thread_local LongestTrailSolver the_solver;
    return the_solver;
}

Trail travelled(const OwnRoutes& own, const LongestTrail& found) {
    Trail trail;
    trail.length = found.length;
    if (found.edges.empty()) return trail;
    trail.routes.reserve(found.edges.size());
    trail.cities.reserve(found.edges.size() + 1);
    auto city = found.start;
    trail.cities.push_back(static_cast<CityId>(city));
    for (const auto e : found.edges) {
        const TrailEdge& edge = own.edges()[e];
        city = city == edge.a ? edge.b : edge.a;
        trail.routes.push_back(own.routes()[e]);
        trail.cities.push_back(static_cast<CityId>(city));
    }
    return trail;
}

OddCitiesCertificate odd_cities_certificate(const OwnRoutes& own, const LongestTrail& found) {
    std::array<bool, max_routes> odd{};
    std::array<bool, max_routes> on_trail{};
    for (const auto& edge : own.edges()) {
        odd[edge.a] = !odd[edge.a];
        odd[edge.b] = !odd[edge.b];
    }
    for (const auto e : found.edges) on_trail[e] = true;
    OddCitiesCertificate certificate;
    certificate.left_out.reserve(own.routes().size() - found.edges.size());
    certificate.odd_cities.reserve(static_cast<std::size_t>(std::count(odd.begin(), odd.end(), true)));
    for (std::size_t e = 0; e < own.routes().size(); ++e) {
        if (!on_trail[e]) certificate.left_out.push_back(own.routes()[e]);
    }
    for (std::size_t city = 0; city < odd.size(); ++city) {
        if (odd[city]) certificate.odd_cities.push_back(static_cast<CityId>(city));
    }
    return certificate;
}

std::string in_words(int number) {
    static constexpr std::array words{"no",    "one",   "two",  "three", "four",   "five",  "six",
                                      "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    return number < static_cast<int>(words.size()) ? words[static_cast<std::size_t>(number)] : std::to_string(number);
}

std::string trains(int number) { return number == 1 ? "1 train" : std::to_string(number) + " trains"; }

/// All but the bound.
TrailLimits look_around(const BoardMap& map, const Trail& trail, const OwnRoutes& own) {
    std::array<bool, max_routes> reached{};
    std::array<bool, max_routes> odd{};
    reached[index(trail.cities.front())] = true;
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto& edge : own.edges()) {
            if (reached[edge.a] == reached[edge.b]) continue;
            reached[edge.a] = reached[edge.b] = grows = true;
        }
    }
    TrailLimits around;
    around.left_out = -trail.length;
    for (const RouteId route : own.routes()) {
        const auto& facts = map.route(route);
        (reached[index(facts.from)] ? around.left_out : around.elsewhere) += facts.length();
        if (!reached[index(facts.from)]) continue;
        odd[index(facts.from)] = !odd[index(facts.from)];
        odd[index(facts.to)] = !odd[index(facts.to)];
    }
    around.odd_cities = static_cast<int>(std::count(odd.begin(), odd.end(), true));
    return around;
}

std::string why_by_parity(const Trail& trail, const TrailLimits& around) {
    const bool whole = around.left_out == 0;
    std::string why;
    if (whole && around.elsewhere == 0)
        return "The trail uses every train of this player: all " + trains(trail.length) + ".";
    if (whole) {
        why = "The trail uses every train of its network";
    } else {
        const int joined = around.odd_cities - 2;
        why = in_words(around.odd_cities) +
              " cities have an odd number of this player's routes; a trail can start and end at two of " +
              "them; joining up the other " + in_words(joined) + " leaves out at least " + trains(around.left_out);
        why.front() = static_cast<char>(why.front() - (why.front() >= 'a' ? 'a' - 'A' : 0));
        if (around.elsewhere > 0) why += " of this network";
    }
    if (around.elsewhere > 0) why += "; the player's trains elsewhere do not connect to it and allow no longer trail";
    return why + ".";
}

std::string why_by_search(const LongestTrail& found) {
    return "Counting cities with an odd number of this player's routes would allow " + trains(found.parity_bound) +
           ", but what that leaves falls apart into pieces; all " + std::to_string(found.nodes_visited) +
           " ways to keep it in one piece were worked through, and none is longer than " + trains(found.length) + ".";
}

}  // namespace

LongestRoute longest_route(const BoardMap& map, const Position& position, PlayerColour player) {
    OwnRoutes own(map);
    own.add_all_of(position, player);
    const LongestTrail found = solver().solve(own.edges());
    LongestRoute answer;
    answer.trail = travelled(own, found);
    answer.upper_bound = found.length;
    if (found.length == 0) return answer;
    answer.limits = look_around(map, answer.trail, own);
    answer.limits.parity_bound = found.parity_bound;
    if (found.parity_bound == found.length) {
        answer.certificate = odd_cities_certificate(own, found);
        answer.why_not_longer = why_by_parity(answer.trail, answer.limits);
    } else {
        answer.certificate = SearchCertificate{found.nodes_visited};
        answer.why_not_longer = why_by_search(found);
    }
    return answer;
}

int longest_route_length(const BoardMap& map, const Position& position, PlayerColour player) {
    OwnRoutes own(map);
    own.add_all_of(position, player);
    return solver().length(own.edges());
}

int longest_route_length(const BoardMap& map, std::span<const RouteId> routes) {
    OwnRoutes own(map);
    for (const RouteId route : routes) own.add(route);
    return solver().length(own.edges());
}

}  // namespace railref::scoring
