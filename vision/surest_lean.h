#pragma once

#include <opencv2/core.hpp>
#include <span>

#include "calibration/board_profile.h"
#include "vision/find_lean.h"

namespace railref::vision {

/// The index of the lean under which the first look is surest of what stands on the spaces and the pieces fit best; the
/// first unless another is clearly better. `roofs` are the views of the roofs' plane under each of `leans`, which come
/// in steps the same way, so the search ends where a step helps no more. Views are CV_8UC3 in the photo's light
/// (top_views.h). `leans` must not be empty.
[[nodiscard]] std::size_t surest_lean(const cv::Mat& surface, std::span<const cv::Mat> roofs,
                                      std::span<const Lean> leans, const calibration::BoardProfile& profile);

}  // namespace railref::vision
