#pragma once

#include <opencv2/core.hpp>

#include "maps/dudu/hex_map.h"
#include "vision/photo.h"
#include "vision/reading.h"

namespace railref::vision {

/// Top view of the board, CV_8UC3, `width_px` wide; for showing a person.
[[nodiscard]] cv::Mat rectify(const Photo& photo, const Registration& registration, const maps::BoardMap& map,
                              int width_px);
/// The same of a hex map's face (maps::dudu::HexFace).
[[nodiscard]] cv::Mat rectify(const Photo& photo, const Registration& registration, const maps::dudu::HexMap& map,
                              int width_px);

}  // namespace railref::vision
