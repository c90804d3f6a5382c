#include "vision/veiling_glare.h"

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

// Mirrored by training/veiling_glare.py: change both together, and train again.
constexpr double kGamma = 2.2;
constexpr double kBurnt = 250;  // of 255: what is brighter no longer adds up
// A cell this far (relative) from the fit says little; at first far cells count too, since a veil that is not known yet
// moves the dark ones far away (graduated non-convexity).
constexpr std::array kOutlier{2.0, 1.4, 1.0, 0.7, 0.5, 0.35, 0.35, 0.35, 0.35, 0.35};
constexpr double kDark = 0.02;  // linear light; keeps ratios of dark cells quiet
constexpr double kNearMm = 40;  // how far places speak for each other
constexpr double kFarMm = 100;
constexpr std::size_t kGainSteps = 1;  // before a veil is looked for
constexpr double kNoVeil = 0.08;       // of white in the same light: what differing tone curves look like
constexpr double kVeil = 0.16;         // and from where there certainly is one
constexpr int kDarkestShare = 50;      // one pixel in so many is darker than what counts as a patch's darkest
constexpr double kOfDarkest = 0.7;     // of its light a veil may be
constexpr std::size_t kChannels = 3;

double linear(double value) { return std::pow(value / 255, kGamma); }

/// Of cells that tell something: linear light seen in each channel, then the reference's.
using Cells = CellBlocks<2 * kChannels>;

/// What is between the reference's light and the photo's at one place.
struct Light {
    cv::Vec3d gain;
    double veil = 0;
};

/// Weighted sums over cells for a line through (x reference, y seen).
struct Sums {
    double w = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double xy = 0;
};
constexpr std::size_t kSums = sizeof(Sums) / sizeof(double);

using ChannelSums = std::array<Sums, kChannels>;

Cells usable_cells(const cv::Mat& seen, const cv::Mat& reference) {
    static const auto table = [] {
        std::array<float, 256> values{};
        for (std::size_t v = 0; v < values.size(); ++v) values[v] = static_cast<float>(linear(static_cast<double>(v)));
        return values;
    }();
    const auto linear_light = [](float value) { return table[cv::saturate_cast<std::uint8_t>(value)]; };
    Cells cells(seen.total() / 2);
    for (int y = 0; y < seen.rows; ++y)
        for (int x = y % 2; x < seen.cols; x += 2) {  // as on a chessboard: half of them say enough
            const auto& s = seen.at<cv::Vec3f>(y, x);
            const auto& r = reference.at<cv::Vec3f>(y, x);
            const float brightest = std::max({s[0], s[1], s[2]});
            if (brightest < 1 || brightest >= kBurnt) continue;
            cells.add({linear_light(s[0]), linear_light(s[1]), linear_light(s[2]),  //
                       linear_light(r[0]), linear_light(r[1]), linear_light(r[2])});
        }
    return cells;
}

RAILREF_WIDEST_VECTORS void add_up(std::span<const CellBlock<2 * kChannels>> blocks, const Light& light, double outlier,
                                   LaneSums<kSums * kChannels>& sums) {
    const auto inverse_outlier2 = static_cast<float>(1 / (outlier * outlier));
    const auto veil = static_cast<float>(light.veil);
    std::array<float, kChannels> gain;
    for (std::size_t c = 0; c < kChannels; ++c) gain[c] = static_cast<float>(light.gain[static_cast<int>(c)]);
    for (const CellBlock<2 * kChannels>& block : blocks) {
        std::array<Lanes, kChannels> scale;
        Lanes away{};
        for (std::size_t c = 0; c < kChannels; ++c) {
            const Lanes expected = gain[c] * (block.values[kChannels + c] + veil);
            scale[c] = 1 / (expected + static_cast<float>(kDark) * gain[c]);
            const Lanes residual = (block.values[c] - expected) * scale[c];
            away += residual * residual;
        }
        const Lanes fits = block.counts / (1 + away * inverse_outlier2);
        for (std::size_t c = 0; c < kChannels; ++c) {
            const Lanes& x = block.values[kChannels + c];
            const Lanes& y = block.values[c];
            const Lanes w = fits * fits * scale[c] * scale[c];
            const Lanes wx = w * x;
            Lanes* sum = &sums.of[kSums * c];
            sum[0] += w;
            sum[1] += wx;
            sum[2] += w * y;
            sum[3] += wx * x;
            sum[4] += wx * y;
        }
    }
}

/// A row of ChannelSums.
void write_weighted(const Cells& cells, const Light& light, double outlier, double* row) {
    LaneSums<kSums * kChannels> sums;
    add_up(cells.blocks(), light, outlier, sums);
    sums.write(row);
}

ChannelSums read_sums(const double* row) {
    ChannelSums sums;
    for (Sums& s : sums) {
        s = {row[0], row[1], row[2], row[3], row[4]};
        row += kSums;
    }
    return sums;
}

/// One Gauss-Newton step for the gains and the veil that they share.
Light improved(const Light& light, const ChannelSums& sums) {
    Light next = light;
    double numerator = 0;
    double denominator = 0;
    std::array<Sums, kChannels> units;  // of z = x + veil and the residual y / gain - z
    for (std::size_t c = 0; c < kChannels; ++c) {
        const Sums& s = sums[c];
        const double g = light.gain[static_cast<int>(c)];
        const double v = light.veil;
        Sums& u = units[c];
        u.w = s.w * g * g;
        u.x = (s.x + v * s.w) * g * g;
        u.xx = (s.xx + 2 * v * s.x + v * v * s.w) * g * g;
        u.y = s.y * g - u.x;
        u.xy = (s.xy + v * s.y) * g - u.xx;
        if (u.xx <= 0) continue;
        numerator += u.y - u.x * u.xy / u.xx;
        denominator += u.w - u.x * u.x / u.xx;
    }
    const double step =
        denominator > 0 ? std::clamp(light.veil + numerator / denominator, 0.0, kThickestVeil) - light.veil : 0;
    next.veil += step;
    for (std::size_t c = 0; c < kChannels; ++c)
        if (units[c].xx > 0)
            next.gain[static_cast<int>(c)] *= std::max(0.1, 1 + (units[c].xy - step * units[c].x) / units[c].xx);
    return next;
}

/// The gain alone.
Light brightened(const Light& light, const ChannelSums& sums) {
    Light next = light;
    for (std::size_t c = 0; c < kChannels; ++c)
        if (sums[c].xx > 0) next.gain[static_cast<int>(c)] = std::max(1e-4, sums[c].xy / sums[c].xx);
    return next;
}

Light typical(const std::vector<Cells>& cells) {
    Light light;
    constexpr auto dark = static_cast<float>(kDark);
    for (std::size_t c = 0; c < kChannels; ++c) {
        std::vector<float> ratios;
        for (const Cells& place : cells)
            for (std::size_t k = 0; k < place.size(); ++k)
                ratios.push_back((place.value(k, c) + dark) / (place.value(k, kChannels + c) + dark));
        if (ratios.empty()) return {{1, 1, 1}, 0};
        light.gain[static_cast<int>(c)] = calibration::median(ratios);
    }
    return light;
}

/// Little of it is what tone curves do.
double certain(double veil) { return veil * std::clamp((veil - kNoVeil) / (kVeil - kNoVeil), 0.0, 1.0); }

}  // namespace

std::vector<Veil> veiling_glare(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                std::span<const Place> places) {
    const std::size_t count = places.size();
    std::vector<Cells> cells(count);
    for_each_index(count, [&](std::size_t i) { cells[i] = usable_cells(seen[i], reference[i]); });
    const cv::Mat1d near = nearness(places, kNearMm, kFarMm);
    std::vector<Light> light(count, typical(cells));
    cv::Mat1d said(static_cast<int>(count), static_cast<int>(kSums * kChannels));
    for (std::size_t step = 0; step < kOutlier.size(); ++step) {
        for_each_index(count, [&](std::size_t i) {
            write_weighted(cells[i], light[i], kOutlier[step], said[static_cast<int>(i)]);
        });
        const cv::Mat1d together = heard(near, said);
        for (std::size_t i = 0; i < count; ++i) {
            const ChannelSums sums = read_sums(together[static_cast<int>(i)]);
            light[i] = step < kGainSteps ? brightened(light[i], sums) : improved(light[i], sums);
        }
    }
    std::vector<Veil> veils;
    for (const Light& l : light) veils.push_back({certain(l.veil) * l.gain, certain(l.veil)});
    return veils;
}

cv::Vec3d bounded_by(const cv::Mat& patch, const cv::Vec3d& veil) {
    if (veil == cv::Vec3d()) return veil;
    std::array<std::array<int, 256>, kChannels> counts{};
    int inside = 0;
    for (int y = 0; y < patch.rows; ++y)
        for (int x = 0; x < patch.cols; ++x) {
            const auto& pixel = patch.at<cv::Vec3b>(y, x);
            if (pixel == cv::Vec3b()) continue;  // beyond the picture's edge
            ++inside;
            for (std::size_t c = 0; c < kChannels; ++c) ++counts[c][pixel[static_cast<int>(c)]];
        }
    const int darkest = inside / kDarkestShare;
    cv::Vec3d bounded;
    for (std::size_t c = 0; c < kChannels; ++c) {
        int value = 0;
        for (int seen = counts[c][0]; seen < darkest; seen += counts[c][static_cast<std::size_t>(value)]) ++value;
        const int channel = static_cast<int>(c);
        bounded[channel] = std::min(veil[channel], kOfDarkest * linear(value));
    }
    return bounded;
}

void lift(std::span<const Veil> veils, std::span<cv::Mat> pictures) {
    std::vector<std::size_t> which;
    std::vector<cv::Mat> veiled;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (veils[i].light != cv::Vec3d()) {
            which.push_back(i);
            veiled.push_back(pictures[i]);
        }
    if (veiled.empty()) return;
    cv::Mat values = stacked(veiled) * (1.0 / 255);
    cv::pow(values, kGamma, values);
    const std::vector<cv::Mat> each = split_like(veiled, values);
    for (std::size_t k = 0; k < each.size(); ++k) cv::subtract(each[k], cv::Scalar(veils[which[k]].light), each[k]);
    cv::max(values, 0, values);
    cv::pow(values, 1 / kGamma, values);
    values *= 255;
    for (std::size_t k = 0; k < each.size(); ++k) pictures[which[k]] = each[k];
}

}  // namespace railref::vision
