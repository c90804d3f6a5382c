#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "maps/board_map.h"

namespace railref::calibration {

/// A place on the board with its surroundings: x along the space's long side, y across it, the centre
/// in the middle. Cities and score squares lie upright.
struct PlaceFrame {
    cv::Point2f centre_mm;  ///< from the board's top left corner
    double angle_deg = 0;   ///< of the frame's x axis, clockwise from the board's
};

/// Width and height of what a PlaceFrame shows: a space, its neighbours' ends, its twin.
inline constexpr double kPlaceLengthMm = 44.8;
inline constexpr double kPlaceWidthMm = 28.8;

[[nodiscard]] PlaceFrame frame_of(const maps::Space& space, const maps::BoardMap& map);
[[nodiscard]] PlaceFrame frame_of(maps::Point upright, const maps::BoardMap& map);

/// Cuts the frame out of a top view of the board with `px_per_mm`; bilinear, black outside.
[[nodiscard]] cv::Mat cut_out(const cv::Mat& top_view, double px_per_mm, const PlaceFrame& frame, cv::Size patch);

}  // namespace railref::calibration
