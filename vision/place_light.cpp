#include "vision/place_light.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "vision/for_each_index.h"
#include "vision/nearness.h"

namespace railref::vision {

namespace {

// Mirrored by training/place_input.py: change both together, and train again.
constexpr double kOutlier = 0.35;    // a cell this far from the light's fit says little of the light
constexpr double kNearMm = 60;       // how far places speak for each other's light
constexpr double kShrinkCells = 60;  // as if so many cells had said: no local difference
constexpr int kGlobalSteps = 4;      // steps before local differences join in
constexpr int kSteps = 8;

using Basis = cv::Vec<double, 6>;

struct PlaceCells {
    std::vector<cv::Vec3d> log_ratio;  ///< of the cells that lie in the photo
};

/// What a place's cells say: the weighted sum of their log ratios.
struct Vote {
    double weight = 0;
    cv::Vec3d sum{0, 0, 0};
};

PlaceCells compare(const cv::Mat& seen, const cv::Mat& reference) {
    PlaceCells cells;
    cells.log_ratio.reserve(seen.total());
    for (int y = 0; y < seen.rows; ++y)
        for (int x = 0; x < seen.cols; ++x) {
            const auto& s = seen.at<cv::Vec3f>(y, x);
            if (std::max({s[0], s[1], s[2]}) < 1) continue;
            const auto& r = reference.at<cv::Vec3f>(y, x);
            cv::Vec3d d;
            for (int c = 0; c < 3; ++c) d[c] = std::log((s[c] + kDarkOffset) / (r[c] + kDarkOffset));
            cells.log_ratio.push_back(d);
        }
    return cells;
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1) return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

cv::Vec3d median(std::span<const PlaceCells> places) {
    cv::Vec3d result;
    for_each_index(3, [&](std::size_t channel) {
        const auto c = static_cast<int>(channel);
        std::vector<double> values;
        for (const PlaceCells& place : places)
            for (const cv::Vec3d& d : place.log_ratio) values.push_back(d[c]);
        result[c] = median(std::move(values));
    });
    return result;
}

/// Geman-McClure weights: what fits counts, what does not (a train, a card) fades away.
Vote vote(const PlaceCells& cells, const cv::Vec3d& fit) {
    Vote v;
    for (const cv::Vec3d& d : cells.log_ratio) {
        const cv::Vec3d r = d - fit;
        const double q = 1 + r.dot(r) / (kOutlier * kOutlier);
        const double w = 1 / (q * q);
        v.weight += w;
        v.sum += w * d;
    }
    return v;
}

Basis basis(const Place& place, cv::Size2d board_mm) {
    const double x = 2 * place.centre_mm.x / board_mm.width - 1;
    const double y = 2 * place.centre_mm.y / board_mm.height - 1;
    return {1, x, y, x * x, x * y, y * y};
}

/// The least-squares quadratic through the votes, at each place.
std::vector<cv::Vec3d> quadratic(std::span<const Basis> at, std::span<const Vote> votes) {
    cv::Matx66d a = cv::Matx66d::eye() * 1e-3;
    cv::Matx<double, 6, 3> b = cv::Matx<double, 6, 3>::zeros();
    for (std::size_t i = 0; i < at.size(); ++i) {
        a += votes[i].weight * (at[i] * at[i].t());
        b += at[i] * votes[i].sum.t();
    }
    const cv::Matx<double, 6, 3> k = a.solve(b, cv::DECOMP_CHOLESKY);
    std::vector<cv::Vec3d> fit;
    for (const Basis& p : at) {
        const cv::Matx13d f = p.t() * k;
        fit.emplace_back(f(0, 0), f(0, 1), f(0, 2));
    }
    return fit;
}

/// Adds what the places near each place agree on beyond the quadratic.
void add_local(std::vector<cv::Vec3d>& fit, std::span<const Vote> votes, const cv::Mat1d& near) {
    std::vector<cv::Vec3d> beyond;
    for (std::size_t j = 0; j < fit.size(); ++j) beyond.push_back(votes[j].sum - votes[j].weight * fit[j]);
    for_each_index(fit.size(), [&](std::size_t i) {
        const double* row = near[static_cast<int>(i)];
        double weight = kShrinkCells;
        cv::Vec3d sum(0, 0, 0);
        for (std::size_t j = 0; j < fit.size(); ++j) {
            weight += row[j] * votes[j].weight;
            sum += row[j] * beyond[j];
        }
        fit[i] += sum * (1 / weight);
    });
}

}  // namespace

std::vector<cv::Vec3d> light_gain(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                  std::span<const Place> places, cv::Size2d board_mm) {
    std::vector<PlaceCells> cells(places.size());
    for_each_index(places.size(), [&](std::size_t i) { cells[i] = compare(seen[i], reference[i]); });
    std::vector<Basis> at;
    for (const Place& place : places) at.push_back(basis(place, board_mm));
    const cv::Mat1d near = nearness(places, kNearMm);
    std::vector<cv::Vec3d> fit(places.size(), median(cells));
    for (int step = 0; step < kSteps; ++step) {
        std::vector<Vote> votes(places.size());
        for_each_index(places.size(), [&](std::size_t i) { votes[i] = vote(cells[i], fit[i]); });
        fit = quadratic(at, votes);
        if (step >= kGlobalSteps) add_local(fit, votes, near);
    }
    return fit;
}

}  // namespace railref::vision
