#pragma once

#include <opencv2/core.hpp>
#include <span>

#include "vision/place.h"

namespace railref::vision {

/// How much places speak for each other, 1 down to 0: a Gaussian of their distance, `near_mm` its standard deviation.
/// Symmetric, one row and one column per place.
[[nodiscard]] cv::Mat1d nearness(std::span<const Place> places, double near_mm);

}  // namespace railref::vision
