#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/find_face.h"
#include "vision/plastics.h"

namespace railref::vision {

/// A hypothesis about how pieces lean.
struct Lean {
    cv::Vec3d up;    ///< what BoardWarp::up would be
    double fit = 0;  ///< well-seen pieces that it puts on their spaces
};

/// What BoardWarp::up may be: the pose's first, then in steps away from it.
///
/// The homography tells the camera's pose, and with it where the roofs of pieces appear, only where the picture is as
/// the camera took it: phones straighten pictures, people crop them, and then pieces lean where no camera could see
/// them so. Whatever was done to the picture, the pieces lean away from one point of space, the camera. So beside the
/// pose that the homography implies there is the camera that puts most coloured plastic over spaces that are not
/// printed in that colour, where the pieces speak for it, and the one half way, since people lay their trains askew.
/// `print` is BoardView::print.
[[nodiscard]] std::vector<Lean> possible_leans(const cv::Mat& print, const calibration::BoardFix& fix,
                                               const Plastics& plastics);

}  // namespace railref::vision
