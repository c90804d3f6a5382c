#include "vision/board_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "vision/find_lean.h"
#include "vision/for_each_index.h"
#include "vision/pixels_between.h"
#include "vision/surest_roofs.h"

namespace railref::vision {

namespace {

constexpr int kGainColumns = 13;
constexpr int kGainRows = 9;
constexpr float kFloor = 10;     // added before logarithms: camera noise and black levels
constexpr double kReach = 0.10;  // of the board: spots farther than this count little for a node

// Log probabilities, of the spaces that surest_roofs looks at.
constexpr double kPerPiece = 0.1;           // of a lean, for each piece that it puts on its space
constexpr double kAgainstOtherLeans = 0.3;  // than the pose's
constexpr double kAgainstOtherHeights = 1;  // than the usual, which have up to 0.6 against them; lower ones 1.2 or more

constexpr std::array<double, 2> kLowerRoofsMm{8, 6.5};  // of other editions' trains, or on a larger board
constexpr double kTellsHeights = 2.4;  // mm on the board from usual roofs to the lowest; less is hardly seen

constexpr double kBrightest = 0.001;  // share of the pixels that are as bright as anything gets
constexpr int kNoise = 8;             // levels by which these differ
constexpr int kWhite = 250;           // that bright is always burnt out
constexpr int kBright = 225;          // of the brightest channel; a photo that stays darker is not burnt out at all

struct GainSample {
    cv::Point2f at;
    cv::Vec3f log_gain;
};

/// Which of the samples come first by their gain in one channel.
using Order = std::vector<std::size_t>;

std::vector<GainSample> gain_samples(const cv::Mat& print, const calibration::LightSpots& spots) {
    std::vector<GainSample> samples;
    constexpr int reach = 4;  // px, about what the profile's squares reach
    const cv::Rect whole(0, 0, print.cols, print.rows);
    for (std::size_t i = 0; i < spots.at.size(); ++i) {
        const cv::Point p(static_cast<int>(spots.at[i].x * static_cast<float>(print.cols)),
                          static_cast<int>(spots.at[i].y * static_cast<float>(print.rows)));
        const cv::Rect box = cv::Rect(p.x - reach, p.y - reach, 2 * reach + 1, 2 * reach + 1) & whole;
        const cv::Scalar seen = cv::mean(print(box));
        if (seen[0] + seen[1] + seen[2] < 3) continue;  // outside the photo
        GainSample sample{spots.at[i], {}};
        for (int c = 0; c < 3; ++c)
            sample.log_gain[c] = std::log(static_cast<float>(seen[c]) + kFloor) -
                                 std::log(static_cast<float>(spots.colours[i][c]) + kFloor);
        samples.push_back(sample);
    }
    return samples;
}

std::array<Order, 3> orders_of(const std::vector<GainSample>& samples) {
    std::array<Order, 3> orders;
    for (std::size_t c = 0; c < orders.size(); ++c) {
        orders[c].resize(samples.size());
        std::iota(orders[c].begin(), orders[c].end(), std::size_t{0});
        std::ranges::stable_sort(orders[c], {},
                                 [&](std::size_t i) { return samples[i].log_gain[static_cast<int>(c)]; });
    }
    return orders;
}

/// How much samples count around a point of the board.
std::vector<float> weights_around(cv::Point2f node, const std::vector<GainSample>& samples) {
    std::vector<float> weights;
    for (const GainSample& sample : samples) {
        const cv::Point2f d = sample.at - node;
        weights.push_back(static_cast<float>(std::exp(-d.dot(d) / (2 * kReach * kReach)) + 1e-4));
    }
    return weights;
}

/// Up to which of the samples half of all weight lies. `order` is not empty.
std::size_t weighted_median(const Order& order, const std::vector<float>& weights) {
    float total = 0;
    for (const std::size_t i : order) total += weights[i];
    float sum = 0;
    auto half = order.begin();
    while ((sum += weights[*half]) < total / 2) ++half;
    return *half;
}

/// Smooth log gain over the board; a weighted median at every node, so that pieces and shadows' edges do not count.
cv::Mat gain_grid(const std::vector<GainSample>& samples) {
    cv::Mat grid(kGainRows, kGainColumns, CV_32FC3, cv::Scalar::all(0));
    if (samples.size() < 10) return grid;
    const std::array<Order, 3> orders = orders_of(samples);
    for_each_index(grid.total(), [&](std::size_t i) {
        const cv::Point cell(static_cast<int>(i) % kGainColumns, static_cast<int>(i) / kGainColumns);
        // Where resize() has it.
        const cv::Point2f node((static_cast<float>(cell.x) + 0.5F) / kGainColumns,
                               (static_cast<float>(cell.y) + 0.5F) / kGainRows);
        const std::vector<float> weights = weights_around(node, samples);
        for (int c = 0; c < 3; ++c) {
            const std::size_t middle = weighted_median(orders[static_cast<std::size_t>(c)], weights);
            grid.at<cv::Vec3f>(cell)[c] = samples[middle].log_gain[c];
        }
    });
    cv::GaussianBlur(grid, grid, {3, 3}, 0.7);
    return grid;
}

PhotoFromBoard photo_from(const calibration::BoardWarp& warp) {
    return [&warp](cv::Point2d board, double height_mm) { return warp.project(cv::Point2f(board), height_mm); };
}
PhotoFromBoard photo_from(calibration::BoardWarp&&) = delete;  // it is looked through later

/// Takes the gain out.
cv::Mat relit(const cv::Mat& view, const cv::Mat& log_gain) {
    cv::Mat gain;
    cv::exp(-log_gain, gain);
    cv::resize(gain, gain, view.size(), 0, 0, cv::INTER_LINEAR);
    cv::Mat out(view.size(), CV_8UC3);
    cv::parallel_for_({0, view.rows}, [&](const cv::Range& range) {
        for (int y = range.start; y < range.end; ++y) {
            const auto* from = view.ptr<cv::Vec3b>(y);
            const auto* by = gain.ptr<cv::Vec3f>(y);
            auto* to = out.ptr<cv::Vec3b>(y);
            for (int x = 0; x < view.cols; ++x)
                for (int c = 0; c < 3; ++c)
                    to[x][c] = cv::saturate_cast<std::uint8_t>((from[x][c] + kFloor) * by[x][c] - kFloor);
        }
    });
    return out;
}

/// How the pieces lean, and their roofs as they then appear.
struct Leaning {
    cv::Vec3d up;
    cv::Mat roofs;
};

/// Away from the camera that the homography implies, or from the one that the pieces speak for.
Leaning leaning_pieces(const BoardView& view, const TopCamera& camera, const calibration::BoardFix& fix,
                       const Plastics& plastics) {
    const std::vector<Lean> leans = possible_leans(view.print, fix, plastics);
    std::vector<Roofs> hypotheses;
    for (const Lean& lean : leans) {
        const auto look = [&camera, warp = fix.warp, up = lean.up]() mutable {
            warp.up = up;
            return camera.look(photo_from(warp), kRoofMm);
        };
        const double against = hypotheses.empty() ? 0 : kAgainstOtherLeans;
        hypotheses.push_back({look, kPerPiece * lean.fit - against});
    }
    const SurestRoofs surest = surest_roofs(view.top.surface, hypotheses, *fix.profile, plastics);
    return {leans[surest.hypothesis].up, surest.view};
}

/// How far usual roofs in the board's middle appear from the lowest, millimetres on the board.
double heights_apart_mm(const calibration::BoardFix& fix) {
    constexpr double step_mm = 5;
    const cv::Size2d size_mm = fix.profile->size_mm;
    const auto seen = [&](double x_mm, double y_mm, double height_mm) {
        const maps::Point board{0.5 + x_mm / size_mm.width, 0.5 + y_mm / size_mm.height};
        return cv::Vec2d(cv::Point2d(fix.warp.project(board, height_mm)));
    };
    const cv::Vec2d x = (seen(step_mm, 0, 0) - seen(-step_mm, 0, 0)) / (2 * step_mm);
    const cv::Vec2d y = (seen(0, step_mm, 0) - seen(0, -step_mm, 0)) / (2 * step_mm);
    const cv::Vec2d apart = seen(0, 0, kRoofMm) - seen(0, 0, kLowerRoofsMm.back());
    return cv::norm(cv::Matx22d(x[0], y[0], x[1], y[1]).inv() * apart);
}

/// Where roofs are seen aslant, in the plane that is as high as they are; `usual`: kRoofMm above the print.
cv::Mat roofs_as_high_as_they_are(const cv::Mat& usual, const cv::Mat& surface, const TopCamera& camera,
                                  const calibration::BoardFix& fix, const Plastics& plastics) {
    if (heights_apart_mm(fix) < kTellsHeights) return usual;
    std::vector<Roofs> hypotheses{{[&usual] { return usual; }, 0}};
    for (const double height_mm : kLowerRoofsMm)
        hypotheses.push_back(
            {[&, height_mm] { return camera.look(photo_from(fix.warp), height_mm); }, -kAgainstOtherHeights});
    return surest_roofs(surface, hypotheses, *fix.profile, plastics).view;
}

/// The level that this share of the pixels of a channel reaches.
int level_reached_by(const cv::Mat& picture, int channel, double share) {
    constexpr int levels = 256;
    const float range[] = {0, levels};
    const float* ranges = range;
    cv::Mat1f counts;
    cv::calcHist(&picture, 1, &channel, {}, counts, 1, &levels, &ranges);
    double left = share * static_cast<double>(picture.total());
    int level = levels - 1;
    for (; level > 0; --level)
        if ((left -= static_cast<double>(counts(level))) <= 0) break;
    return level;
}

/// Where the sensor was full: white, or under a warm lamp as bright as anything gets there.
cv::Mat as_bright_as_it_gets(const cv::Mat& surface) {
    cv::Vec3b full;
    for_each_index(3, [&](std::size_t channel) {
        const auto c = static_cast<int>(channel);
        full[c] = static_cast<std::uint8_t>(std::clamp(level_reached_by(surface, c, kBrightest) - kNoise, 0, kWhite));
    });
    if (std::ranges::max(full.val) < kBright) full = cv::Vec3b::all(kWhite);
    return pixels_between(full, cv::Vec3b::all(255), surface);
}

}  // namespace

BoardView view_board(const cv::Mat& photo, calibration::BoardFix& fix, const Plastics& plastics) {
    const TopCamera camera(photo, photo_from(fix.warp), fix.profile->size_mm);
    BoardView view;
    view.top.surface = camera.look(photo_from(fix.warp), 0);
    view.burnt = as_bright_as_it_gets(view.top.surface);
    view.print = relit(view.top.surface, gain_grid(gain_samples(view.top.surface, fix.profile->light_spots)));
    const Leaning pieces = leaning_pieces(view, camera, fix, plastics);
    fix.warp.up = pieces.up;
    view.top.roofs = roofs_as_high_as_they_are(pieces.roofs, view.top.surface, camera, fix, plastics);
    return view;
}

}  // namespace railref::vision
