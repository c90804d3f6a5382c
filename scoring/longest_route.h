#pragma once

#include <span>
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

/// Why nothing is longer, where parity alone says so. Of all odd cities of one connected network a trail may start and
/// end at two; the others must be joined up in pairs by routes that it leaves out. In no network does the lightest way
/// to do that leave more trains than the trail has.
struct OddCitiesCertificate {
    std::vector<CityId> odd_cities;  ///< every city with an odd number of the player's routes, in the board's order
    std::vector<RouteId> left_out;   ///< every route of the player that is not on the trail, in the board's order

    bool operator==(const OddCitiesCertificate&) const = default;
};

/// Why nothing is longer, where parity alone would allow more: every way was tried or ruled out by that bound.
struct SearchCertificate {
    long long nodes_visited = 0;

    bool operator==(const SearchCertificate&) const = default;
};

/// What the sentence "why nothing is longer" is made of, in any language. Of the network on which the trail lies,
/// unless it says otherwise.
struct TrailLimits {
    int odd_cities = 0;  ///< cities with an odd number of the player's routes
    int left_out = 0;    ///< trains that are not on the trail
    int elsewhere = 0;   ///< trains of the player on other networks
    int parity_bound =
        0;  ///< what counting odd cities would allow; beyond the trail's length a search has ruled it out

    bool operator==(const TrailLimits&) const = default;
};

struct LongestRoute {
    Trail trail;
    int upper_bound = 0;  ///< equals trail.length: the answer is exact
    std::variant<OddCitiesCertificate, SearchCertificate> certificate;
    TrailLimits limits;
    std::string why_not_longer;  ///< one plain English sentence; empty for no trains
};

/// The longest trail over the player's own routes (borrowed routes never count); exact for every position.
/// Rule: "longest continuous path", Ticket to Ride rules, end of game; "European Express", Europe rules.
[[nodiscard]] LongestRoute longest_route(const BoardMap& map, const Position& position, PlayerColour player);

/// The length alone, in trains: for those who score many positions a second.
[[nodiscard]] int longest_route_length(const BoardMap& map, const Position& position, PlayerColour player);

/// The same over any set of the board's routes, each named once.
[[nodiscard]] int longest_route_length(const BoardMap& map, std::span<const RouteId> routes);

}  // namespace railref::scoring
