#pragma once

#include <opencv2/core.hpp>

namespace railref::vision {

/// What a camera's software has done to a picture's values after the light was caught: moved the channels of a pixel
/// towards their luma or away from it, and that luma towards a middle or away from it. Under a lamp of strong colour no
/// gain for each channel takes that back (place_light.h): dark gray is left in another colour than light gray.
struct Rendering {
    double saturation = 1;  ///< so many times as far from the luma,
    double contrast = 1;    ///< and from the middle

    [[nodiscard]] bool is_plain() const { return saturation == 1 && contrast == 1; }
    /// Of 0..255, around that middle.
    [[nodiscard]] cv::Vec3f undone(const cv::Vec3f& bgr, float middle) const;
};

/// ITU-R BT.601.
[[nodiscard]] float luma(const cv::Vec3f& bgr);

}  // namespace railref::vision
