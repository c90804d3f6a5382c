#pragma once

#include <opencv2/core.hpp>
#include <span>

#include "calibration/find_board.h"
#include "vision/board_view.h"
#include "vision/evidence.h"
#include "vision/plastics.h"

namespace railref::vision {

/// What one photo says of the places where trains and stations stand.
struct PlacesRead {
    Evidence spaces;          ///< in the profile's order
    Evidence cities;          ///< in the map's order; empty on boards without stations
    bool colourless = false;  ///< the photo has next to no colours, so nothing is known of any place
};

/// Asks the place networks about every place of the board. `photo` is the size of the picture, `colours` those in play,
/// `plastics` how their pieces look.
[[nodiscard]] PlacesRead read_places(const BoardView& view, const calibration::BoardFix& fix, cv::Size photo,
                                     std::span<const PlayerColour> colours, const Plastics& plastics);

}  // namespace railref::vision
