#pragma once

#include <opencv2/core.hpp>

#include "maps/dudu/hex_map.h"
#include "vision/dudu/hex_reading.h"
#include "vision/photo.h"

namespace railref::app {

/// The photo with the reading drawn over it, CV_8UC3: hexes, track, trains, factories, and rings where a person must
/// look.
[[nodiscard]] cv::Mat draw_overlay(const vision::Photo& photo, const vision::dudu::HexReading& reading,
                                   const maps::dudu::HexMap& map);

}  // namespace railref::app
