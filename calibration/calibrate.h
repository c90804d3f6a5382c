#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <string>

#include "calibration/board_profile.h"
#include "maps/result.h"

namespace railref::calibration {

/// A profile of the user's own copy of a board, from one photo (CV_8UC3, upright) of it empty. The board is found by
/// `known` profiles, of other boards too, else by its outline and the printed colours of its routes; nobody clicks
/// corners. Errors say what is wrong with the photo: no board or another one, cut off, aslant, too small, dark, glare,
/// blurred.
[[nodiscard]] maps::Result<BoardProfile> calibrate(const cv::Mat& photo, const std::string& file,
                                                   const maps::BoardMap& map,
                                                   std::span<const BoardProfile* const> known);

}  // namespace railref::calibration
