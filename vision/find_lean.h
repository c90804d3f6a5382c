#pragma once

#include <opencv2/core.hpp>

#include "calibration/find_board.h"

namespace railref::vision {

/// How far the roofs of pieces really lie from where the warp puts them, millimetres on the board at kRoofMm.
///
/// The homography tells the camera's pose only where the picture is as the camera took it: phones straighten pictures,
/// people crop them, and then pieces lean where no camera could see them so. The pieces tell: the lean is where most
/// coloured plastic lies over spaces that are not printed in that colour. `print` is BoardView::print.
[[nodiscard]] cv::Point2f find_lean(const cv::Mat& print, const calibration::BoardFix& fix);

}  // namespace railref::vision
