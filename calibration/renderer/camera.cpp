#include "calibration/renderer/camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace railref::renderer {

namespace {

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

Vec3 row(const cv::Matx33d& m, int i) { return {m(i, 0), m(i, 1), m(i, 2)}; }

// The box around the board's corners, in pixels; they are all before the camera when it stands farther off than the
// board is wide.
cv::Rect2d board_in_picture(const Camera& camera, cv::Size2d face_mm, cv::Size size) {
    const Projection projection(camera, size);
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (const maps::Point corner : {maps::Point{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
        const auto seen = projection.project(world_of(face_mm, corner));
        if (!seen) continue;
        low = {std::min(low.x, seen->pixel.x), std::min(low.y, seen->pixel.y)};
        high = {std::max(high.x, seen->pixel.x), std::max(high.y, seen->pixel.y)};
    }
    return {low, high};
}

}  // namespace

Projection::Projection(const Camera& camera, cv::Size size)
    : focal_px_(camera.focal * std::max(size.width, size.height)),
      k1_per_px2_(camera.k1 * 4 / (double(size.width) * size.width + double(size.height) * size.height)),
      centre_((size.width - 1) / 2.0, (size.height - 1) / 2.0) {
    const double tilt = radians(camera.tilt_deg);
    const double azimuth = radians(camera.azimuth_deg);
    const Vec3 back(std::sin(tilt) * std::sin(azimuth), -std::sin(tilt) * std::cos(azimuth), std::cos(tilt));
    position_ = camera.target + back * camera.distance_mm;
    const Vec3 forward = -back;
    const Vec3 level(std::cos(azimuth), std::sin(azimuth), 0);
    const Vec3 steep = forward.cross(level);
    const double roll = radians(camera.roll_deg);
    const Vec3 right = level * std::cos(roll) - steep * std::sin(roll);
    const Vec3 down = forward.cross(right);
    rotation_ = {right[0], right[1], right[2], down[0], down[1], down[2], forward[0], forward[1], forward[2]};
    world_from_camera_ = rotation_.t();
}

std::optional<Projection::Seen> Projection::project(const Vec3& world) const {
    const Vec3 p = rotation_ * (world - position_);
    if (p[2] <= 1.0) return std::nullopt;
    const cv::Point2d straight(p[0] / p[2] * focal_px_, p[1] / p[2] * focal_px_);
    return Seen{centre_ + straight * bend(straight), p[2]};
}

Vec3 Projection::ray(cv::Point2d pixel) const {
    const cv::Point2d bent = pixel - centre_;
    cv::Point2d straight = bent;
    for (int i = 0; i < 3; ++i) {  // k1 is a few thousandths: three steps are exact to a thousandth of a pixel
        straight = bent / bend(straight);
    }
    return world_from_camera_ * Vec3(straight.x / focal_px_, straight.y / focal_px_, 1.0);
}

Camera framed(Camera camera, cv::Size2d face_mm, cv::Size size, double share) {
    for (int i = 0; i < 40; ++i) {
        const cv::Rect2d seen = board_in_picture(camera, face_mm, size);
        const Projection projection(camera, size);
        const cv::Point2d off = (seen.tl() + seen.br()) / 2 - cv::Point2d(size.width / 2.0, size.height / 2.0);
        const double mm_per_px = camera.distance_mm / projection.focal_px();
        Vec3 right = row(projection.rotation(), 0);
        Vec3 down = row(projection.rotation(), 1);
        right[2] = down[2] = 0;
        // Half steps: moving the target also changes the perspective, and full steps may swing.
        camera.target += (right * off.x + normalised(down) * off.y) * (0.5 * mm_per_px);
        const double filled = std::max(seen.width / size.width, seen.height / size.height);
        camera.distance_mm *= std::clamp(std::sqrt(filled / share), 0.8, 1.25);
    }
    return camera;
}

FittedHomography fit_homography(const Projection& projection, cv::Size2d face_mm) {
    constexpr int steps = 12;
    std::vector<std::pair<maps::Point, cv::Point2d>> pairs;
    double scale = 1;
    for (int i = 0; i <= steps; ++i) {
        for (int j = 0; j <= steps; ++j) {
            const maps::Point p{double(i) / steps, double(j) / steps};
            const auto seen = projection.project(world_of(face_mm, p));
            if (!seen) continue;
            pairs.emplace_back(p, seen->pixel);
            scale = std::max({scale, std::abs(seen->pixel.x), std::abs(seen->pixel.y)});
        }
    }
    cv::Mat rows(static_cast<int>(pairs.size()) * 2, 9, CV_64F, cv::Scalar(0));
    int at = 0;
    for (const auto& [p, pixel] : pairs) {
        const double x = p.x - 0.5;
        const double y = p.y - 0.5;
        const double u = pixel.x / scale;
        const double v = pixel.y / scale;
        const cv::Matx<double, 1, 9> first(x, y, 1, 0, 0, 0, -u * x, -u * y, -u);
        const cv::Matx<double, 1, 9> second(0, 0, 0, x, y, 1, -v * x, -v * y, -v);
        cv::Mat(first).copyTo(rows.row(at++));
        cv::Mat(second).copyTo(rows.row(at++));
    }
    cv::Mat h;
    cv::SVD::solveZ(rows, h);
    const cv::Matx33d centred(h.ptr<double>());
    const cv::Matx33d unscale(scale, 0, 0, 0, scale, 0, 0, 0, 1);
    const cv::Matx33d shift(1, 0, -0.5, 0, 1, -0.5, 0, 0, 1);
    FittedHomography fit{unscale * centred * shift, 0};
    fit.matrix *= 1 / fit.matrix(2, 2);
    for (const auto& [p, pixel] : pairs) {
        fit.max_error_px = std::max(fit.max_error_px, cv::norm(mapped(fit.matrix, p) - pixel));
    }
    return fit;
}

cv::Point2d mapped(const cv::Matx33d& matrix, maps::Point p) {
    const Vec3 q = matrix * Vec3(p.x, p.y, 1);
    return {q[0] / q[2], q[1] / q[2]};
}

}  // namespace railref::renderer
