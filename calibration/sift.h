#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/scale_space.h"

namespace railref::calibration {

inline constexpr int kSiftDimensions = 128;  ///< 4 x 4 cells of 8 directions

/// A keypoint and where its gradients point.
struct DirectedKeypoint : Keypoint {
    float angle = 0;  ///< degrees, counter-clockwise
};

/// Each in the direction of most gradients around, and again in others that have nearly as many (Lowe 2004, section 5).
[[nodiscard]] std::vector<DirectedKeypoint> in_their_directions(const ScaleSpace& space,
                                                                const std::vector<Keypoint>& keypoints);

/// SIFT (Lowe 2004, section 6), of the gradients at every second pixel: CV_32F, one row of kSiftDimensions each, whole
/// numbers up to 255, of length 512.
[[nodiscard]] cv::Mat describe(const ScaleSpace& space, const std::vector<DirectedKeypoint>& keypoints);

}  // namespace railref::calibration
