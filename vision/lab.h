#pragma once

#include <opencv2/core.hpp>

/// CIE 1976 L*a*b* (white D65) without OpenCV's conversion, which spends a tenth of a second on its tables before the
/// first pixel: longer than all that is asked of it here.
namespace railref::vision {

/// sRGB of 0..1 to linear light.
[[nodiscard]] cv::Vec3f light_of(cv::Vec3f bgr);

/// sRGB, BGR of 0..1, to Lab (L 0..100).
[[nodiscard]] cv::Vec3f lab_of(cv::Vec3f bgr);

/// Every pixel of a picture (CV_8UC3 BGR), to about 3 in each of L, a and b. CV_8UC3 as OpenCV has it: L x 255 / 100,
/// a + 128, b + 128.
[[nodiscard]] cv::Mat coarse_lab_of(const cv::Mat& bgr);

}  // namespace railref::vision
