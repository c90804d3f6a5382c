#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>

#include "calibration/board_profile.h"
#include "calibration/board_warp.h"

namespace railref::calibration {

/// A board found in a photo.
struct BoardFix {
    const BoardProfile* profile = nullptr;
    BoardWarp warp;
    int inliers = 0;
    double error_px = 0;  ///< median distance of the inliers from where the warp puts them
};

/// Finds the board of one of the profiles, at any rotation; of several, the one that fits best by a clear margin.
/// `photo` is CV_8UC3 or CV_8U. Nothing where none fits.
[[nodiscard]] std::optional<BoardFix> find_board(const cv::Mat& photo, std::span<const BoardProfile* const> profiles);

}  // namespace railref::calibration
