#include "vision/seen_light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <compare>
#include <map>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "vision/for_each_index.h"
#include "vision/outside_photo.h"
#include "vision/place_light.h"
#include "vision/shown_print.h"

namespace railref::vision {

namespace {

constexpr double kUnlike = 0.3;       // log colours: a cell that remains so far off explains little
constexpr double kClearly = 0.93;     // of what is unexplained otherwise a rendering must leave no more to be believed
constexpr double kHazy = 0.03;        // mean veil from which software is looked for
constexpr std::size_t kEvery = 5;     // of the places are enough to tell one rendering from another,
constexpr std::size_t kFewest = 40;   // but not of fewer
constexpr double kFaded = 0.5;        // colours_left below which it is asked whether something lies on the board,
constexpr double kFewCovered = 0.15;  // on how much of it: less does not mislead,
constexpr double kManyCovered = 0.6;  // and more leaves nothing to go by

/// Whole steps from a plain rendering.
struct Steps {
    int saturation = 0;
    int contrast = 0;

    // Less contrast is what veils leave; more colours are found after the light (tone.h), here they would be found in
    // dark and mixed light too.
    [[nodiscard]] bool possible() const {
        return saturation <= 0 && saturation >= -3 && contrast >= 0 && contrast <= 3;
    }
    [[nodiscard]] auto operator<=>(const Steps&) const = default;
    [[nodiscard]] Rendering rendering() const { return {std::pow(1.3, saturation), std::pow(1.25, contrast)}; }
};

/// All gray levels without what a veil adds to them, 0..255.
cv::Mat3f unveiled_levels(const Veil& veil) {
    cv::Mat levels(1, 256, CV_32FC3);
    for (int v = 0; v < levels.cols; ++v) levels.at<cv::Vec3f>(v) = cv::Vec3f::all(static_cast<float>(v));
    lift({&veil, 1}, {&levels, 1});
    return levels;
}

/// Colours of 0..255 (CV_8UC3 or CV_32FC3) as they were before the software; what lies outside the photo stays black.
cv::Mat undone(const cv::Mat& colours, const Rendering& rendering, float middle) {
    if (rendering.is_plain()) return colours;
    cv::Mat exact;
    colours.convertTo(exact, CV_32F);
    cv::Mat was;
    cv::transform(exact, was, rendering.undoing(middle));
    cv::min(was, 255, was);
    cv::max(was, 0, was);
    was.setTo(0, outside_photo(exact));
    was.convertTo(was, colours.type());
    return was;
}

/// Writes a patch as three planes of gray levels, the veil over it lifted, its light taken back by the log gain.
class InReferenceLight {
public:
    InReferenceLight(const Veil& veil, const cv::Vec3d& gain) {
        const cv::Mat3f levels = unveiled_levels(veil);
        for (int c = 0; c < 3; ++c) {
            const auto back = static_cast<float>(std::exp(-gain[c]));
            std::ranges::transform(levels, levels_[static_cast<std::size_t>(c)].begin(), [&](const cv::Vec3f& level) {
                return cv::saturate_cast<std::uint8_t>(in_reference_light(level[c], back));
            });
        }
    }

    void operator()(const cv::Mat& patch, std::uint8_t* planes) const {
        const auto area = static_cast<std::ptrdiff_t>(patch.total());
        std::uint8_t* __restrict blue = planes;
        std::uint8_t* __restrict green = planes + area;
        std::uint8_t* __restrict red = planes + 2 * area;
        for (int y = 0; y < patch.rows; ++y) {
            const auto* row = patch.ptr<cv::Vec3b>(y);
            for (int x = 0; x < patch.cols; ++x) {
                *blue++ = levels_[0][row[x][0]];
                *green++ = levels_[1][row[x][1]];
                *red++ = levels_[2][row[x][2]];
            }
        }
    }

private:
    std::array<std::array<std::uint8_t, 256>, 3> levels_{};  ///< by channel and gray level
};

/// Gray levels by their logarithms, as light is compared (kDarkOffset), in steps so fine that few are
/// rounded otherwise.
class LevelsByLog {
public:
    LevelsByLog() {
        for (std::size_t k = 0; k < levels_.size(); ++k) {
            const double value = std::exp(kLeast + static_cast<double>(k) / kStepsPerUnit) - kDarkOffset;
            levels_[k] = cv::saturate_cast<std::uint8_t>(value);
        }
    }

    /// Where a logarithm's level is; steps may be added up.
    [[nodiscard]] static double step(double log) { return (log - kLeast) * kStepsPerUnit + 0.5; }
    [[nodiscard]] static double steps(double logs) { return logs * kStepsPerUnit; }

    [[nodiscard]] std::uint8_t at(float step) const {
        return levels_[static_cast<std::size_t>(std::clamp(step, 0.F, static_cast<float>(levels_.size() - 1)))];
    }

private:
    static constexpr double kLeast = 2.77;  // a little less than the log of kDarkOffset
    static constexpr double kStepsPerUnit = 2048;
    std::array<std::uint8_t, 5810> levels_{};  // to a little more than the log of kDarkOffset + 255
};

/// The same where the camera's rendering is undone too. A tone is linear (Tone::undone): what a channel gets is its own
/// part and a share of all three.
class AsReferenceRendered {
public:
    AsReferenceRendered(const Veil& veil, const cv::Vec3d& gain, const Tone& tone) {
        const cv::Mat3f logs = log_colours(unveiled_levels(veil));
        for (int c = 0; c < 3; ++c) {
            const auto channel = static_cast<std::size_t>(c);
            for (std::size_t v = 0; v < own_[channel].size(); ++v) {
                const double off = static_cast<double>(logs(static_cast<int>(v))[c]) - gain[c] - tone.middle[c];
                own_[channel][v] = static_cast<float>(LevelsByLog::step(tone.middle[c] + off / tone.saturation));
                share_[channel][v] =
                    static_cast<float>(LevelsByLog::steps(off / 3 * (1 / tone.contrast - 1 / tone.saturation)));
            }
        }
    }

    void operator()(const cv::Mat& patch, std::uint8_t* planes) const {
        static const LevelsByLog levels;
        const auto area = static_cast<std::ptrdiff_t>(patch.total());
        for (int y = 0; y < patch.rows; ++y) {
            const auto* row = patch.ptr<cv::Vec3b>(y);
            for (int x = 0; x < patch.cols; ++x, ++planes) {
                const cv::Vec3b& bgr = row[x];
                const float all = share_[0][bgr[0]] + share_[1][bgr[1]] + share_[2][bgr[2]];
                for (std::size_t c = 0; c < 3; ++c)
                    planes[static_cast<std::ptrdiff_t>(c) * area] = levels.at(own_[c][bgr[static_cast<int>(c)]] + all);
            }
        }
    }

private:
    std::array<std::array<float, 256>, 3> own_{};  ///< steps by channel and gray level
    std::array<std::array<float, 256>, 3> share_{};
};

/// How far log colours lie without light and tone from the reference's.
double unlikeness(const cv::Vec3f& seen, const cv::Vec3f& reference, const cv::Vec3d& gain, const Tone& tone) {
    return cv::norm(tone.undone(cv::Vec3d(seen) - gain) - cv::Vec3d(reference)) / kUnlike;
}

}  // namespace

cv::Mat cell_means(const cv::Mat& patch) {
    cv::Mat exact;
    patch.convertTo(exact, CV_32F);
    cv::Mat cells;
    cv::resize(exact, cells, {kCellColumns, kCellRows}, 0, 0, cv::INTER_AREA);
    return cells;
}

struct SeenLight::Comparison {
    std::vector<cv::Mat> patches;
    std::vector<cv::Mat> cells;  ///< their mean colours
    std::vector<cv::Mat> reference;
    std::vector<Place> places;
    cv::Size2d board_mm;

    [[nodiscard]] static Comparison of(std::span<const cv::Mat> patches, std::span<const cv::Mat> reference,
                                       std::span<const Place> places, cv::Size2d board_mm);

    /// As if the photo did not show these places.
    void leave_out(std::span<const std::size_t> which);
    /// With fewer places.
    [[nodiscard]] Comparison thinned() const;
    /// The places' mean colours without what the software and veils have done to them.
    [[nodiscard]] std::vector<cv::Mat> cells_in(const SeenLight& light) const;
    /// How unlike print as the light shows it remains on average, 0..1 (Geman-McClure).
    [[nodiscard]] double unexplained(const SeenLight& light) const;
    /// Downhill from a plain one, step by step, to what explains most; plain if that is not clearly more.
    [[nodiscard]] Rendering rendering() const;
};

SeenLight::Comparison SeenLight::Comparison::of(std::span<const cv::Mat> patches, std::span<const cv::Mat> reference,
                                                std::span<const Place> places, cv::Size2d board_mm) {
    Comparison all{{patches.begin(), patches.end()},
                   std::vector<cv::Mat>(patches.size()),
                   {reference.begin(), reference.end()},
                   {places.begin(), places.end()},
                   board_mm};
    for_each_index(patches.size(), [&](std::size_t i) { all.cells[i] = cell_means(patches[i]); });
    return all;
}

void SeenLight::Comparison::leave_out(std::span<const std::size_t> which) {
    for (const std::size_t i : which) {
        patches[i] = cv::Mat(patches[i].size(), patches[i].type(), cv::Scalar());
        cells[i] = cv::Mat(cells[i].size(), cells[i].type(), cv::Scalar());
    }
}

SeenLight::Comparison SeenLight::Comparison::thinned() const {
    Comparison fewer{{}, {}, {}, {}, board_mm};
    for (std::size_t i = 0; i < places.size(); i += kEvery) {
        fewer.patches.push_back(patches[i]);
        fewer.cells.push_back(cells[i]);
        fewer.reference.push_back(reference[i]);
        fewer.places.push_back(places[i]);
    }
    return fewer;
}

Rendering SeenLight::Comparison::rendering() const {
    std::map<Steps, double> known;
    const auto left = [&](const Steps& steps) {
        if (!steps.possible()) return 1.0;
        const auto [at, unknown] = known.try_emplace(steps);
        if (unknown) at->second = unexplained(SeenLight(steps.rendering(), *this));
        return at->second;
    };
    const double plain = left({});
    Steps best;
    double least = plain;
    for (bool better = true; better;) {
        better = false;
        const Steps from = best;
        for (const Steps& step : {Steps{1, 0}, Steps{-1, 0}, Steps{0, 1}, Steps{0, -1}}) {
            const Steps to{from.saturation + step.saturation, from.contrast + step.contrast};
            const double after = left(to);
            if (after >= least) continue;
            best = to;
            least = after;
            better = true;
        }
    }
    return least < kClearly * plain ? best.rendering() : Rendering{};
}

std::vector<cv::Mat> SeenLight::Comparison::cells_in(const SeenLight& light) const {
    std::vector<cv::Mat> seen(places.size());
    for_each_index(seen.size(),
                   [&](std::size_t i) { seen[i] = undone(cells[i], light.rendering_, light.middles_[i]); });
    lift(light.veils_, seen);
    return seen;
}

double SeenLight::Comparison::unexplained(const SeenLight& light) const {
    const std::vector<cv::Mat> seen = cells_in(light);
    const std::vector<cv::Mat> log_seen = log_colours(seen);
    const std::vector<cv::Mat> log_reference = log_colours(reference);
    std::vector<double> sums(places.size());
    for_each_index(places.size(), [&](std::size_t i) {
        for (int y = 0; y < kCellRows; ++y)
            for (int x = 0; x < kCellColumns; ++x) {
                if (lies_outside(seen[i].at<cv::Vec3f>(y, x))) continue;
                const double off = unlikeness(log_seen[i].at<cv::Vec3f>(y, x), log_reference[i].at<cv::Vec3f>(y, x),
                                              light.log_gain_[i], light.tones_[i]);
                sums[i] += off * off / (1 + off * off);
            }
    });
    const double cells_in_all = static_cast<double>(places.size()) * kCellRows * kCellColumns;
    return std::accumulate(sums.begin(), sums.end(), 0.0) / std::max(1.0, cells_in_all);
}

SeenLight::SeenLight(const Rendering& rendering, const Comparison& all)
    : rendering_(rendering), middles_(all.places.size()) {
    std::vector<cv::Mat> seen(all.places.size());
    for_each_index(seen.size(), [&](std::size_t i) {
        const cv::Scalar mean = cv::mean(all.cells[i]);
        middles_[i] = luma(cv::Vec3d(mean[0], mean[1], mean[2]));
        seen[i] = undone(all.cells[i], rendering, middles_[i]);
    });
    veils_ = veiling_glare(seen, all.reference, all.places);
    for_each_index(seen.size(), [&](std::size_t i) {
        veils_[i].light = bounded_by(undone(all.patches[i], rendering, middles_[i]), veils_[i].light);
    });
    lift(veils_, seen);
    log_gain_ = light_gain(seen, all.reference, all.places, all.board_mm);
    tones_ = tones(seen, all.reference, all.places, log_gain_);
}

bool SeenLight::is_usual() const {
    double veils = 0;
    for (const Veil& veil : veils_) veils += veil.of_white;
    return rendering_.is_plain() && std::ranges::all_of(tones_, &Tone::is_plain) &&
           veils <= kHazy * static_cast<double>(veils_.size());
}

SeenLight::SeenLight(std::span<const cv::Mat> patches, std::span<const cv::Mat> reference,
                     std::span<const Place> places, cv::Size2d board_mm)
    : SeenLight({}, Comparison::of(patches, reference, places, board_mm)) {
    if (colours_left() >= kFaded) return;
    Comparison rest = Comparison::of(patches, reference, places, board_mm);
    std::vector<std::size_t> covered = places_without_print(rest.cells, reference, places);
    const double share = static_cast<double>(covered.size()) / static_cast<double>(places.size());
    if (share < kFewCovered || share > kManyCovered) return;
    rest.leave_out(covered);
    *this = SeenLight({}, rest);
    covered_ = std::move(covered);
}

bool SeenLight::look_for_software(std::span<const cv::Mat> patches, std::span<const cv::Mat> reference,
                                  std::span<const Place> places, cv::Size2d board_mm) {
    if (is_usual() || places.size() < kFewest) return false;
    Comparison all = Comparison::of(patches, reference, places, board_mm);
    all.leave_out(covered_);
    const Rendering rendering = all.thinned().rendering();
    if (rendering.is_plain()) return false;
    std::vector<std::size_t> covered = std::move(covered_);
    *this = SeenLight(rendering, all);
    covered_ = std::move(covered);
    return true;
}

double SeenLight::colours_left() const {
    return tones_.empty() ? 1 : rendering_.saturation * tones_.front().colours_left;
}

void SeenLight::write(std::size_t place, std::span<const cv::Mat> patches, std::uint8_t* planes) const {
    const auto write_all = [&](const auto& write_one) {
        for (const cv::Mat& patch : patches) {
            write_one(undone(patch, rendering_, middles_[place]), planes);
            planes += 3 * patch.total();
        }
    };
    const Veil& veil = veils_[place];
    if (tones_[place].is_plain())
        write_all(InReferenceLight(veil, log_gain_[place]));
    else
        write_all(AsReferenceRendered(veil, log_gain_[place], tones_[place]));
}

}  // namespace railref::vision
