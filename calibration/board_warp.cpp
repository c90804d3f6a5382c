#include "calibration/board_warp.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace railref::calibration {

namespace {

/// Columns of the homography from centred board millimetres to pixels around the picture's middle.
cv::Matx33d centred(const cv::Matx33d& photo_from_board, cv::Size2d face_mm, cv::Size photo) {
    const cv::Matx33d board_from_mm(1 / face_mm.width, 0, 0.5, 0, 1 / face_mm.height, 0.5, 0, 0, 1);
    const cv::Matx33d middle(1, 0, -photo.width / 2.0, 0, 1, -photo.height / 2.0, 0, 0, 1);
    cv::Matx33d h = middle * photo_from_board * board_from_mm;
    return h * (1 / h(2, 2));  // the middle of the board lies in front of the camera
}

/// How badly focal length f explains the homography: both board axes must be equally long and at right angles
/// (Zhang 2000, section 2.4), and phones have f near 0.8 long sides.
double misfit(const cv::Matx33d& h, double f, double long_side) {
    const auto column = [&](int c) { return cv::Vec3d(h(0, c) / f, h(1, c) / f, h(2, c)); };
    const cv::Vec3d a = column(0);
    const cv::Vec3d b = column(1);
    const double scale = std::sqrt(a.dot(a) * b.dot(b));
    const double angle = a.dot(b) / scale;
    const double length = (a.dot(a) - b.dot(b)) / scale;
    const double odd = std::log(f / (0.8 * long_side));
    return (angle * angle + length * length) / (0.012 * 0.012) + odd * odd / (0.3 * 0.3);
}

double estimate_focal(const cv::Matx33d& h, double long_side) {
    double best = long_side;
    double least = 1e300;
    for (double f = 0.45 * long_side; f < 4 * long_side; f *= 1.03)
        if (const double m = misfit(h, f, long_side); m < least) {
            least = m;
            best = f;
        }
    return best;
}

}  // namespace

std::vector<cv::Point2f> corners_of(const BoardWarp& warp) {
    std::vector<cv::Point2f> corners;
    for (const cv::Point2f corner : {cv::Point2f(0, 0), cv::Point2f(1, 0), cv::Point2f(1, 1), cv::Point2f(0, 1)})
        corners.push_back(warp.project(corner));
    return corners;
}

cv::Size2d size_mm(const maps::BoardMap& map) { return {map.width_mm(), height_mm(map)}; }

double height_mm(const maps::BoardMap& map) { return map.width_mm() / map.aspect(); }

cv::Point2f BoardWarp::bend_at(cv::Point2f board) const {
    if (bend.empty()) return {0, 0};
    const float x = std::clamp(board.x, 0.F, 1.F) * static_cast<float>(bend.cols - 1);
    const float y = std::clamp(board.y, 0.F, 1.F) * static_cast<float>(bend.rows - 1);
    const int x0 = std::min(static_cast<int>(x), bend.cols - 2);
    const int y0 = std::min(static_cast<int>(y), bend.rows - 2);
    const float u = x - static_cast<float>(x0);
    const float v = y - static_cast<float>(y0);
    const auto* top = bend.ptr<cv::Vec2f>(y0) + x0;
    const auto* bottom = bend.ptr<cv::Vec2f>(y0 + 1) + x0;
    const cv::Vec2f b = (top[0] * (1 - u) + top[1] * u) * (1 - v) + (bottom[0] * (1 - u) + bottom[1] * u) * v;
    return {b[0], b[1]};
}

cv::Point2f BoardWarp::project(cv::Point2f board, double height) const {
    const cv::Point2f p = board + bend_at(board);
    const cv::Vec3d pixel = photo_from_board * cv::Vec3d(p.x, p.y, 1) + height * up;
    // A point behind the camera is nowhere in the photo.
    if (pixel[2] * photo_from_board(2, 2) <= 0) return {-1e6F, -1e6F};
    return {static_cast<float>(pixel[0] / pixel[2]), static_cast<float>(pixel[1] / pixel[2])};
}

cv::Vec3d estimate_up(const cv::Matx33d& photo_from_board, cv::Size2d face_mm, cv::Size photo) {
    const cv::Matx33d h = centred(photo_from_board, face_mm, photo);
    const double f = estimate_focal(h, std::max(photo.width, photo.height));
    const cv::Vec3d a(h(0, 0) / f, h(1, 0) / f, h(2, 0));
    const cv::Vec3d b(h(0, 1) / f, h(1, 1) / f, h(2, 1));
    // x right and y down give a normal that points away from the viewer; pieces stand the other way.
    const cv::Vec3d away = a.cross(b) * (1 / std::sqrt(std::sqrt(a.dot(a) * b.dot(b))));
    const cv::Vec3d pixel(-away[0] * f, -away[1] * f, -away[2]);
    const cv::Vec3d up(pixel[0] + pixel[2] * photo.width / 2.0, pixel[1] + pixel[2] * photo.height / 2.0, pixel[2]);
    // centred() divided by the third coordinate at the board's middle; undo that.
    const double depth = photo_from_board(2, 0) * 0.5 + photo_from_board(2, 1) * 0.5 + photo_from_board(2, 2);
    return up * depth;
}

cv::Mat rectify(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d face_mm, double px_per_mm, double above_mm) {
    const cv::Size2f face(face_mm * px_per_mm);
    const cv::Size size(cvRound(face.width), cvRound(face.height));
    cv::Mat sources(size, CV_32FC2);
    cv::parallel_for_({0, size.height}, [&](const cv::Range& range) {
        for (int y = range.start; y < range.end; ++y) {
            auto* row = sources.ptr<cv::Vec2f>(y);
            for (int x = 0; x < size.width; ++x) {
                const cv::Point2f board((static_cast<float>(x) + 0.5F) / face.width,
                                        (static_cast<float>(y) + 0.5F) / face.height);
                const cv::Point2f p = warp.project(board, above_mm);
                row[x] = {p.x, p.y};
            }
        }
    });
    cv::Mat view;
    cv::remap(photo, view, sources, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    return view;
}

bool is_inside(cv::Size photo, cv::Point2f pixel) {
    return cv::Rect2f(-0.5F, -0.5F, static_cast<float>(photo.width), static_cast<float>(photo.height)).contains(pixel);
}

double visible_share(const BoardWarp& warp, cv::Size photo) {
    constexpr int steps = 40;
    int inside = 0;
    for (int y = 0; y < steps; ++y)
        for (int x = 0; x < steps; ++x) {
            const cv::Point2f p = warp.project(
                cv::Point2f((static_cast<float>(x) + 0.5F) / steps, (static_cast<float>(y) + 0.5F) / steps));
            inside += is_inside(photo, p) ? 1 : 0;
        }
    return static_cast<double>(inside) / (steps * steps);
}

}  // namespace railref::calibration
