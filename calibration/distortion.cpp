#include "calibration/distortion.h"

#include <cmath>
#include <limits>

namespace railref::calibration {

namespace {

double square(double x) { return x * x; }

}  // namespace

Distortion::Distortion(cv::Size photo, double k1)
    : centre_(static_cast<float>(photo.width - 1) / 2, static_cast<float>(photo.height - 1) / 2),
      k1_per_px2_(static_cast<float>(4 * k1 / (square(photo.width) + square(photo.height)))),
      turns_px2_(k1_per_px2_ < 0 ? -1 / (3 * k1_per_px2_) : std::numeric_limits<float>::max()) {}

cv::Point2f Distortion::bent(cv::Point2f pinhole) const {
    const cv::Point2f d = pinhole - centre_;
    const float r2 = d.dot(d);
    if (r2 > turns_px2_) return centre_ + d * (std::sqrt(turns_px2_ / r2) * (1 + k1_per_px2_ * turns_px2_));
    return centre_ + d * (1 + k1_per_px2_ * r2);
}

cv::Point2f Distortion::straight(cv::Point2f pixel) const {
    const cv::Point2f bent = pixel - centre_;
    cv::Point2f d = bent;
    for (int round = 0; round < 4; ++round) d = bent * (1 / (1 + k1_per_px2_ * d.dot(d)));
    return centre_ + d;
}

}  // namespace railref::calibration
