#pragma once

#include <opencv2/core.hpp>

namespace railref::vision {

/// Views of the board are black outside the photo and nowhere else (top_views.h). What is darker than this, of 255,
/// lies there; colours that are no whole numbers come close to black.
inline constexpr float kDarkestSeen = 1;

[[nodiscard]] inline bool lies_outside(const cv::Vec3f& bgr) {
    return bgr[0] < kDarkestSeen && bgr[1] < kDarkestSeen && bgr[2] < kDarkestSeen;
}

/// CV_8U, 255 where that is so. `view`: colours of 0..255, CV_8UC3 or CV_32FC3.
[[nodiscard]] cv::Mat outside_photo(const cv::Mat& view);

}  // namespace railref::vision
