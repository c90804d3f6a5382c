#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "calibration/find_face.h"

namespace railref::calibration {

/// From about where the board lies to about a pixel: the homography again from many features, then a smooth bend for
/// lens, folds and the differences of another printing. `gray` is CV_8U. Nothing where the features disagree.
[[nodiscard]] std::optional<FaceFix> place_face(const cv::Mat& gray, const cv::Matx33d& about,
                                                const FaceProfile& profile);

/// How far apart two places of one board in a photo are: on the board, at the corner where that is most, in boards.
[[nodiscard]] double apart(const cv::Matx33d& photo_from_board, const cv::Matx33d& other);

/// A board seen from its printed side, not folded over by perspective, of a size that can be read in a picture of
/// `photo` pixels.
[[nodiscard]] bool is_plausible(const cv::Matx33d& photo_from_board, cv::Size photo);

}  // namespace railref::calibration
