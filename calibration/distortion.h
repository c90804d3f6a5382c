#pragma once

#include <opencv2/core.hpp>

namespace railref::calibration {

/// Radial distortion: a pinhole's pixel p lands at c + (p - c)(1 + k1 r^2), c the picture's centre, r in half
/// diagonals. With k1 < 0 that turns back far outside the picture and would end inside it again: what lies beyond the
/// turn lands where it turns.
class Distortion {
public:
    /// `photo`: size of the picture in pixels.
    Distortion(cv::Size photo, double k1);

    [[nodiscard]] cv::Point2f bent(cv::Point2f pinhole) const;
    /// Of a pixel in or near the picture.
    [[nodiscard]] cv::Point2f straight(cv::Point2f pixel) const;

private:
    cv::Point2f centre_;
    float k1_per_px2_;
    float turns_px2_;  ///< squared distance from the centre
};

}  // namespace railref::calibration
