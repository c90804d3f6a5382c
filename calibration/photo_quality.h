#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "calibration/board_warp.h"

namespace railref::calibration {

/// How good a photo of a board is to learn the board from.
struct PhotoQuality {
    double visible = 0;     ///< share of the board inside the photo
    double px_per_mm = 0;   ///< where the board is smallest, in its most foreshortened direction
    double slant_deg = 0;   ///< from straight above, in the middle of the board
    double detail = 0;      ///< of the most blurred sixth: share of its gradients that a further blur takes away, 0..1
    double evenness = 0;    ///< of the most shaken sixth: detail across the shake over detail along it, 0..1
    double burnt = 0;       ///< share of the board that is burnt out
    double brightness = 0;  ///< mean, 0..255
    double colours = 0;     ///< colour_spread.h
};

/// `photo` is CV_8UC3. Detail after Crete, Dolmiere, Ladret and Nicolas 2007 ("The blur effect"): what is blurred
/// already loses little by more blur. It does not depend on what is printed, nor on the light.
[[nodiscard]] PhotoQuality judge_photo(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d face_mm);

/// What speaks against the photo, and what to do about it: "expected ..., found ...". Nothing where it will do.
[[nodiscard]] std::optional<std::string> fault_of(const PhotoQuality& quality, cv::Size2d face_mm);

}  // namespace railref::calibration
