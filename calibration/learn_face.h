#pragma once

#include <opencv2/core.hpp>

#include "calibration/board_warp.h"
#include "calibration/face_profile.h"

namespace railref::calibration {

/// Takes from a photo (CV_8UC3) of the empty face that lies in it as `warp` says what it can be found by.
[[nodiscard]] FaceProfile learn_face(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d size_mm);

/// As rectify(), at half the resolution that it is taken with: no aliasing from large photos.
[[nodiscard]] cv::Mat smooth_view(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d size_mm, double px_per_mm);

}  // namespace railref::calibration
