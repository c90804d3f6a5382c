#include "calibration/renderer/canvas.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace railref::renderer {

namespace {

constexpr int fraction_bits = 4;

int fixed(double px) { return cvRound(px * (1 << fraction_bits)); }
cv::Point fixed(cv::Point2d p) { return {fixed(p.x), fixed(p.y)}; }

std::vector<cv::Point> fixed(const std::vector<cv::Point2d>& points) {
    std::vector<cv::Point> out;
    out.reserve(points.size());
    for (const cv::Point2d& p : points) out.push_back(fixed(p));
    return out;
}

}  // namespace

Canvas::Canvas(int width_px, double aspect)
    : pixels_(cvRound(width_px / aspect), width_px, CV_8UC3, cv::Scalar::all(255)) {}

void Canvas::fill(const std::vector<cv::Point2d>& polygon, Ink ink) {
    const std::vector<std::vector<cv::Point>> outline{fixed(polygon)};
    cv::fillPoly(pixels_, outline, ink.bgr(), cv::LINE_AA, fraction_bits);
}

void Canvas::stroke(const std::vector<cv::Point2d>& line, Ink ink, double width_px, bool closed) {
    const std::vector<std::vector<cv::Point>> lines{fixed(line)};
    cv::polylines(pixels_, lines, closed, ink.bgr(), std::max(1, cvRound(width_px)), cv::LINE_AA, fraction_bits);
}

void Canvas::disc(cv::Point2d centre, double radius_px, Ink ink) {
    cv::circle(pixels_, fixed(centre), fixed(radius_px), ink.bgr(), cv::FILLED, cv::LINE_AA, fraction_bits);
}

void Canvas::ring(cv::Point2d centre, double radius_px, Ink ink, double width_px) {
    cv::circle(pixels_, fixed(centre), fixed(radius_px), ink.bgr(), std::max(1, cvRound(width_px)), cv::LINE_AA,
               fraction_bits);
}

void Canvas::stamp(const cv::Mat& coverage, cv::Point2d centre, double angle_deg, Ink ink, double opacity) {
    const double reach = std::hypot(coverage.cols, coverage.rows) / 2 + 2;
    const cv::Rect around = cv::Rect(cv::Point(cvFloor(centre.x - reach), cvFloor(centre.y - reach)),
                                     cv::Point(cvCeil(centre.x + reach), cvCeil(centre.y + reach))) &
                            cv::Rect({0, 0}, pixels_.size());
    if (around.empty()) return;
    const double c = std::cos(angle_deg * std::numbers::pi / 180);
    const double s = std::sin(angle_deg * std::numbers::pi / 180);
    const double dx = around.x - centre.x;
    const double dy = around.y - centre.y;
    const cv::Matx23d stencil_from_pixel(c, s, c * dx + s * dy + coverage.cols / 2.0 - 0.5,  //
                                         -s, c, -s * dx + c * dy + coverage.rows / 2.0 - 0.5);
    cv::Mat laid;
    cv::warpAffine(coverage, laid, stencil_from_pixel, around.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    const cv::Vec3d colour(ink.blue, ink.green, ink.red);
    for (int y = 0; y < around.height; ++y) {
        const uchar* cover = laid.ptr<uchar>(y);
        auto* row = pixels_.ptr<cv::Vec3b>(around.y + y) + around.x;
        for (int x = 0; x < around.width; ++x) {
            const double a = cover[x] / 255.0 * opacity;
            for (int k = 0; k < 3; ++k) row[x][k] = cv::saturate_cast<uchar>(row[x][k] * (1 - a) + colour[k] * a);
        }
    }
}

std::vector<cv::Point2d> turned_rectangle(cv::Point2d centre, double length, double width, double angle_deg) {
    const double angle = angle_deg * std::numbers::pi / 180;
    const cv::Point2d along(std::cos(angle) * length / 2, std::sin(angle) * length / 2);
    const cv::Point2d across(-std::sin(angle) * width / 2, std::cos(angle) * width / 2);
    return {centre - along - across, centre + along - across, centre + along + across, centre - along + across};
}

}  // namespace railref::renderer
