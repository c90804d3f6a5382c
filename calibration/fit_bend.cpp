#include "calibration/fit_bend.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace railref::calibration {

namespace {

constexpr int kTerms = 10;  // of a cubic polynomial of two variables
constexpr int kGridColumns = 25;
constexpr int kGridRows = 17;
constexpr double kReach = 0.05;  // board-normalised: how far a feature's word carries in the grid
constexpr double kFaith = 3.0;   // features that must speak before the grid follows them half of the way
constexpr double kFewestPoints = 30;
constexpr double kFinest = 0.0004;  // board-normalised: features do not lie more exactly than this

using Terms = cv::Vec<double, kTerms>;

Terms terms(cv::Point2f p) {
    const double x = 2.0 * p.x - 1;
    const double y = 2.0 * p.y - 1;
    return {1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y};
}

struct Cubic {
    cv::Matx<double, kTerms, 2> weights = cv::Matx<double, kTerms, 2>::zeros();

    [[nodiscard]] cv::Point2d operator()(cv::Point2f p) const {
        const auto value = weights.t() * terms(p);
        return {value(0), value(1)};
    }
};

std::vector<cv::Point2d> residuals(const Correspondences& pairs, const cv::Matx33d& seen_from_known) {
    const cv::Matx33d known_from_seen = seen_from_known.inv();
    std::vector<cv::Point2d> left;
    for (std::size_t i = 0; i < pairs.known.size(); ++i) {
        const cv::Vec3d q = known_from_seen * cv::Vec3d(pairs.seen[i].x, pairs.seen[i].y, 1);
        left.emplace_back(q[0] / q[2] - pairs.known[i].x, q[1] / q[2] - pairs.known[i].y);
    }
    return left;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Tukey's biweight.
double trust(double distance, double scale) {
    const double r = distance / (4.685 * scale);
    return r < 1 ? (1 - r * r) * (1 - r * r) : 0;
}

Cubic fit_cubic(const std::vector<cv::Point2f>& at, const std::vector<cv::Point2d>& value,
                const std::vector<double>& weight) {
    cv::Matx<double, kTerms, kTerms> normal = cv::Matx<double, kTerms, kTerms>::zeros();
    cv::Matx<double, kTerms, 2> right = cv::Matx<double, kTerms, 2>::zeros();
    // The homography has explained most of it: draw the higher terms to zero a little.
    for (int k = 0; k < kTerms; ++k) normal(k, k) = k < 3 ? 0.01 : 0.5;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const Terms t = terms(at[i]);
        normal += weight[i] * (t * t.t());
        for (int k = 0; k < kTerms; ++k) {
            right(k, 0) += weight[i] * t[k] * value[i].x;
            right(k, 1) += weight[i] * t[k] * value[i].y;
        }
    }
    return {normal.solve(right, cv::DECOMP_CHOLESKY)};
}

std::vector<double> distances(const std::vector<cv::Point2f>& at, const std::vector<cv::Point2d>& value,
                              const Cubic& cubic) {
    std::vector<double> distance;
    for (std::size_t i = 0; i < at.size(); ++i) distance.push_back(cv::norm(value[i] - cubic(at[i])));
    return distance;
}

/// Robust scale of residual lengths; the first guess allows for the largest difference between two prints.
double scale_of(const std::vector<double>& distance) {
    std::vector<double> near;
    for (const double d : distance)
        if (d < 0.02) near.push_back(d);
    return near.empty() ? 1.0 : std::max(kFinest, median(near));
}

cv::Mat grid_of(const std::vector<cv::Point2f>& at, const std::vector<cv::Point2d>& value, const Cubic& cubic,
                const std::vector<double>& weight) {
    cv::Mat grid(kGridRows, kGridColumns, CV_32FC2);
    for (int y = 0; y < kGridRows; ++y)
        for (int x = 0; x < kGridColumns; ++x) {
            const cv::Point2f node(static_cast<float>(x) / (kGridColumns - 1), static_cast<float>(y) / (kGridRows - 1));
            cv::Point2d sum(0, 0);
            double total = kFaith;
            for (std::size_t i = 0; i < at.size(); ++i) {
                const cv::Point2f d = at[i] - node;
                const double closeness = weight[i] * std::exp(-d.dot(d) / (2 * kReach * kReach));
                sum += closeness * (value[i] - cubic(at[i]));
                total += closeness;
            }
            const cv::Point2d bend = cubic(node) + sum / total;
            grid.at<cv::Vec2f>(y, x) = {static_cast<float>(bend.x), static_cast<float>(bend.y)};
        }
    return grid;
}

}  // namespace

std::optional<Bend> fit_bend(const Correspondences& pairs, const cv::Matx33d& seen_from_known) {
    const std::vector<cv::Point2d> left = residuals(pairs, seen_from_known);
    Cubic cubic;
    std::vector<double> weight(left.size());
    for (int round = 0; round < 8; ++round) {
        const std::vector<double> distance = distances(pairs.known, left, cubic);
        const double scale = scale_of(distance);
        double total = 0;
        for (std::size_t i = 0; i < left.size(); ++i) total += weight[i] = trust(distance[i], 1.5 * scale);
        if (total < kFewestPoints) return {};
        cubic = fit_cubic(pairs.known, left, weight);
    }
    Bend bend;
    bend.grid = grid_of(pairs.known, left, cubic, weight);
    for (std::size_t i = 0; i < left.size(); ++i)
        if (weight[i] > 0) {
            bend.inliers.known.push_back(pairs.known[i]);
            bend.inliers.seen.push_back(pairs.seen[i]);
        }
    return bend;
}

}  // namespace railref::calibration
