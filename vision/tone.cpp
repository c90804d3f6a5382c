#include "vision/tone.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "calibration/median.h"
#include "calibration/widest_vectors.h"
#include "vision/cell_blocks.h"
#include "vision/for_each_index.h"
#include "vision/nearness.h"
#include "vision/place_light.h"

namespace railref::vision {

namespace {

// At first far cells count too, since a tone that is not known yet moves them away (graduated non-convexity).
constexpr std::array kOutlier{1.0, 0.7, 0.5, 0.4, 0.35};
constexpr double kNearMm = 80;  // how far places speak for each other's contrast
constexpr float kBurnt = 250;   // of 255: what is brighter tells no colour
constexpr std::size_t kChannels = 3;
constexpr int kEvery = 2;  // cells along and across: a quarter of them says enough
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

/// Log colours seen in the reference's light, then the reference's.
using Cells = CellBlocks<2 * kChannels>;

/// Those that tell colours.
Cells cells_of(const cv::Mat& seen, const cv::Mat& log_seen, const cv::Mat& log_reference, const cv::Vec3f& log_gain) {
    Cells cells(seen.total() / (kEvery * kEvery));
    for (int y = 0; y < seen.rows; y += kEvery)
        for (int x = 0; x < seen.cols; x += kEvery) {
            const auto& colour = seen.at<cv::Vec3f>(y, x);
            const float brightest = std::max({colour[0], colour[1], colour[2]});
            if (brightest < 1 || brightest >= kBurnt) continue;
            const cv::Vec3f s = log_seen.at<cv::Vec3f>(y, x) - log_gain;
            const auto& r = log_reference.at<cv::Vec3f>(y, x);
            cells.add({s[0], s[1], s[2], r[0], r[1], r[2]});
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
constexpr std::size_t kSums = sizeof(Sums) / sizeof(double);

/// A place's tone as far as it is known, and by how much its log gain was too small.
struct FoundTone {
    Slope contrast;
    Slope saturation;
    cv::Vec3d middle;
    cv::Vec3d gain;

    [[nodiscard]] Tone cautious() const { return {contrast.least, saturation.least, middle, saturation.measured}; }
};

RAILREF_WIDEST_VECTORS void add_up(std::span<const CellBlock<2 * kChannels>> blocks, const FoundTone& found,
                                   double outlier, LaneSums<kSums>& sums) {
    const Tone tone = found.cautious();
    const auto inverse_outlier2 = static_cast<float>(1 / (outlier * outlier));
    const auto of_brightness = static_cast<float>(1 / tone.contrast);
    const auto of_colour = static_cast<float>(1 / tone.saturation);
    std::array<float, kChannels> middle;
    std::array<float, kChannels> seen_middle;
    for (std::size_t c = 0; c < kChannels; ++c) {
        const auto channel = static_cast<int>(c);
        middle[c] = static_cast<float>(tone.middle[channel]);
        seen_middle[c] = static_cast<float>(tone.middle[channel] + found.gain[channel]);
    }
    for (const CellBlock<2 * kChannels>& block : blocks) {
        const Lanes* seen = block.values.data();
        const Lanes* reference = seen + kChannels;
        // Tone::undone
        std::array<Lanes, kChannels> from_middle;
        Lanes brightness{};
        for (std::size_t c = 0; c < kChannels; ++c) brightness += from_middle[c] = seen[c] - seen_middle[c];
        brightness *= 1.0F / kChannels;
        Lanes away{};
        for (std::size_t c = 0; c < kChannels; ++c) {
            const Lanes undone = middle[c] + brightness * of_brightness + (from_middle[c] - brightness) * of_colour;
            away += (undone - reference[c]) * (undone - reference[c]);
        }
        const Lanes fits = block.counts / (1 + away * inverse_outlier2);
        const Lanes weight = fits * fits;
        const Lanes x = (reference[0] + reference[1] + reference[2]) * (1.0F / kChannels);
        const Lanes y = (seen[0] + seen[1] + seen[2]) * (1.0F / kChannels);
        std::size_t k = 0;
        sums.of[k++] += weight;
        for (std::size_t c = 0; c < kChannels; ++c) sums.of[k++] += weight * seen[c];
        for (std::size_t c = 0; c < kChannels; ++c) sums.of[k++] += weight * reference[c];
        sums.of[k++] += weight * x * x;
        sums.of[k++] += weight * x * y;
        sums.of[k++] += weight * y * y;
        Lanes xx{};
        Lanes xy{};
        Lanes yy{};
        for (std::size_t c = 0; c < kChannels; ++c) {
            xx += reference[c] * reference[c];
            xy += reference[c] * seen[c];
            yy += seen[c] * seen[c];
        }
        sums.of[k++] += weight * xx;
        sums.of[k++] += weight * xy;
        sums.of[k++] += weight * yy;
    }
}

/// A row of Sums.
void write_weighted(const Cells& cells, const FoundTone& found, double outlier, double* row) {
    LaneSums<kSums> sums;
    add_up(cells.blocks(), found, outlier, sums);
    sums.write(row);
}

Sums read_sums(const double* row) {
    return {row[0],
            cv::Vec3d(row[1], row[2], row[3]),
            cv::Vec3d(row[4], row[5], row[6]),
            row[7],
            row[8],
            row[9],
            row[10],
            row[11],
            row[12]};
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

std::vector<FoundTone> find_tones(std::span<const Cells> cells, std::span<const Place> places) {
    const std::size_t count = places.size();
    const cv::Mat1d near = nearness(places, kNearMm);
    std::vector<FoundTone> all(count);
    cv::Mat1d said(static_cast<int>(count), static_cast<int>(kSums));
    for (const double outlier : kOutlier) {
        for_each_index(count,
                       [&](std::size_t i) { write_weighted(cells[i], all[i], outlier, said[static_cast<int>(i)]); });
        const cv::Mat1d together = heard(near, said);
        std::vector<Sums> sums;
        for (int i = 0; i < together.rows; ++i) sums.push_back(read_sums(together[i]));
        cv::Vec3d colours;
        for (const Sums& sum : sums)
            if (sum.weight > 0) colours += sum.colour_around_middle();
        for (std::size_t i = 0; i < count; ++i) {
            const Sums& sum = sums[i];
            if (sum.weight <= 0) continue;
            const cv::Vec3d middle = sum.reference * (1 / sum.weight);
            all[i] = {slope(sum.bright_around_middle()), slope(colours), middle, sum.seen * (1 / sum.weight) - middle};
        }
    }
    return all;
}

double typical_contrast(std::span<const FoundTone> all) {
    std::vector<double> contrasts;
    for (const FoundTone& one : all) contrasts.push_back(one.contrast.least);
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
    std::vector<Cells> cells(count);
    const std::vector<cv::Mat> log_seen = log_colours(seen);
    const std::vector<cv::Mat> log_reference = log_colours(reference);
    for_each_index(count, [&](std::size_t i) {
        cells[i] = cells_of(seen[i], log_seen[i], log_reference[i], cv::Vec3f(log_gain[i]));
    });
    const std::vector<FoundTone> found = find_tones(cells, places);
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
