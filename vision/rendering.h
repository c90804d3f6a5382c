#pragma once

#include <opencv2/core.hpp>

namespace railref::vision {

/// ITU-R BT.601, of blue, green and red.
inline const cv::Matx13d kLuma{0.114, 0.587, 0.299};
[[nodiscard]] inline float luma(const cv::Vec3d& bgr) { return static_cast<float>((kLuma * bgr)[0]); }

/// What a camera's software has done to a picture's values after the light was caught: moved the channels of a pixel
/// towards their luma or away from it, and that luma towards a middle or away from it. Under a lamp of strong colour no
/// gain for each channel takes that back (place_light.h): dark gray is left in another colour than light gray.
struct Rendering {
    double saturation = 1;  ///< so many times as far from the luma,
    double contrast = 1;    ///< and from the middle

    [[nodiscard]] bool is_plain() const { return saturation == 1 && contrast == 1; }
    /// Takes it back: colours of 0..255 (blue, green, red, 1), around that middle, to what they were.
    [[nodiscard]] cv::Matx34d undoing(double middle) const {
        const cv::Matx33d colours =
            cv::Matx31d::ones() * kLuma * (1 / contrast - 1 / saturation) + cv::Matx33d::eye() * (1 / saturation);
        const double brighter = middle * (1 - 1 / contrast);
        return {colours(0, 0), colours(0, 1), colours(0, 2), brighter,  //
                colours(1, 0), colours(1, 1), colours(1, 2), brighter,  //
                colours(2, 0), colours(2, 1), colours(2, 2), brighter};
    }
};

}  // namespace railref::vision
