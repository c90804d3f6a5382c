#include "vision/place_light.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "calibration/median.h"
#include "calibration/widest_vectors.h"
#include "vision/cell_blocks.h"
#include "vision/for_each_index.h"
#include "vision/nearness.h"
#include "vision/stacked.h"

namespace railref::vision {

namespace {

// Mirrored by training/place_input.py: change both together, and train again.
constexpr double kOutlier = 0.35;    // a cell this far from the light's fit says little of the light
constexpr double kNearMm = 60;       // how far places speak for each other's light
constexpr double kShrinkCells = 60;  // as if so many cells had said: no local difference
constexpr int kGlobalSteps = 4;      // steps before local differences join in
constexpr int kSteps = 8;
constexpr std::size_t kChannels = 3;

using Basis = cv::Vec<double, 6>;

/// The log ratios, channel by channel, of the cells that lie in the photo.
using Cells = CellBlocks<kChannels>;

/// What a place's cells say: the weighted sum of their log ratios.
struct Vote {
    double weight = 0;
    cv::Vec3d sum{0, 0, 0};
};

/// `seen` and the logarithms of what is seen and of what the reference has there.
Cells compare(const cv::Mat& seen, const cv::Mat& log_seen, const cv::Mat& log_reference) {
    Cells cells(seen.total());
    for (int y = 0; y < seen.rows; ++y)
        for (int x = 0; x < seen.cols; ++x) {
            const auto& s = seen.at<cv::Vec3f>(y, x);
            if (std::max({s[0], s[1], s[2]}) < 1) continue;
            const cv::Vec3f d = log_seen.at<cv::Vec3f>(y, x) - log_reference.at<cv::Vec3f>(y, x);
            cells.add({d[0], d[1], d[2]});
        }
    return cells;
}

cv::Vec3d median(std::span<const Cells> places) {
    cv::Vec3d result;
    for_each_index(kChannels, [&](std::size_t channel) {
        std::vector<float> values;
        for (const Cells& place : places)
            for (std::size_t k = 0; k < place.size(); ++k) values.push_back(place.value(k, channel));
        if (!values.empty()) result[static_cast<int>(channel)] = calibration::median(values);
    });
    return result;
}

/// Adds up the cells' weights and, channel by channel, what these make of their log ratios.
RAILREF_WIDEST_VECTORS void add_up(std::span<const CellBlock<kChannels>> blocks, const cv::Vec3d& fit,
                                   LaneSums<1 + kChannels>& votes) {
    constexpr auto inverse_outlier2 = static_cast<float>(1 / (kOutlier * kOutlier));
    for (const CellBlock<kChannels>& block : blocks) {
        Lanes away{};
        for (std::size_t c = 0; c < kChannels; ++c) {
            const Lanes residual = block.values[c] - static_cast<float>(fit[static_cast<int>(c)]);
            away += residual * residual;
        }
        const Lanes fits = block.counts / (1 + away * inverse_outlier2);
        const Lanes weight = fits * fits;
        votes.of[0] += weight;
        for (std::size_t c = 0; c < kChannels; ++c) votes.of[1 + c] += weight * block.values[c];
    }
}

/// Geman-McClure weights: what fits counts, what does not (a train, a card) fades away.
Vote vote(const Cells& cells, const cv::Vec3d& fit) {
    LaneSums<1 + kChannels> votes;
    add_up(cells.blocks(), fit, votes);
    std::array<double, 1 + kChannels> sums;
    votes.write(sums.data());
    return {sums[0], {sums[1], sums[2], sums[3]}};
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
    cv::Mat1d said(near.rows, 1 + static_cast<int>(kChannels));
    for (int j = 0; j < said.rows; ++j) {
        const auto place = static_cast<std::size_t>(j);
        const cv::Vec3d beyond = votes[place].sum - votes[place].weight * fit[place];
        std::ranges::copy(std::array{votes[place].weight, beyond[0], beyond[1], beyond[2]}, said[j]);
    }
    const cv::Mat1d together = heard(near, said);
    for (int i = 0; i < together.rows; ++i) {
        const double* sums = together[i];
        fit[static_cast<std::size_t>(i)] += cv::Vec3d(sums[1], sums[2], sums[3]) * (1 / (kShrinkCells + sums[0]));
    }
}

}  // namespace

cv::Mat log_colours(const cv::Mat& colours) {
    cv::Mat logs;
    cv::log(colours + cv::Scalar::all(kDarkOffset), logs);
    return logs;
}

std::vector<cv::Mat> log_colours(std::span<const cv::Mat> pictures) {
    // Pictures of places are small: together they are done in a quarter of the time.
    return split_like(pictures, log_colours(stacked(pictures)));
}

std::vector<cv::Vec3d> light_gain(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                  std::span<const Place> places, cv::Size2d board_mm) {
    const std::vector<cv::Mat> log_seen = log_colours(seen);
    const std::vector<cv::Mat> log_reference = log_colours(reference);
    std::vector<Cells> cells(places.size());
    for_each_index(places.size(), [&](std::size_t i) { cells[i] = compare(seen[i], log_seen[i], log_reference[i]); });
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
