#pragma once

#include <opencv2/core.hpp>

namespace railref::calibration {

/// A photo as it is searched for boards.
struct View {
    cv::Mat pixels;  ///< of the photo's type
    cv::Matx33d photo_from_view;
};

/// The photo (CV_8U or CV_8UC3), shrunk to a long side of `side` pixels if it is larger.
[[nodiscard]] View plain_view(const cv::Mat& photo, int side);

/// The photo as a phone looking straight down would have seen the table, if it was taken aslant and the table recedes
/// in this direction of the picture (0: to the right, 90: downwards, 270: upwards, as where one sits at the table). A
/// camera that turns about its centre moves all pixels by a homography (Hartley & Zisserman 2004, section 8.4.2), so
/// the board is seen nearly from above wherever it lies, its far side as large as its near one. `side` as for
/// plain_view; in its middle the level view has as many pixels.
[[nodiscard]] View level_view(const cv::Mat& photo, int side, double recedes_deg);

}  // namespace railref::calibration
