#pragma once

#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/evidence.h"
#include "vision/reading.h"
#include "vision/sighting.h"

namespace railref::vision {

struct RouteDecisions {
    std::vector<Sighting> routes;       ///< in the map's order
    std::vector<Question> questions;    ///< in no order
    std::vector<PlayerColour> players;  ///< who has more than a few trains
};

/// The most probable owner of every route, all routes together: all spaces of a claim have one colour, a player has
/// about so many trains and owns one of two twins. A route whose spaces disagree is asked about, never outvoted.
/// `spaces`: of all routes in the map's order. `colours`: those in play.
[[nodiscard]] RouteDecisions decide_routes(const Evidence& spaces, const maps::BoardMap& map,
                                           const ColoursInPlay& colours);

}  // namespace railref::vision
