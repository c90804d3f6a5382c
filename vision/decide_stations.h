#pragma once

#include <vector>

#include "maps/board_map.h"
#include "vision/decide_routes.h"
#include "vision/evidence.h"
#include "vision/reading.h"
#include "vision/sighting.h"

namespace railref::vision {

struct StationDecisions {
    std::vector<Sighting> cities;     ///< in the map's order; empty on boards without stations
    std::vector<Question> questions;  ///< in no order
};

/// The most probable station of every city: one per city at most, about stations_per_player per colour. `colours`:
/// those in play; `routes`: whose trains were read where.
[[nodiscard]] StationDecisions decide_stations(const Evidence& cities, const maps::BoardMap& map,
                                               const ColoursInPlay& colours, const RouteDecisions& routes);

}  // namespace railref::vision
