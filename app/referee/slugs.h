#pragma once

#include <map>
#include <span>
#include <vector>

#include "maps/board_map.h"
#include "maps/json_reader.h"

/// Ids of one board as lists in a document.
namespace railref::app {

[[nodiscard]] maps::Json slugs(const maps::BoardMap& map, std::span<const maps::RouteId> routes);
[[nodiscard]] maps::Json slugs(const maps::BoardMap& map, std::span<const maps::CityId> cities);
[[nodiscard]] maps::Json words(std::span<const maps::PlayerColour> colours);

/// {"london": "dieppe-london-gray-1"}
[[nodiscard]] maps::Json borrowed_json(const maps::BoardMap& map,
                                       const std::map<maps::CityId, maps::RouteId>& borrowed);

}  // namespace railref::app
