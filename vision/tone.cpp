#include "vision/tone.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "calibration/median.h"
#include "vision/for_each_index.h"
#include "vision/nearness.h"
#include "vision/place_light.h"

namespace railref::vision {

namespace {

// At first far cells count too, since a tone that is not known yet moves them away (graduated non-convexity).
constexpr std::array kOutlier{1.0, 0.7, 0.5, 0.4, 0.35};
constexpr double kNearMm = 80;  // how far places speak for each other's contrast
constexpr float kBurnt = 250;   // of 255: what is brighter tells no colour
constexpr int kEvery = 2;       // cells along and across: a quarter of them says enough
/// The board's median contrast from which a camera has deepened it. Less contrast is what veils leave, and here and
/// there some more is left where one is lifted (veiling_glare.h).
constexpr double kDeepened = 1.1;

/// A slope between the bounds that errors in both variables leave (Frisch 1934): that of seen over reference, drawn
/// down by print that lies elsewhere and by trains, and that of reference over seen.
struct Slope {
    double least = 1;
    double most = 1;
    double measured = 1;  ///< the least of them, however far from 1
};

/// What is certainly left of a saturation beyond usual ones.
double unusual(const Slope& saturation) {
    constexpr double least = 0.7;
    constexpr double most = 1.05;
    if (saturation.most < least) return saturation.most / least;
    if (saturation.least > most) return saturation.least / most;
    return 1;
}

double mean(const cv::Vec3d& v) { return (v[0] + v[1] + v[2]) / 3; }

/// Log colours.
struct Cell {
    cv::Vec3d seen;
    cv::Vec3d reference;
};

cv::Vec3d log_colour(const cv::Vec3f& bgr) {
    cv::Vec3d logs;
    for (int c = 0; c < 3; ++c) logs[c] = std::log(bgr[c] + kDarkOffset);
    return logs;
}

/// Those that tell colours, as seen in the reference's light.
std::vector<Cell> cells_of(const cv::Mat& seen, const cv::Mat& reference, const cv::Vec3d& log_gain) {
    std::vector<Cell> cells;
    for (int y = 0; y < seen.rows; y += kEvery)
        for (int x = 0; x < seen.cols; x += kEvery) {
            const auto& s = seen.at<cv::Vec3f>(y, x);
            const float brightest = std::max({s[0], s[1], s[2]});
            if (brightest >= 1 && brightest < kBurnt)
                cells.push_back({log_colour(s) - log_gain, log_colour(reference.at<cv::Vec3f>(y, x))});
        }
    return cells;
}

/// Weighted sums over cells for two lines, seen over reference: of brightness (the channels' mean) and of the channels
/// without it.
struct Sums {
    double weight = 0;
    cv::Vec3d seen;
    cv::Vec3d reference;
    double bright_xx = 0;
    double bright_xy = 0;
    double bright_yy = 0;
    double all_xx = 0;  ///< of the whole vectors
    double all_xy = 0;
    double all_yy = 0;

    void add(double w, const Sums& o) {
        weight += w * o.weight;
        seen += w * o.seen;
        reference += w * o.reference;
        bright_xx += w * o.bright_xx;
        bright_xy += w * o.bright_xy;
        bright_yy += w * o.bright_yy;
        all_xx += w * o.all_xx;
        all_xy += w * o.all_xy;
        all_yy += w * o.all_yy;
    }
    /// Sums of products around the middle: of the reference with itself and with what is seen, of that with itself.
    [[nodiscard]] cv::Vec3d bright_around_middle() const {
        const double x = mean(reference);
        const double y = mean(seen);
        return {bright_xx - x * x / weight, bright_xy - x * y / weight, bright_yy - y * y / weight};
    }
    [[nodiscard]] cv::Vec3d colour_around_middle() const {
        const cv::Vec3d all(all_xx - reference.dot(reference) / weight, all_xy - reference.dot(seen) / weight,
                            all_yy - seen.dot(seen) / weight);
        return all - 3 * bright_around_middle();
    }
};

/// A place's tone as far as it is known, and by how much its log gain was too small.
struct Rendering {
    Slope contrast;
    Slope saturation;
    cv::Vec3d middle;
    cv::Vec3d gain;

    [[nodiscard]] Tone cautious() const { return {contrast.least, saturation.least, middle, saturation.measured}; }
};

Sums sums(const std::vector<Cell>& cells, const Rendering& rendering, double outlier) {
    Sums sum;
    const Tone tone = rendering.cautious();
    for (const Cell& cell : cells) {
        const cv::Vec3d off = tone.undone(cell.seen - rendering.gain) - cell.reference;
        const double fits = 1 / (1 + off.dot(off) / (outlier * outlier));
        const double x = mean(cell.reference);
        const double y = mean(cell.seen);
        sum.add(fits * fits, {1, cell.seen, cell.reference, x * x, x * y, y * y, cell.reference.dot(cell.reference),
                              cell.reference.dot(cell.seen), cell.seen.dot(cell.seen)});
    }
    return sum;
}

/// Of a line through sums of products.
Slope slope(const cv::Vec3d& products) {
    constexpr double least = 0.2;
    constexpr double most = 5;
    if (products[0] < 1e-6) return {};
    const double measured = products[1] / products[0];
    const double down = std::clamp(measured, least, most);
    return {down, std::clamp(products[2] / std::max(1e-9, products[1]), down, most), measured};
}

std::vector<Rendering> renderings(std::span<const std::vector<Cell>> cells, std::span<const Place> places) {
    const std::size_t count = places.size();
    const cv::Mat1d near = nearness(places, kNearMm);
    std::vector<Rendering> all(count);
    std::vector<Sums> own(count);
    std::vector<Sums> together(count);
    for (const double outlier : kOutlier) {
        for_each_index(count, [&](std::size_t i) { own[i] = sums(cells[i], all[i], outlier); });
        for_each_index(count, [&](std::size_t i) {
            together[i] = {};
            for (std::size_t j = 0; j < count; ++j)
                together[i].add(near(static_cast<int>(i), static_cast<int>(j)), own[j]);
        });
        cv::Vec3d colours;
        for (const Sums& sum : together)
            if (sum.weight > 0) colours += sum.colour_around_middle();
        for (std::size_t i = 0; i < count; ++i) {
            const Sums& sum = together[i];
            if (sum.weight <= 0) continue;
            const cv::Vec3d middle = sum.reference * (1 / sum.weight);
            all[i] = {slope(sum.bright_around_middle()), slope(colours), middle, sum.seen * (1 / sum.weight) - middle};
        }
    }
    return all;
}

double typical_contrast(std::span<const Rendering> all) {
    std::vector<double> contrasts;
    for (const Rendering& one : all) contrasts.push_back(one.contrast.least);
    if (contrasts.empty()) return 1;
    return calibration::median(contrasts);
}

}  // namespace

cv::Vec3d Tone::undone(const cv::Vec3d& log_colour) const {
    const cv::Vec3d from_middle = log_colour - middle;
    const cv::Vec3d brightness = cv::Vec3d::all(mean(from_middle));
    return middle + brightness * (1 / contrast) + (from_middle - brightness) * (1 / saturation);
}

std::vector<Tone> tones(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                        std::span<const Place> places, std::span<cv::Vec3d> log_gain) {
    const std::size_t count = places.size();
    std::vector<std::vector<Cell>> cells(count);
    for_each_index(count, [&](std::size_t i) { cells[i] = cells_of(seen[i], reference[i], log_gain[i]); });
    const std::vector<Rendering> found = renderings(cells, places);
    const bool deepened = typical_contrast(found) > kDeepened;
    std::vector<Tone> tones(count);
    for (std::size_t i = 0; i < count; ++i) {
        tones[i] = {deepened ? std::max(1.0, found[i].contrast.least) : 1, unusual(found[i].saturation),
                    found[i].middle, found[i].saturation.measured};
        if (!tones[i].is_plain()) log_gain[i] += found[i].gain;
    }
    return tones;
}

}  // namespace railref::vision
