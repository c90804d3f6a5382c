#pragma once

#include <opencv2/core.hpp>
#include <span>

namespace railref::tests {

/// What the software of another phone, or a filter, makes of a photo.
struct OtherCamera {
    const char* name;
    cv::Mat (*rendered)(const cv::Mat& photo);  ///< CV_8UC3 BGR, both
};

/// "deepened" (contrast of every part stretched, as HDR does), "bleached", "boosted", "curved".
[[nodiscard]] std::span<const OtherCamera> other_cameras();

}  // namespace railref::tests
