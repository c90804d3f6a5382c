#pragma once

#include <span>
#include <vector>

#include "calibration/board_profile.h"
#include "vision/evidence.h"
#include "vision/reading.h"

namespace railref::vision {

struct RouteDecisions {
    std::vector<Sighting> routes;     ///< in the map's order
    std::vector<Question> questions;  ///< in no order
};

/// The most probable owner of every route, all routes together: all spaces of a claim have one colour, a player has
/// about so many trains and owns one of two twins. A route whose spaces disagree is asked about, never outvoted.
/// `colours`: those in play.
[[nodiscard]] RouteDecisions decide_routes(const Evidence& spaces, const calibration::BoardProfile& profile,
                                           std::span<const PlayerColour> colours);

}  // namespace railref::vision
