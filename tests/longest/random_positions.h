#pragma once

#include <optional>
#include <random>
#include <vector>

#include "scoring/position.h"

/// Positions that look like games: every player's networks grow from route to route and now and then start anew.
namespace railref::tests {

struct PositionWish {
    std::size_t routes_per_player = 10;  ///< at most
    int trains_per_player = 1'000;       ///< at most
    bool legal_twins = false;            ///< nobody owns both of a double route
    double chance_of_new_network = 0.1;  ///< where a route touches nothing that the player has
};

inline bool owns_a_parallel(const maps::BoardMap& map, const scoring::Position& position, maps::RouteId route,
                            maps::PlayerColour player) {
    const auto& facts = map.route(route);
    for (const auto other : map.routes_between(facts.from, facts.to)) {
        if (position.owner(other) == player) return true;
    }
    return false;
}

inline bool touches_own(const maps::BoardMap& map, const scoring::Position& position, maps::RouteId route,
                        maps::PlayerColour player) {
    for (const auto city : {map.route(route).from, map.route(route).to}) {
        for (const auto other : map.routes_at(city)) {
            if (position.owner(other) == player) return true;
        }
    }
    return false;
}

/// A position in which the given players have claimed routes in turn.
inline scoring::Position random_position(const maps::BoardMap& map, const std::vector<maps::PlayerColour>& players,
                                         const PositionWish& wish, std::mt19937& random) {
    scoring::Position position(map);
    std::uniform_int_distribution<std::size_t> any_route(0, map.routes().size() - 1);
    std::bernoulli_distribution new_network(wish.chance_of_new_network);
    for (const auto player : players) {
        std::size_t claimed = 0;
        int trains_left = wish.trains_per_player;
        for (int attempt = 0; attempt < 300 && claimed < wish.routes_per_player; ++attempt) {
            const auto route = static_cast<maps::RouteId>(any_route(random));
            const int length = map.route(route).length();
            if (position.owner(route) || length > trains_left) continue;
            if (wish.legal_twins && owns_a_parallel(map, position, route, player)) continue;
            if (claimed > 0 && !touches_own(map, position, route, player) && !new_network(random)) continue;
            position.claim(route, player);
            trains_left -= length;
            ++claimed;
        }
    }
    return position;
}

}  // namespace railref::tests
