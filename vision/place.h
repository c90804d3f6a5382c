#pragma once

#include <opencv2/core.hpp>

namespace railref::vision {

/// A place on the board to be looked at: a train space, its long side along the angle, or a city, upright.
struct Place {
    cv::Point2d centre_mm;  ///< from the board's top left corner
    double angle_rad = 0;   ///< clockwise from the board's x axis
};

}  // namespace railref::vision
