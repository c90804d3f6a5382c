#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "calibration/board_profile.h"
#include "calibration/board_warp.h"

namespace railref::calibration {

/// Takes the profile's numbers from a photo (CV_8UC3) of the empty board that lies in it as `warp` says.
[[nodiscard]] BoardProfile make_profile(const cv::Mat& photo, const BoardWarp& warp, const maps::BoardMap& map,
                                        std::string printing, std::string source);

}  // namespace railref::calibration
