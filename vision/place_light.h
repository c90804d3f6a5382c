#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "vision/place.h"

namespace railref::vision {

/// Keeps logarithms of dark values quiet: light is compared as log(value + kDarkOffset).
inline constexpr float kDarkOffset = 16;

/// Colours of 0..255, CV_32FC3, as light is compared.
[[nodiscard]] cv::Mat log_colours(const cv::Mat& colours);
/// Of pictures of one width.
[[nodiscard]] std::vector<cv::Mat> log_colours(std::span<const cv::Mat> pictures);

/// A value of the photo as the reference's light would show it; `back` = exp(-log gain).
[[nodiscard]] inline float in_reference_light(float value, float back) {
    return (value + kDarkOffset) * back - kDarkOffset;
}

/// Log gain per channel from the reference's light to the photo's, for each place. `seen` and `reference` are the mean
/// colours of the cells around each place, CV_32FC3; cells that are black in the photo lie outside it and do not count.
[[nodiscard]] std::vector<cv::Vec3d> light_gain(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                                std::span<const Place> places, cv::Size2d board_mm);

}  // namespace railref::vision
