#include "calibration/renderer/shadow.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace railref::renderer {

namespace {

constexpr double pi = std::numbers::pi;
constexpr int lamp_samples = 28;
constexpr int room_samples = 48;

// Averages many sharp shadows: `throw_shadow(vertex, sample)` says where the vertex's shadow falls on the plane.
template <class ThrowShadow>
cv::Mat lit_share(cv::Size size, cv::Point2d origin, double px_per_mm, std::span<const Caster> casters, int samples,
                  ThrowShadow throw_shadow) {
    cv::Mat sum = cv::Mat::zeros(size, CV_16U);
    cv::Mat one(size, CV_8U);
    std::vector<cv::Point> outline;
    std::vector<cv::Point> hull;
    for (int i = 0; i < samples; ++i) {
        one = cv::Scalar(0);
        for (const Caster& caster : casters) {
            outline.clear();
            for (const Vec3& v : caster) {
                const cv::Point2d p = (throw_shadow(v, i) - origin) * (px_per_mm * 16);
                outline.emplace_back(cvRound(p.x) - 8, cvRound(p.y) - 8);  // pixels' centres are whole numbers
            }
            cv::convexHull(outline, hull);
            cv::fillConvexPoly(one, hull, 255, cv::LINE_8, 4);
        }
        cv::add(sum, one, sum, cv::noArray(), CV_16U);
    }
    cv::Mat share;
    sum.convertTo(share, CV_32F, -1.0 / (255.0 * samples), 1.0);
    return share;
}

// Evenly spread points of the unit disc (Vogel's spiral).
cv::Point2d disc_point(int i, int n, double turn) {
    const double r = std::sqrt((i + 0.5) / n);
    const double a = i * 2.39996323 + turn;
    return {r * std::cos(a), r * std::sin(a)};
}

}  // namespace

Caster caster_of(std::span<const Vec3> points) {
    Caster extremes;
    for (int i = 0; i < 27; ++i) {
        const Vec3 direction(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1);
        if (i == 13) continue;
        extremes.push_back(*std::max_element(points.begin(), points.end(), [&](const Vec3& a, const Vec3& b) {
            return a.dot(direction) < b.dot(direction);
        }));
    }
    return extremes;
}

PlaneShadow::PlaneShadow(double plane_z, cv::Rect2d area_mm, double px_per_mm, std::span<const Caster> casters,
                         const Vec3& lamp, double lamp_radius_mm, cv::RNG& rng)
    : area_(area_mm), px_per_mm_(px_per_mm) {
    const cv::Size size(cvCeil(area_mm.width * px_per_mm), cvCeil(area_mm.height * px_per_mm));
    const Vec3 towards = normalised(lamp);
    const Vec3 side = normalised(towards.cross(Vec3(0.1, 0.2, 1)));
    const Vec3 up = side.cross(towards);
    const double turn = rng.uniform(0.0, 2 * pi);
    lamp_ = lit_share(size, area_.tl(), px_per_mm, casters, lamp_samples, [&](const Vec3& v, int i) {
        const cv::Point2d d = disc_point(i, lamp_samples, turn) * lamp_radius_mm;
        const Vec3 from = lamp + side * d.x + up * d.y;
        const double t = (v[2] - plane_z) / (from[2] - v[2]);
        return cv::Point2d(v[0] + (v[0] - from[0]) * t, v[1] + (v[1] - from[1]) * t);
    });
    // Cosine-weighted directions of the sky: points of the disc lifted to the dome; the horizon is cut at 20 degrees.
    room_ = lit_share(size, area_.tl(), px_per_mm, casters, room_samples, [&](const Vec3& v, int i) {
        const cv::Point2d d = disc_point(i, room_samples, turn) * 0.94;
        const double rise = std::sqrt(1 - d.x * d.x - d.y * d.y);
        return cv::Point2d(v[0] + d.x / rise * (v[2] - plane_z), v[1] + d.y / rise * (v[2] - plane_z));
    });
    cv::GaussianBlur(lamp_, lamp_, {}, 0.35 * px_per_mm);
    cv::GaussianBlur(room_, room_, {}, 0.6 * px_per_mm);
}

double PlaneShadow::sample(const cv::Mat& share, double x, double y) const {
    const double px = (x - area_.x) * px_per_mm_ - 0.5;
    const double py = (y - area_.y) * px_per_mm_ - 0.5;
    const int x0 = cvFloor(px);
    const int y0 = cvFloor(py);
    if (x0 < 0 || y0 < 0 || x0 + 1 >= share.cols || y0 + 1 >= share.rows) return 1;
    const double fx = px - x0;
    const double fy = py - y0;
    const auto* a = share.ptr<float>(y0) + x0;
    const auto* b = share.ptr<float>(y0 + 1) + x0;
    return (a[0] * (1 - fx) + a[1] * fx) * (1 - fy) + (b[0] * (1 - fx) + b[1] * fx) * fy;
}

}  // namespace railref::renderer
