#pragma once

#include <cmath>
#include <opencv2/core.hpp>
#include <optional>
#include <span>

#include "calibration/renderer/pieces.h"

namespace railref::renderer {

/// Mean colour of a small square around a pixel.
inline cv::Vec3d colour_around(const cv::Mat& picture, cv::Point2d at, int radius) {
    const cv::Rect square = cv::Rect(cvRound(at.x) - radius, cvRound(at.y) - radius, 2 * radius + 1, 2 * radius + 1) &
                            cv::Rect({0, 0}, picture.size());
    const cv::Scalar mean = cv::mean(picture(square));
    return {mean[0], mean[1], mean[2]};
}

/// Hue in degrees and saturation 0..1 of a BGR colour, whatever its scale.
struct Hue {
    double degrees = 0;
    double saturation = 0;
};

inline Hue hue_of(const cv::Vec3d& bgr) {
    const double high = std::max({bgr[0], bgr[1], bgr[2]});
    const double low = std::min({bgr[0], bgr[1], bgr[2]});
    if (high <= 0) return {};
    const double x = bgr[2] - 0.5 * (bgr[1] + bgr[0]);
    const double y = std::sqrt(3.0) / 2 * (bgr[1] - bgr[0]);
    const double degrees = std::atan2(y, x) * 180 / CV_PI;
    return {degrees < 0 ? degrees + 360 : degrees, (high - low) / high};
}

inline double hue_distance(double a, double b) {
    const double d = std::abs(a - b);
    return std::min(d, 360 - d);
}

/// The plastic that a plain look at a pixel's colour names: black and white by lack of colour, else the nearest hue.
inline std::optional<maps::PlayerColour> plastic_seen(const cv::Vec3d& bgr,
                                                      std::span<const maps::PlayerColour> colours) {
    const Hue seen = hue_of(bgr);
    const double bright = std::max({bgr[0], bgr[1], bgr[2]});
    std::optional<maps::PlayerColour> nearest;
    double least = 1e9;
    for (const maps::PlayerColour colour : colours) {
        const bool unsaturated = colour == maps::PlayerColour::black || colour == maps::PlayerColour::white;
        if (unsaturated != (seen.saturation < 0.3)) continue;
        const double off = unsaturated ? std::abs(bright - (colour == maps::PlayerColour::black ? 40 : 230))
                                       : hue_distance(seen.degrees, hue_of(plastic(colour)).degrees);
        if (off < least) {
            least = off;
            nearest = colour;
        }
    }
    return nearest;
}

}  // namespace railref::renderer
