#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "scoring/longest_route.h"
#include "scoring/position.h"

/// How people read cities, routes and players.
namespace railref::app {

/// "Ada (red)", or "red" without a name.
[[nodiscard]] std::string player_label(const scoring::Player& player);
/// Of a colour in the game.
[[nodiscard]] std::string player_label(const scoring::Game& game, maps::PlayerColour colour);

/// "Dieppe – London"; with the track's colour where the route has a twin: "Dieppe – London (gray 1)".
[[nodiscard]] std::string route_label(const maps::BoardMap& map, maps::RouteId route);

/// "Paris –3– Frankfurt –2– München": the number of trains between two cities, "*" after it where `player` does not own
/// the route.
[[nodiscard]] std::string way_label(const scoring::Game& game, maps::PlayerColour player, maps::CityId start,
                                    std::span<const maps::RouteId> routes);

/// "London borrows Dieppe – London (of blue)", for each.
[[nodiscard]] std::vector<std::string> borrowed_labels(const scoring::Game& game,
                                                       const std::map<maps::CityId, maps::RouteId>& borrowed);

}  // namespace railref::app
