#include "calibration/fit_bend.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <opencv2/core/utility.hpp>
#include <span>
#include <utility>

#include "calibration/biweight.h"
#include "calibration/homography.h"
#include "calibration/widest_vectors.h"

namespace railref::calibration {

namespace {

constexpr double kPitchMm = 34;      // between two nodes
constexpr double kFeatureMm = 0.35;  // how exactly a feature lies, standard deviation
/// Usual second differences between nodes: a flat board through a lens; folds. Softer ones would follow the art that
/// another printing has elsewhere, each route its own way (vision/moved_print.h), and tear its routes.
constexpr std::array kCurvesMm{0.22, 0.7};
constexpr double kWorthIt = 0.92;  // a softer plate must foretell features that it has not seen so much better
constexpr double kFewestPoints = 30;
constexpr int kNeighbours = 10;
constexpr double kAgreeMm = 1.5;      // two neighbours moved alike
constexpr double kAgreeShare = 0.08;  // and so much more per millimetre between them
constexpr int kFewestAgree = 4;

/// What the homography leaves of every pair, on the known side.
std::vector<cv::Point2d> residuals(const Correspondences& pairs, const cv::Matx33d& seen_from_known) {
    const cv::Matx33d known_from_seen = seen_from_known.inv();
    std::vector<cv::Point2d> left;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        left.push_back(moved(known_from_seen, cv::Point2d(pairs.seen[i])) - cv::Point2d(pairs.known[i]));
    return left;
}

double trust(double distance, double scale) { return biweight(distance / (4.685 * scale)); }

/// Symmetric positive definite matrix of which only a band below the diagonal is not zero; solved by Cholesky's
/// factors.
class BandMatrix {
public:
    BandMatrix(int size, int band)
        : size_(size), band_(band), values_(static_cast<std::size_t>(size) * static_cast<std::size_t>(band + 1)) {}

    /// `row` >= `column` >= row - band.
    double& at(int row, int column) {
        return values_[static_cast<std::size_t>(row) * static_cast<std::size_t>(band_ + 1) +
                       static_cast<std::size_t>(row - column)];
    }

    /// Factors in place, then replaces the right side by the solution.
    void solve(std::vector<cv::Point2d>& right) {
        factor();
        for (int r = 0; r < size_; ++r) {
            cv::Point2d& value = right[static_cast<std::size_t>(r)];
            for (int c = std::max(0, r - band_); c < r; ++c) value -= at(r, c) * right[static_cast<std::size_t>(c)];
            value /= at(r, r);
        }
        for (int r = size_ - 1; r >= 0; --r) {
            cv::Point2d& value = right[static_cast<std::size_t>(r)];
            for (int below = r + 1; below <= std::min(size_ - 1, r + band_); ++below)
                value -= at(below, r) * right[static_cast<std::size_t>(below)];
            value /= at(r, r);
        }
    }

private:
    /// Column by column, each taken out of what is right of it: of sums along rows every one would wait for the last.
    RAILREF_WIDEST_VECTORS void factor() {
        std::vector<double> column(static_cast<std::size_t>(band_));  // below the diagonal, from its end up
        for (int c = 0; c < size_; ++c) {
            const int end = std::min(size_, c + band_ + 1);
            at(c, c) = std::sqrt(at(c, c));
            const auto below = [&](int r) { return column.data() + (band_ - (r - c)); };
            for (int r = c + 1; r < end; ++r) *below(r) = at(r, c) /= at(c, c);
            for (int r = c + 1; r < end; ++r) {
                double* row = &at(r, r);
                const double* taken = below(r);
                const double by = at(r, c);
                for (int k = 0; k < r - c; ++k) row[k] -= by * taken[k];
            }
        }
    }

    int size_;
    int band_;
    std::vector<double> values_;
};

/// The thin plate's nodes.
class Plate {
public:
    Plate(cv::Size2d board_mm, double curve_mm)
        : board_mm_(board_mm),
          stiff_(1 / (curve_mm * curve_mm)),
          columns_(std::max(3, cvRound(board_mm.width / kPitchMm) + 1)),
          rows_(std::max(3, cvRound(board_mm.height / kPitchMm) + 1)),
          right_(columns_ < rows_ ? 1 : rows_),
          down_(columns_ < rows_ ? columns_ : 1),
          nodes_(static_cast<std::size_t>(columns_ * rows_)) {}

    [[nodiscard]] cv::Point2d at(cv::Point2f p) const {
        cv::Point2d sum(0, 0);
        for (const Share share : shares(p)) sum += nodes_[static_cast<std::size_t>(share.node)] * share.weight;
        return sum;
    }

    void fit(const std::vector<cv::Point2f>& at, const std::vector<cv::Point2d>& value,
             const std::vector<double>& weight) {
        BandMatrix normal(columns_ * rows_, 2 * std::min(columns_, rows_));
        std::vector<cv::Point2d> right(nodes_.size(), {0, 0});
        add_stiffness(normal);
        for (std::size_t i = 0; i < at.size(); ++i) {
            if (weight[i] <= 0) continue;
            const double w = weight[i] / (kFeatureMm * kFeatureMm);
            const std::array<Share, 4> some = shares(at[i]);
            for (std::size_t a = 0; a < 4; ++a) {
                right[static_cast<std::size_t>(some[a].node)] += value[i] * (w * some[a].weight);
                for (std::size_t b = 0; b <= a; ++b)
                    normal.at(some[a].node, some[b].node) += w * some[a].weight * some[b].weight;
            }
        }
        normal.solve(right);
        nodes_ = std::move(right);
    }

    [[nodiscard]] cv::Mat grid() const {
        cv::Mat grid(rows_, columns_, CV_32FC2);
        for (int y = 0; y < rows_; ++y)
            for (int x = 0; x < columns_; ++x) {
                const cv::Point2d n = nodes_[static_cast<std::size_t>(node(x, y))];
                grid.at<cv::Vec2f>(y, x) = {static_cast<float>(n.x), static_cast<float>(n.y)};
            }
        return grid;
    }

private:
    struct Share {
        int node;
        double weight;
    };

    [[nodiscard]] int node(int x, int y) const { return x * right_ + y * down_; }

    /// Bilinear weights, in growing order of the nodes; beyond the rim the nearest point's.
    [[nodiscard]] std::array<Share, 4> shares(cv::Point2f p) const {
        const double x = std::clamp(p.x / board_mm_.width, 0.0, 1.0) * (columns_ - 1);
        const double y = std::clamp(p.y / board_mm_.height, 0.0, 1.0) * (rows_ - 1);
        const int x0 = std::min(static_cast<int>(x), columns_ - 2);
        const int y0 = std::min(static_cast<int>(y), rows_ - 2);
        const double u = x - x0;
        const double v = y - y0;
        const int first = node(x0, y0);
        std::array<Share, 4> all{Share{first, (1 - u) * (1 - v)},
                                 {first + right_, u * (1 - v)},
                                 {first + down_, (1 - u) * v},
                                 {first + right_ + down_, u * v}};
        if (right_ > down_) std::swap(all[1], all[2]);
        return all;
    }

    /// Squares of the second differences along both axes and across.
    void add_stiffness(BandMatrix& normal) const {
        const auto add = [&](std::initializer_list<Share> difference, double weight) {
            for (const Share& a : difference)
                for (const Share& b : difference)
                    if (a.node >= b.node) normal.at(a.node, b.node) += weight * a.weight * b.weight;
        };
        for (int y = 0; y < rows_; ++y)
            for (int x = 0; x < columns_; ++x) {
                const int n = node(x, y);
                normal.at(n, n) += 1e-6;
                if (x + 2 < columns_) add({{n, 1}, {n + right_, -2}, {n + 2 * right_, 1}}, stiff_);
                if (y + 2 < rows_) add({{n, 1}, {n + down_, -2}, {n + 2 * down_, 1}}, stiff_);
                if (x + 1 < columns_ && y + 1 < rows_)
                    add({{n, 1}, {n + right_, -1}, {n + down_, -1}, {n + right_ + down_, 1}}, 2 * stiff_);
            }
    }

    cv::Size2d board_mm_;
    double stiff_;
    int columns_;
    int rows_;
    int right_;  ///< from a node to the next; numbered along the board's shorter side, so that the band is narrow
    int down_;
    std::vector<cv::Point2d> nodes_;
};

/// Pairs and what the homography leaves of them.
struct Residuals {
    std::vector<cv::Point2f> at;
    std::vector<cv::Point2d> left;
};

Residuals residuals_of(const Correspondences& pairs, const cv::Matx33d& seen_from_known) {
    return {pairs.known, residuals(pairs, seen_from_known)};
}

/// One round of reweighted least squares; returns the weights, nothing where too few points agree.
std::optional<std::vector<double>> fit_round(Plate& plate, const Residuals& pairs, double scale) {
    std::vector<double> weight;
    double total = 0;
    for (std::size_t i = 0; i < pairs.at.size(); ++i) {
        weight.push_back(trust(cv::norm(pairs.left[i] - plate.at(pairs.at[i])), scale));
        total += weight.back();
    }
    if (total < kFewestPoints) return {};
    plate.fit(pairs.at, pairs.left, weight);
    return weight;
}

/// From the homography alone towards the pairs.
bool settle(Plate& plate, const Residuals& pairs) {
    for (const double scale : {3.0, 2.0, 1.0})
        if (!fit_round(plate, pairs, scale)) return false;
    return true;
}

/// How well a plate that has not seen every third pair foretells it: mean distance, accidents cut short.
double foretold_mm(const Residuals& pairs, cv::Size2d board_mm, double curve_mm) {
    constexpr double accident = 4;
    Residuals shown;
    for (std::size_t i = 0; i < pairs.at.size(); ++i)
        if (i % 3 != 0) {
            shown.at.push_back(pairs.at[i]);
            shown.left.push_back(pairs.left[i]);
        }
    Plate plate(board_mm, curve_mm);
    if (!settle(plate, shown)) return accident;
    double sum = 0;
    for (std::size_t i = 0; i < pairs.at.size(); i += 3)
        sum += std::min(accident, cv::norm(pairs.left[i] - plate.at(pairs.at[i])));
    return sum / static_cast<double>((pairs.at.size() + 2) / 3);
}

double best_curve(const Residuals& pairs, cv::Size2d board_mm) {
    std::array<double, kCurvesMm.size()> mm{};
    cv::parallel_for_({0, static_cast<int>(mm.size())}, [&](const cv::Range& range) {
        for (auto k = static_cast<std::size_t>(range.start); k < static_cast<std::size_t>(range.end); ++k)
            mm[k] = foretold_mm(pairs, board_mm, kCurvesMm[k]);
    });
    std::size_t best = 0;
    for (std::size_t k = 1; k < mm.size(); ++k)
        if (mm[k] < kWorthIt * mm[best]) best = k;
    return kCurvesMm[best];
}

/// A pair's squared distance from another, and which it is.
using Neighbour = std::pair<float, std::size_t>;

/// Points sorted from left to right: whoever looks for those near one of them needs not look at most.
class Row {
public:
    explicit Row(const std::vector<cv::Point2f>& points) : points_(&points), order_(points.size()) {
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::ranges::sort(order_, {}, [&](std::size_t i) { return std::pair(points[i].x, i); });
    }

    [[nodiscard]] std::size_t size() const { return order_.size(); }
    [[nodiscard]] std::size_t point(std::size_t number) const { return order_[number]; }

    /// The nearest of the point that has this number in the row, in growing distance; itself is one. Of equally near
    /// ones the first.
    [[nodiscard]] std::vector<Neighbour> nearest_of(std::size_t number) const {
        constexpr std::size_t most = kNeighbours + 1;
        const cv::Point2f here = (*points_)[order_[number]];
        std::vector<Neighbour> nearest;
        std::size_t left = number;   // have been looked at: from there on
        std::size_t right = number;  // to before there
        while (left > 0 || right < size()) {
            const float to_left = left > 0 ? here.x - x(left - 1) : kFar;
            const float to_right = right < size() ? x(right) - here.x : kFar;
            const std::size_t other = order_[left == 0 || to_right < to_left ? right++ : --left];
            const cv::Point2f apart = (*points_)[other] - here;
            if (nearest.size() == most && apart.x * apart.x > nearest.back().first) break;
            const Neighbour neighbour{apart.dot(apart), other};
            if (nearest.size() == most && neighbour > nearest.back()) continue;
            nearest.insert(std::ranges::upper_bound(nearest, neighbour), neighbour);
            if (nearest.size() > most) nearest.pop_back();
        }
        return nearest;
    }

private:
    static constexpr float kFar = std::numeric_limits<float>::infinity();

    [[nodiscard]] float x(std::size_t number) const { return (*points_)[order_[number]].x; }

    const std::vector<cv::Point2f>* points_;
    std::vector<std::size_t> order_;
};

/// Whether enough of a pair's nearest neighbours moved as it did.
bool is_consistent(std::size_t pair, std::span<const Neighbour> nearest, const std::vector<cv::Point2d>& left) {
    return std::ranges::count_if(nearest, [&](const Neighbour& neighbour) {
               const auto& [distance2, other] = neighbour;
               return other != pair && distance2 > 1 &&
                      cv::norm(left[other] - left[pair]) < kAgreeMm + kAgreeShare * std::sqrt(distance2);
           }) >= kFewestAgree;
}

}  // namespace

Correspondences consistent_pairs(const Correspondences& pairs, const cv::Matx33d& seen_from_known) {
    const std::vector<cv::Point2d> left = residuals(pairs, seen_from_known);
    const Row row(pairs.known);
    std::vector<std::uint8_t> keep(pairs.size());
    cv::parallel_for_({0, static_cast<int>(row.size())}, [&](const cv::Range& range) {
        for (auto k = static_cast<std::size_t>(range.start); k < static_cast<std::size_t>(range.end); ++k) {
            const std::size_t pair = row.point(k);
            keep[pair] = is_consistent(pair, row.nearest_of(k), left) ? 1 : 0;
        }
    });
    Correspondences kept;
    for (std::size_t i = 0; i < keep.size(); ++i)
        if (keep[i] != 0) kept.add(pairs.known[i], pairs.seen[i]);
    return kept;
}

std::optional<Bend> fit_bend(const Correspondences& pairs, const Correspondences& consistent,
                             const cv::Matx33d& seen_from_known, cv::Size2d board_mm) {
    const Residuals seeds = residuals_of(consistent, seen_from_known);
    Plate plate(board_mm, best_curve(seeds, board_mm));
    if (!settle(plate, seeds)) return {};
    // What the first fit foretold is right too, where it has few neighbours.
    const Residuals all = residuals_of(pairs, seen_from_known);
    std::optional<std::vector<double>> weight;
    for (const double scale : {0.8, 0.6, 0.4})
        if (weight = fit_round(plate, all, scale); !weight) return {};
    Bend bend;
    bend.grid_mm = plate.grid();
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if ((*weight)[i] > 0) bend.inliers.add(pairs.known[i], pairs.seen[i]);
    return bend;
}

}  // namespace railref::calibration
