#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/place.h"

namespace railref::vision {

/// How far each place lies from where it was looked for, millimetres on the board. Other printings have single routes
/// or cities elsewhere, each its own way, by up to 1.25 % of the board's width, which no smooth bend of the whole board
/// follows. The spaces of a route move together, and so do twins. `places` are every space of every route in the map's
/// order, then every city, `input` what place_input gives for them. Most do not move; a move is more than two
/// millimetres.
[[nodiscard]] std::vector<cv::Point2d> moved_print(const cv::Mat& input, std::span<const Place> places,
                                                   const maps::BoardMap& map);

}  // namespace railref::vision
