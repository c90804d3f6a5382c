#pragma once

#include <opencv2/core.hpp>

#include "vision/photo.h"

namespace railref::app {

/// The photo with what was read drawn over it: claimed spaces outlined in their owner's colour, stations ringed, places
/// that are asked about in amber. CV_8UC3, at most 2,400 px wide. `image` is the photo's entry in the reading.
[[nodiscard]] cv::Mat draw_overlay(const vision::Photo& photo, const vision::Reading& reading,
                                   const vision::ReadImage& image);

}  // namespace railref::app
