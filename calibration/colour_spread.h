#pragma once

#include <opencv2/core.hpp>

namespace railref::calibration {

/// How far a picture's colours lie on average from what brightness alone says of them, 0..255 (root mean square, of Cr
/// and Cb together). 0 in black and white and in sepia, 10 to 25 in photos of boards. `bgr` is CV_8UC3, not empty.
[[nodiscard]] double colour_spread(const cv::Mat& bgr);

}  // namespace railref::calibration
