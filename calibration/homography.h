#pragma once

#include <opencv2/core.hpp>

namespace railref::calibration {

/// Where a homography takes a point; infinitely far on the horizon.
template <class Number>
[[nodiscard]] cv::Point_<Number> moved(const cv::Matx33d& h, cv::Point_<Number> p) {
    const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
    return {static_cast<Number>(q[0] / q[2]), static_cast<Number>(q[1] / q[2])};
}

/// Pixels of a picture made `x` times as wide and `y` times as high <- its own; in both, centres are whole numbers.
[[nodiscard]] inline cv::Matx33d resized(double x, double y) { return {x, 0, (x - 1) / 2, 0, y, (y - 1) / 2, 0, 0, 1}; }
[[nodiscard]] inline cv::Matx33d resized(double by) { return resized(by, by); }

}  // namespace railref::calibration
