#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "calibration/find_board.h"

namespace railref::vision {

/// Where a board seems to lie at a glance: a small network says of every part of the photo which part of which
/// Ticket to Ride board it shows (scene coordinate regression: Shotton et al., CVPR 2013). A guess for each of the
/// faces that show that board; none where the answers do not fit together. `photo` is CV_8UC3.
[[nodiscard]] std::vector<calibration::FaceGuess> guess_board(const cv::Mat& photo,
                                                              std::span<const calibration::FaceProfile* const> faces);

}  // namespace railref::vision
