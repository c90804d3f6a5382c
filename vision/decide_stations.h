#pragma once

#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/evidence.h"
#include "vision/reading.h"
#include "vision/sighting.h"

namespace railref::vision {

struct StationDecisions {
    std::vector<Sighting> cities;     ///< in the map's order; empty on boards without stations
    std::vector<Question> questions;  ///< in no order
};

/// The most probable station of every city: one per city at most, about stations_per_player per colour. `colours`:
/// those in play; `players`: those that trains were read of.
[[nodiscard]] StationDecisions decide_stations(const Evidence& cities, const maps::BoardMap& map,
                                               const ColoursInPlay& colours, std::span<const PlayerColour> players);

}  // namespace railref::vision
