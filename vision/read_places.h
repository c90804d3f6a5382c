#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>

#include "calibration/find_face.h"
#include "vision/board_view.h"
#include "vision/evidence.h"
#include "vision/plastics.h"

namespace railref::vision {

/// Whether a photo's colours tell whose pieces lie on the board.
enum class Colours : std::uint8_t {
    tell,
    hardly_any,  ///< left: black and white, or the light of one colour
    burnt_out,   ///< nearly all of the board is brighter than the photo can show
};

/// What one photo says of the places where trains and stations stand.
struct PlacesRead {
    Evidence spaces;                  ///< in the profile's order
    Evidence cities;                  ///< in the map's order; empty on boards without stations
    Colours colours = Colours::tell;  ///< else nothing is known of any place
};

/// Asks the place networks about every place of the board. `photo` is the size of the picture, `colours` those in play,
/// `plastics` how their pieces look.
[[nodiscard]] PlacesRead read_places(const BoardView& view, const calibration::BoardFix& fix, cv::Size photo,
                                     std::span<const PlayerColour> colours, const Plastics& plastics);

}  // namespace railref::vision
