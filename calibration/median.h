#pragma once

#include <algorithm>
#include <cstddef>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace railref::calibration {

/// The middle value, of two the greater; there is at least one. Leaves them in another order.
template <class Value>
[[nodiscard]] Value median(std::vector<Value>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Channel by channel over all pixels of all pictures (CV_8UC3), of which there is at least one.
[[nodiscard]] cv::Vec3b median_colour(std::span<const cv::Mat> pictures);

}  // namespace railref::calibration
