#pragma once

#include <opencv2/core.hpp>
#include <span>

#include "calibration/board_profile.h"

namespace railref::vision {

/// Of several views of the roofs' plane, each from another hypothesis about how pieces lean, the index of the one under
/// which the first look is surest of what stands on the spaces; the first unless another is clearly surer. All views
/// are CV_8UC3 in the photo's light (top_views.h). `roofs` must not be empty.
[[nodiscard]] std::size_t surest_lean(const cv::Mat& surface, std::span<const cv::Mat> roofs,
                                      const calibration::BoardProfile& profile);

}  // namespace railref::vision
