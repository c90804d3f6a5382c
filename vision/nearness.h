#pragma once

#include <limits>
#include <opencv2/core.hpp>
#include <span>

#include "vision/place.h"

namespace railref::vision {

/// How much places speak for each other, 1 down to 0: a Gaussian of their distance, `near_mm` its standard deviation;
/// 0 from `far_mm` on. Symmetric, one row and one column per place.
[[nodiscard]] cv::Mat1d nearness(std::span<const Place> places, double near_mm,
                                 double far_mm = std::numeric_limits<double>::infinity());

/// What each place (a row) hears from all: the sum of what they `said` (a row each, of any width), each as loud as it
/// is near.
[[nodiscard]] cv::Mat1d heard(const cv::Mat1d& near, const cv::Mat1d& said);

}  // namespace railref::vision
