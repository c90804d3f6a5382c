#pragma once

#include <opencv2/core.hpp>

namespace railref::calibration {

/// Where a homography takes a point; infinitely far on the horizon.
template <class Number>
[[nodiscard]] cv::Point_<Number> moved(const cv::Matx33d& h, cv::Point_<Number> p) {
    const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
    return {static_cast<Number>(q[0] / q[2]), static_cast<Number>(q[1] / q[2])};
}

}  // namespace railref::calibration
