#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "maps/board_map.h"

namespace railref::calibration {

/// A place on the board to be looked at: a train space, its long side along the angle, or a city or a score square,
/// upright.
struct Place {
    cv::Point2d centre_mm;  ///< from the board's top left corner
    double angle_rad = 0;   ///< clockwise from the board's x axis
};

/// Length of a place with its surroundings, a space, its neighbours' ends, its twin; as wide as patches of it are.
inline constexpr double kPlaceLengthMm = 44.8;

[[nodiscard]] Place place_of(const maps::Space& space, const maps::BoardMap& map);
[[nodiscard]] Place place_of(maps::Point upright, const maps::BoardMap& map);

/// Cuts the place with its surroundings, x along it, out of a top view of the board with `px_per_mm`; bilinear, black
/// outside.
[[nodiscard]] cv::Mat cut_out(const cv::Mat& top_view, double px_per_mm, const Place& place, cv::Size patch);

}  // namespace railref::calibration
