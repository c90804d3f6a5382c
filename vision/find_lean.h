#pragma once

#include <opencv2/core.hpp>

#include "calibration/find_board.h"

namespace railref::vision {

/// BoardWarp::up as the pieces show it.
///
/// The homography tells the camera's pose, and with it where the roofs of pieces appear, only where the picture is as
/// the camera took it: phones straighten pictures, people crop them, and then pieces lean where no camera could see
/// them so. Whatever was done to the picture, the pieces lean away from one point of space, the camera. So two
/// hypotheses are weighed: the pose that the homography implies, and the camera that puts most coloured plastic over
/// spaces that are not printed in that colour. `print` is BoardView::print.
[[nodiscard]] cv::Vec3d find_up(const cv::Mat& print, const calibration::BoardFix& fix);

}  // namespace railref::vision
