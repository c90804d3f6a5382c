#include "slanted_view.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/camera.h"

namespace railref::tests {

namespace {

using calibration::BoardFix;
using renderer::Camera;
using renderer::Projection;
using renderer::Vec3;

constexpr double kDegrees = 180 / std::numbers::pi;  // in a radian

cv::Point2f moved(const cv::Matx33d& h, cv::Point2f p) {
    const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
    return {static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2])};
}

cv::Size picture_size(const Viewpoint& from) { return {from.width, from.width * 3 / 4}; }

double share_outside(const Camera& camera, cv::Size2d face_mm, cv::Size size) {
    constexpr int steps = 40;
    const Projection projection(camera, size);
    int outside = 0;
    for (int i = 0; i < steps; ++i)
        for (int j = 0; j < steps; ++j) {
            const auto seen = projection.project(renderer::world_of(face_mm, {(i + 0.5) / steps, (j + 0.5) / steps}));
            outside += !seen || !cv::Rect2d(0, 0, size.width, size.height).contains(seen->pixel) ? 1 : 0;
        }
    return static_cast<double>(outside) / (steps * steps);
}

/// Held at `position`, aimed at `target`.
Camera aimed(Camera camera, const Vec3& position, const Vec3& target) {
    const Vec3 back = position - target;
    camera.target = target;
    camera.distance_mm = cv::norm(back);
    camera.tilt_deg = std::acos(back[2] / camera.distance_mm) * kDegrees;
    camera.azimuth_deg = std::atan2(back[0], -back[1]) * kDegrees;
    return camera;
}

/// A fifth nearer, and turned aside until so much of the board is outside the picture; its middle is still seen from
/// the same direction.
Camera with_outside(const Camera& camera, double outside, double aside_deg, cv::Size2d face_mm, cv::Size size) {
    const double aside = aside_deg / kDegrees;
    const Vec3 step(face_mm.width * std::cos(aside), face_mm.height * std::sin(aside), 0);
    const Vec3 position = 0.8 * Projection(camera, size).position();
    const Vec3 target = 0.8 * camera.target;
    double least = 0;
    double most = 2;  // boards
    for (int round = 0; round < 25; ++round) {
        const double boards = (least + most) / 2;
        const Camera turned = aimed(camera, position, target + boards * step);
        (share_outside(turned, face_mm, size) > outside ? most : least) = boards;
    }
    return aimed(camera, position, target + least * step);
}

/// What lies around the board where the photo ends: a brown table with some grain.
cv::Mat table(cv::Size size) {
    cv::Mat grain(size, CV_8UC3);
    cv::RNG(3).fill(grain, cv::RNG::NORMAL, cv::Scalar(70, 95, 120), cv::Scalar::all(60));
    cv::GaussianBlur(grain, grain, {}, 9, 2);
    return grain;
}

}  // namespace

Camera camera_at(const Viewpoint& from, cv::Size2d face_mm) {
    const cv::Size size = picture_size(from);
    Camera camera;
    camera.tilt_deg = from.tilt_deg;
    camera.azimuth_deg = from.azimuth_deg;
    camera.roll_deg = from.roll_deg;
    const Vec3 from_middle = Projection(camera, size).position() / camera.distance_mm;
    // Framing takes the camera aside.
    for (int round = 0; round < 20; ++round) {
        const Camera framed = renderer::framed(camera, face_mm, size, 0.92);
        camera = aimed(framed, from_middle * cv::norm(Projection(framed, size).position()), framed.target);
    }
    // Which side is cut off follows from the angles, so that every side has its turn.
    return from.outside > 0 ? with_outside(camera, from.outside, 3 * from.azimuth_deg + from.roll_deg, face_mm, size)
                            : camera;
}

cv::Point2f SlantedView::seen_at(const BoardFix& fix, cv::Point2f board) const {
    return moved(view_from_photo, fix.warp.project(board));
}

SlantedView seen_by(const Camera& camera, cv::Size size, const cv::Mat& photo, const BoardFix& fix) {
    const cv::Matx33d view_from_board = renderer::fit_homography(Projection(camera, size), fix.profile->size_mm).matrix;
    SlantedView view{table(size), view_from_board * fix.warp.photo_from_board.inv()};
    // A photo with many more pixels would alias.
    const double coarser = std::max(0.3, static_cast<double>(photo.cols) / size.width * 0.5);
    cv::Mat soft;
    cv::GaussianBlur(photo, soft, {}, coarser);
    cv::Mat seen;
    cv::Mat inside;
    cv::warpPerspective(soft, seen, view.view_from_photo, size, cv::INTER_LINEAR);
    cv::warpPerspective(cv::Mat(photo.size(), CV_8U, cv::Scalar(255)), inside, view.view_from_photo, size,
                        cv::INTER_NEAREST);
    // What lies behind the camera would be mapped into the picture too.
    const cv::Matx33d photo_from_view = view.view_from_photo.inv();
    const cv::Point2f middle = moved(view_from_board, {0.5F, 0.5F});
    const auto depth = [&](double x, double y) {
        return photo_from_view(2, 0) * x + photo_from_view(2, 1) * y + photo_from_view(2, 2);
    };
    for (int y = 0; y < inside.rows; ++y)
        for (int x = 0; x < inside.cols; ++x)
            if (depth(x, y) * depth(middle.x, middle.y) <= 0) inside.at<std::uint8_t>(y, x) = 0;
    seen.copyTo(view.pixels, inside);
    return view;
}

SlantedView slanted_view(const cv::Mat& photo, const BoardFix& fix, const Viewpoint& from) {
    SlantedView view = seen_by(camera_at(from, fix.profile->size_mm), picture_size(from), photo, fix);
    view.pixels = noisy(view.pixels, from.light, from.noise);
    return view;
}

cv::Mat noisy(const cv::Mat& photo, double light, double sigma) {
    cv::Mat noise(photo.size(), CV_16SC3);
    cv::RNG(11).fill(noise, cv::RNG::NORMAL, 0, sigma);
    cv::Mat dark;
    photo.convertTo(dark, CV_16S, light);
    dark += noise;
    dark.convertTo(dark, CV_8U);
    return dark;
}

std::vector<double> placing_errors_mm(const BoardFix& found, const SlantedView& view, const BoardFix& in_photo) {
    std::vector<double> errors;
    const cv::Rect2f inside(cv::Point2f(0, 0), cv::Size2f(view.pixels.size()));
    const auto moved_mm = [&](cv::Point2f board, cv::Point2f pixels) {
        const cv::Point2f x = (found.warp.project(board + cv::Point2f(0.01F, 0)) - found.warp.project(board)) * 100;
        const cv::Point2f y = (found.warp.project(board + cv::Point2f(0, 0.01F)) - found.warp.project(board)) * 100;
        const cv::Vec2d b = cv::Matx22d(x.x, y.x, x.y, y.y).inv() * cv::Vec2d(pixels.x, pixels.y);
        return std::hypot(b[0] * found.profile->size_mm.width, b[1] * found.profile->size_mm.height);
    };
    for (const maps::Space& space : in_photo.profile->spaces) {
        const cv::Point2f board(cv::Point2d(space.centre.x, space.centre.y));
        const cv::Point2f there = view.seen_at(in_photo, board);
        if (inside.contains(there)) errors.push_back(moved_mm(board, found.warp.project(board) - there));
    }
    std::ranges::sort(errors);
    return errors;
}

}  // namespace railref::tests
