#pragma once

#include <opencv2/core.hpp>
#include <span>

#include "vision/place.h"

namespace railref::vision {

/// The empty board around a place that the profile does not have, pieced together from what it has around others.
/// `cells` are as cell_colours gives them for `places`, or the same in floats; not empty, all of one type. Where none
/// of those within 35 mm shows the board, the nearest part of one does. CV_32FC3, BGR 0..255, kCellRows x kCellColumns.
[[nodiscard]] cv::Mat patchwork(const Place& at, std::span<const Place> places, std::span<const cv::Mat> cells);

}  // namespace railref::vision
