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

cv::Point2f moved(const cv::Matx33d& h, cv::Point2f p) {
    const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
    return {static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2])};
}

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

/// Aimed beside the board's middle, and nearer, until so much of the board is outside the picture.
Camera with_outside(Camera camera, double outside, double beside_deg, cv::Size2d face_mm, cv::Size size) {
    const double beside = beside_deg * std::numbers::pi / 180;
    camera.target += renderer::Vec3(face_mm.width * std::cos(beside), face_mm.height * std::sin(beside), 0) * 0.2;
    double nearest = 100;
    double farthest = 1.5 * camera.distance_mm;
    for (int round = 0; round < 25; ++round) {
        camera.distance_mm = (nearest + farthest) / 2;
        (share_outside(camera, face_mm, size) > outside ? nearest : farthest) = camera.distance_mm;
    }
    return camera;
}

Camera camera_at(const Viewpoint& from, cv::Size2d face_mm, cv::Size size) {
    Camera camera;
    camera.distance_mm = 1500;
    camera.tilt_deg = from.tilt_deg;
    camera.azimuth_deg = from.azimuth_deg;
    camera.roll_deg = from.roll_deg;
    camera = renderer::framed(camera, face_mm, size, 0.92);
    // Which side is cut off follows from the angles, so that every side has its turn.
    return from.outside > 0 ? with_outside(camera, from.outside, 3 * from.azimuth_deg + from.roll_deg, face_mm, size)
                            : camera;
}

/// What lies around the board where the photo ends: a brown table with some grain.
cv::Mat table(cv::Size size) {
    cv::Mat grain(size, CV_8UC3);
    cv::RNG(3).fill(grain, cv::RNG::NORMAL, cv::Scalar(70, 95, 120), cv::Scalar::all(60));
    cv::GaussianBlur(grain, grain, {}, 9, 2);
    return grain;
}

}  // namespace

cv::Point2f SlantedView::seen_at(const BoardFix& fix, cv::Point2f board) const {
    return moved(view_from_photo, fix.warp.project(board));
}

SlantedView slanted_view(const cv::Mat& photo, const BoardFix& fix, const Viewpoint& from) {
    const cv::Size size(from.width, from.width * 3 / 4);
    const cv::Size2d face_mm = fix.profile->size_mm;
    const Projection projection(camera_at(from, face_mm, size), size);
    const cv::Matx33d view_from_board = renderer::fit_homography(projection, face_mm).matrix;
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
