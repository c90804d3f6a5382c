#include "vision/veiling_glare.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "calibration/median.h"
#include "vision/for_each_index.h"

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
constexpr double kMost = 3;
constexpr int kDarkestShare = 50;   // one pixel in so many is darker than what counts as a patch's darkest
constexpr double kOfDarkest = 0.7;  // of its light a veil may be
constexpr int kChannels = 3;

constexpr auto kGammaOfFloats = static_cast<float>(kGamma);

float light_of(float value) { return std::pow(value / 255, kGammaOfFloats); }

/// The value of a light without what a veil adds to it.
float without(float veil, float light) { return 255 * std::pow(std::max(0.F, light - veil), 1 / kGammaOfFloats); }

double linear(double value) { return std::pow(value / 255, kGamma); }

struct Cell {
    cv::Vec3d seen;  ///< linear light
    cv::Vec3d reference;
};

/// What is between the reference's light and the photo's at one place.
struct Light {
    cv::Vec3d gain;
    double veil = 0;

    [[nodiscard]] cv::Vec3d expected(const cv::Vec3d& reference) const {
        return gain.mul(reference + cv::Vec3d::all(veil));
    }
};

/// Weighted sums over cells for a line through (x reference, y seen).
struct Sums {
    double w = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double xy = 0;

    void add(double weight, const Sums& other) {
        w += weight * other.w;
        x += weight * other.x;
        y += weight * other.y;
        xx += weight * other.xx;
        xy += weight * other.xy;
    }
};

using ChannelSums = std::array<Sums, kChannels>;

std::vector<Cell> usable_cells(const cv::Mat& seen, const cv::Mat& reference) {
    static const auto table = [] {
        std::array<double, 256> values{};
        for (std::size_t v = 0; v < values.size(); ++v) values[v] = linear(static_cast<double>(v));
        return values;
    }();
    const auto linear_light = [](const cv::Vec3f& bgr) {
        cv::Vec3d light;
        for (int c = 0; c < kChannels; ++c) light[c] = table[cv::saturate_cast<std::uint8_t>(bgr[c])];
        return light;
    };
    std::vector<Cell> cells;
    for (int y = 0; y < seen.rows; ++y)
        for (int x = y % 2; x < seen.cols; x += 2) {  // as on a chessboard: half of them say enough
            const auto& s = seen.at<cv::Vec3f>(y, x);
            const float brightest = std::max({s[0], s[1], s[2]});
            if (brightest < 1 || brightest >= kBurnt) continue;
            cells.push_back({linear_light(s), linear_light(reference.at<cv::Vec3f>(y, x))});
        }
    return cells;
}

ChannelSums weighted(const std::vector<Cell>& cells, const Light& light, double outlier) {
    ChannelSums sums;
    for (const Cell& cell : cells) {
        const cv::Vec3d expected = light.expected(cell.reference);
        cv::Vec3d scale;
        double away = 0;
        for (int c = 0; c < kChannels; ++c) {
            scale[c] = 1 / (expected[c] + kDark * light.gain[c]);
            const double residual = (cell.seen[c] - expected[c]) * scale[c];
            away += residual * residual;
        }
        const double fits = 1 / (1 + away / (outlier * outlier));
        for (int c = 0; c < kChannels; ++c) {
            const double w = fits * fits * scale[c] * scale[c];
            const double x = cell.reference[c];
            const double y = cell.seen[c];
            sums[static_cast<std::size_t>(c)].add(w, {1, x, y, x * x, x * y});
        }
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
    const double step = denominator > 0 ? std::clamp(light.veil + numerator / denominator, 0.0, kMost) - light.veil : 0;
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

Light typical(const std::vector<std::vector<Cell>>& cells) {
    Light light;
    for (int c = 0; c < kChannels; ++c) {
        std::vector<double> ratios;
        for (const auto& place : cells)
            for (const Cell& cell : place) ratios.push_back((cell.seen[c] + kDark) / (cell.reference[c] + kDark));
        if (ratios.empty()) return {{1, 1, 1}, 0};
        light.gain[c] = calibration::median(ratios);
    }
    return light;
}

struct Neighbour {
    std::size_t place;
    double weight;
};

std::vector<std::vector<Neighbour>> neighbourhoods(std::span<const Place> places) {
    std::vector<std::vector<Neighbour>> near(places.size());
    for_each_index(places.size(), [&](std::size_t i) {
        for (std::size_t j = 0; j < places.size(); ++j) {
            const cv::Point2d apart = places[i].centre_mm - places[j].centre_mm;
            const double far2 = apart.dot(apart);
            if (far2 < kFarMm * kFarMm) near[i].push_back({j, std::exp(-far2 / (2 * kNearMm * kNearMm))});
        }
    });
    return near;
}

/// Little of it is what tone curves do.
double certain(double veil) { return veil * std::clamp((veil - kNoVeil) / (kVeil - kNoVeil), 0.0, 1.0); }

}  // namespace

std::vector<Veil> veiling_glare(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                std::span<const Place> places) {
    const std::size_t count = places.size();
    std::vector<std::vector<Cell>> cells(count);
    for_each_index(count, [&](std::size_t i) { cells[i] = usable_cells(seen[i], reference[i]); });
    const auto near = neighbourhoods(places);
    std::vector<Light> light(count, typical(cells));
    std::vector<ChannelSums> sums(count);
    for (std::size_t step = 0; step < kOutlier.size(); ++step) {
        for_each_index(count, [&](std::size_t i) { sums[i] = weighted(cells[i], light[i], kOutlier[step]); });
        for_each_index(count, [&](std::size_t i) {
            ChannelSums together;
            for (const Neighbour& n : near[i])
                for (std::size_t c = 0; c < kChannels; ++c) together[c].add(n.weight, sums[n.place][c]);
            light[i] = step < kGainSteps ? brightened(light[i], together) : improved(light[i], together);
        });
    }
    std::vector<Veil> veils;
    for (const Light& l : light) veils.push_back({certain(l.veil) * l.gain, certain(l.veil)});
    return veils;
}

cv::Vec3d bounded_by(const cv::Mat& patch, const cv::Vec3d& veil) {
    if (veil == cv::Vec3d()) return veil;
    std::array<std::array<int, 256>, kChannels> counts{};
    for (int y = 0; y < patch.rows; ++y)
        for (int x = 0; x < patch.cols; ++x)
            for (std::size_t c = 0; c < kChannels; ++c) ++counts[c][patch.at<cv::Vec3b>(y, x)[static_cast<int>(c)]];
    const int darkest = static_cast<int>(patch.total()) / kDarkestShare;
    cv::Vec3d bounded;
    for (std::size_t c = 0; c < kChannels; ++c) {
        int value = 0;
        for (int seen = counts[c][0]; seen < darkest; seen += counts[c][static_cast<std::size_t>(value)]) ++value;
        const int channel = static_cast<int>(c);
        bounded[channel] = std::min(veil[channel], kOfDarkest * linear(value));
    }
    return bounded;
}

float unveiled(float value, double veil) {
    return veil <= 0 ? value : without(static_cast<float>(veil), light_of(value));
}

std::array<float, 256> unveiled_levels(double veil) {
    static const auto lights = [] {
        std::array<float, 256> all{};
        for (std::size_t v = 0; v < all.size(); ++v) all[v] = light_of(static_cast<float>(v));
        return all;
    }();
    std::array<float, 256> levels{};
    for (std::size_t v = 0; v < levels.size(); ++v)
        levels[v] = veil <= 0 ? static_cast<float>(v) : without(static_cast<float>(veil), lights[v]);
    return levels;
}

}  // namespace railref::vision
