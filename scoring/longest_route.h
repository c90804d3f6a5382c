#pragma once

#include <string>
#include <variant>
#include <vector>

#include "scoring/position.h"

namespace railref::scoring {

/// A continuous way over routes, each used once; cities may repeat.
struct Trail {
    std::vector<RouteId> routes;  ///< in travelling order
    std::vector<CityId> cities;   ///< one more than routes; empty when there are no routes
    int length = 0;               ///< in trains

    bool operator==(const Trail&) const = default;
};

/// Why nothing is longer: joining up the odd cities leaves out at least these trains.
struct OddCitiesCertificate {
    std::vector<CityId> odd_cities;  ///< of the connected network on which the trail lies
    std::vector<RouteId> left_out;   ///< routes of that network which the trail leaves out

    bool operator==(const OddCitiesCertificate&) const = default;
};

/// Why nothing is longer: every way was tried or ruled out by the bound.
struct SearchCertificate {
    long long nodes_visited = 0;

    bool operator==(const SearchCertificate&) const = default;
};

struct LongestRoute {
    Trail trail;
    int upper_bound = 0;  ///< equals trail.length: the answer is exact
    std::variant<OddCitiesCertificate, SearchCertificate> certificate;
    std::string why_not_longer;  ///< one plain English sentence; empty for no trains
};

/// The longest trail over the player's own routes (borrowed routes never count); exact for every position.
/// Rule: "longest continuous path", Ticket to Ride rules, end of game; "European Express", Europe rules.
[[nodiscard]] LongestRoute longest_route(const BoardMap& map, const Position& position, PlayerColour player);

}  // namespace railref::scoring
