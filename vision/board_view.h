#pragma once

#include <opencv2/core.hpp>

#include "calibration/find_face.h"
#include "vision/plastics.h"
#include "vision/top_views.h"

namespace railref::vision {

/// A board in one photo as seen from above. In the profile's light means: a smooth gain per colour channel is taken
/// out, so that the empty board looks as the profile remembers it.
struct BoardView {
    TopViews top;   ///< in the photo's own light; roofs where they are, lower than kRoofMm in some editions
    cv::Mat print;  ///< the board's surface in the profile's light, CV_8UC3
    cv::Mat burnt;  ///< CV_8U, 255 where the photo is burnt out at the surface
};

/// Corrects `fix.warp.up` by what the pieces show (find_lean.h), and looks at their roofs as high as they seem to be.
/// `plastics`: of the edition at hand (plastics.h).
[[nodiscard]] BoardView view_board(const cv::Mat& photo, calibration::BoardFix& fix, const Plastics& plastics);

}  // namespace railref::vision
