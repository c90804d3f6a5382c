#include "calibration/level_view.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "calibration/homography.h"

namespace railref::calibration {

namespace {

constexpr double kFocal = 0.75;      // long sides of the picture: a phone's main camera
constexpr double kTiltDeg = 55;      // features bear 20 degrees more or less
constexpr double kFlattestDeg = 74;  // from the vertical: farther off the table shows nothing that could be recognised

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

/// Turns the camera down until it looks straight at the table. Radians.
cv::Matx33d turn_to_table(double tilt, double direction) {
    const cv::Matx33d about_axis(std::cos(direction), std::sin(direction), 0, -std::sin(direction), std::cos(direction),
                                 0, 0, 0, 1);
    // Tilt about the axis across the receding direction, which about_axis made x.
    const cv::Matx33d down(std::cos(tilt), 0, std::sin(tilt), 0, 1, 0, -std::sin(tilt), 0, std::cos(tilt));
    return about_axis.t() * down * about_axis;
}

cv::Rect2d bounds(const std::vector<cv::Point2d>& points) {
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (const cv::Point2d p : points) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {low, high};
}

/// Points all over what the picture shows of the table, from under the camera, in heights of the camera.
std::vector<cv::Point2d> shown(const cv::Matx33d& level_from_pixel, cv::Size size) {
    constexpr int steps = 24;
    std::vector<cv::Point2d> points;
    for (int i = 0; i <= steps; ++i)
        for (int j = 0; j <= steps; ++j) {
            const cv::Vec3d ray = level_from_pixel * cv::Vec3d((size.width - 1.0) * i / steps,  //
                                                               (size.height - 1.0) * j / steps, 1);
            if (ray[2] > 0 && std::hypot(ray[0], ray[1]) < ray[2] * std::tan(radians(kFlattestDeg)))
                points.emplace_back(ray[0] / ray[2], ray[1] / ray[2]);
        }
    return points;
}

}  // namespace

View plain_view(const cv::Mat& photo, int side) {
    // Of a picture a few pixels wide something must be left.
    const double scale = std::clamp(static_cast<double>(std::max(photo.cols, photo.rows)) / side, 1.0,
                                    static_cast<double>(std::min(photo.cols, photo.rows)));
    View view{{}, resized(scale)};
    cv::resize(photo, view.pixels, {}, 1 / scale, 1 / scale, cv::INTER_AREA);
    return view;
}

View level_view(const cv::Mat& photo, int side, double recedes_deg) {
    const View plain = plain_view(photo, side);
    const cv::Size size = plain.pixels.size();
    const double focal = kFocal * std::max(size.width, size.height);
    const double tilt = radians(kTiltDeg);
    const cv::Matx33d ray_from_pixel(1 / focal, 0, -(size.width - 1) / (2 * focal),   //
                                     0, 1 / focal, -(size.height - 1) / (2 * focal),  //
                                     0, 0, 1);
    const cv::Matx33d level_from_pixel = turn_to_table(tilt, radians(recedes_deg)) * ray_from_pixel;
    const cv::Rect2d box = bounds(shown(level_from_pixel, size));
    // In the middle of the picture the table is 1 / cos(tilt) heights away.
    const double px = focal * std::cos(tilt);
    const cv::Matx33d view_from_level(px, 0, -box.x * px, 0, px, -box.y * px, 0, 0, 1);
    const cv::Matx33d plain_from_view = (view_from_level * level_from_pixel).inv();
    View view{{}, plain.photo_from_view * plain_from_view};
    cv::warpPerspective(plain.pixels, view.pixels, plain_from_view, {cvCeil(box.width * px), cvCeil(box.height * px)},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return view;
}

}  // namespace railref::calibration
