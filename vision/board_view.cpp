#include "vision/board_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "vision/find_lean.h"
#include "vision/surest_roofs.h"

namespace railref::vision {

namespace {

constexpr int kGainColumns = 13;
constexpr int kGainRows = 9;
constexpr float kFloor = 10;     // added before logarithms: camera noise and black levels
constexpr double kReach = 0.10;  // of the board: spots farther than this count little for a node

// Log probabilities, of the spaces that surest_roofs looks at.
constexpr double kPerPiece = 0.1;                       // of a lean, for each piece that it puts on its space
constexpr double kAsTheCameraSees = 0.3;                // against leans other than the pose's
constexpr double kAsHighAsUsual = 2;                    // against pieces of another height
constexpr double kTellsHeights = 0.77;                  // uprightness from which roofs of any height look alike
constexpr std::array<double, 2> kLowerRoofsMm{8, 6.5};  // of other editions' trains, or on a larger board

struct GainSample {
    cv::Point2f at;
    cv::Vec3f log_gain;
};

std::vector<GainSample> gain_samples(const cv::Mat& print, const calibration::LightSpots& spots) {
    std::vector<GainSample> samples;
    constexpr int reach = 4;  // px, about the discs' radius in the profile
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

float weighted_median(std::vector<std::pair<float, float>>& value_and_weight) {
    std::ranges::sort(value_and_weight);
    float total = 0;
    for (const auto& [value, weight] : value_and_weight) total += weight;
    float sum = 0;
    for (const auto& [value, weight] : value_and_weight)
        if ((sum += weight) >= total / 2) return value;
    return 0;
}

/// Of one channel around a point of the board; `values` is room to work in.
float gain_at(cv::Point2f node, int channel, const std::vector<GainSample>& samples,
              std::vector<std::pair<float, float>>& values) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const cv::Point2f d = samples[i].at - node;
        const double weight = std::exp(-d.dot(d) / (2 * kReach * kReach)) + 1e-4;
        values[i] = {samples[i].log_gain[channel], static_cast<float>(weight)};
    }
    return weighted_median(values);
}

/// Smooth log gain over the board; a weighted median at every node, so that pieces and shadows' edges do not count.
cv::Mat gain_grid(const std::vector<GainSample>& samples) {
    cv::Mat grid(kGainRows, kGainColumns, CV_32FC3, cv::Scalar::all(0));
    if (samples.size() < 10) return grid;
    cv::parallel_for_({0, kGainRows}, [&](const cv::Range& rows) {
        std::vector<std::pair<float, float>> values(samples.size());
        for (int y = rows.start; y < rows.end; ++y)
            for (int x = 0; x < kGainColumns; ++x) {
                const cv::Point2f node(static_cast<float>(x) / (kGainColumns - 1),
                                       static_cast<float>(y) / (kGainRows - 1));
                for (int c = 0; c < 3; ++c) grid.at<cv::Vec3f>(y, x)[c] = gain_at(node, c, samples, values);
            }
    });
    cv::GaussianBlur(grid, grid, {3, 3}, 0.7);
    return grid;
}

PhotoFromBoard photo_from(const calibration::BoardWarp& warp) {
    return [&warp](cv::Point2d board, double height_mm) { return warp.project(cv::Point2f(board), height_mm); };
}

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
Leaning leaning_pieces(const BoardView& view, const TopCamera& camera, const calibration::BoardFix& fix) {
    const std::vector<Lean> leans = possible_leans(view.print, fix);
    std::vector<Roofs> hypotheses;
    for (const Lean& lean : leans) {
        calibration::BoardWarp warp = fix.warp;
        warp.up = lean.up;
        const double against = hypotheses.empty() ? 0 : kAsTheCameraSees;
        hypotheses.push_back({camera.look(photo_from(warp), kRoofMm), kPerPiece * lean.fit - against});
    }
    const std::size_t best = leans.size() == 1 ? 0 : surest_roofs(view.top.surface, hypotheses, *fix.profile);
    return {leans[best].up, hypotheses[best].view};
}

/// Where roofs are seen aslant, in the plane that is as high as they are; `usual`: kRoofMm above the print.
cv::Mat roofs_as_high_as_they_are(const cv::Mat& usual, const cv::Mat& surface, const TopCamera& camera,
                                  const calibration::BoardFix& fix) {
    const cv::Size2d size_mm = fix.profile->size_mm;
    const cv::Point2d middle(size_mm.width / 2, size_mm.height / 2);
    if (uprightness_at(cv::Point2f(middle), fix) > kTellsHeights) return usual;
    std::vector<Roofs> hypotheses{{usual, 0}};
    for (const double height_mm : kLowerRoofsMm)
        hypotheses.push_back({camera.look(photo_from(fix.warp), height_mm), -kAsHighAsUsual});
    return hypotheses[surest_roofs(surface, hypotheses, *fix.profile)].view;
}

}  // namespace

double uprightness_at(cv::Point2f mm, const calibration::BoardFix& fix) {
    constexpr float step_mm = 5;
    const cv::Size2d size_mm = fix.profile->size_mm;
    const auto seen = [&](cv::Point2f p) {
        return fix.warp.project(maps::Point{p.x / size_mm.width, p.y / size_mm.height});
    };
    const cv::Point2f x = seen(mm + cv::Point2f(step_mm, 0)) - seen(mm - cv::Point2f(step_mm, 0));
    const cv::Point2f y = seen(mm + cv::Point2f(0, step_mm)) - seen(mm - cv::Point2f(0, step_mm));
    cv::Vec2f axes;
    cv::SVD::compute(cv::Matx22f(x.x, y.x, x.y, y.y), axes, cv::SVD::NO_UV);
    return static_cast<double>(axes[1] / axes[0]);
}

BoardView view_board(const cv::Mat& photo, calibration::BoardFix& fix) {
    const TopCamera camera(photo, photo_from(fix.warp), fix.profile->size_mm);
    BoardView view;
    view.top.surface = camera.look(photo_from(fix.warp), 0);
    cv::inRange(view.top.surface, cv::Scalar(250, 250, 250), cv::Scalar(255, 255, 255), view.burnt);
    view.print = relit(view.top.surface, gain_grid(gain_samples(view.top.surface, fix.profile->light_spots)));
    const Leaning pieces = leaning_pieces(view, camera, fix);
    fix.warp.up = pieces.up;
    view.top.roofs = roofs_as_high_as_they_are(pieces.roofs, view.top.surface, camera, fix);
    return view;
}

}  // namespace railref::vision
