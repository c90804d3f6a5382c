#pragma once

#include <opencv2/core.hpp>

#include "calibration/find_board.h"

namespace railref::vision {

/// Top views of a board in one photo, in the light of its profile: a smooth gain per colour channel is taken out, so
/// that the empty board looks as the profile remembers it.
struct BoardView {
    cv::Mat print;  ///< the board's surface, CV_8UC3, kViewPxPerMm
    cv::Mat roofs;  ///< the plane kRoofMm above it, where the tops of pieces lie
    cv::Mat burnt;  ///< CV_8U, 255 where the photo itself is burnt out at the surface
};

inline constexpr double kViewPxPerMm = 1.25;
inline constexpr double kRoofMm = 9.5;  ///< of a train's roof; trains are about 10 mm high

/// Corrects `fix.warp.up` by what the pieces show (find_lean.h).
[[nodiscard]] BoardView view_board(const cv::Mat& photo, calibration::BoardFix& fix);

}  // namespace railref::vision
