#pragma once

#include <algorithm>
#include <opencv2/core.hpp>

namespace railref::vision {

/// ITU-R BT.601.
[[nodiscard]] inline float luma(const cv::Vec3f& bgr) { return 0.114F * bgr[0] + 0.587F * bgr[1] + 0.299F * bgr[2]; }

/// What a camera's software has done to a picture's values after the light was caught: moved the channels of a pixel
/// towards their luma or away from it, and that luma towards a middle or away from it. Under a lamp of strong colour no
/// gain for each channel takes that back (place_light.h): dark gray is left in another colour than light gray.
struct Rendering {
    double saturation = 1;  ///< so many times as far from the luma,
    double contrast = 1;    ///< and from the middle

    [[nodiscard]] bool is_plain() const { return saturation == 1 && contrast == 1; }
    /// Of 0..255, around that middle.
    [[nodiscard]] cv::Vec3f undone(const cv::Vec3f& bgr, float middle) const {
        const float seen = luma(bgr);
        const float was = middle + (seen - middle) / static_cast<float>(contrast);
        cv::Vec3f undone;
        for (int c = 0; c < 3; ++c)
            undone[c] = std::clamp(was + (bgr[c] - seen) / static_cast<float>(saturation), 0.F, 255.F);
        return undone;
    }
};

}  // namespace railref::vision
