#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "calibration/board_profile.h"
#include "vision/place.h"
#include "vision/rendering.h"
#include "vision/tone.h"
#include "vision/veiling_glare.h"

namespace railref::vision {

/// Places are compared in cells of 3.2 mm, four pixels of a patch.
inline constexpr int kCellColumns = calibration::kColourColumns;
inline constexpr int kCellRows = calibration::kColourRows;
inline constexpr int kPxPerCell = 4;
inline const cv::Size kPatch{kCellColumns * kPxPerCell, kCellRows* kPxPerCell};

/// Mean colours of a patch's cells: kCellRows x kCellColumns, CV_32FC3.
[[nodiscard]] cv::Mat cell_means(const cv::Mat& patch);

/// Saturation below which colours were restored half again as strong.
inline constexpr double kBleached = 0.7;

/// SeenLight::colours_left with less than which one plastic looks like another.
inline constexpr double kColourless = 0.165;

/// What makes the same print look otherwise in a photo than in the reference: the light, a robust quadratic over the
/// board plus what neighbours agree on (place_light.h), what lamps mirrored by the varnish add to it (veiling_glare.h),
/// and what the camera's software made of it (rendering.h before the light is taken out, tone.h after). Found from the
/// places themselves, most of which show the board.
class SeenLight {
public:
    /// As if software had done nothing before the light is taken out. `patches` of the board's surface in the photo's
    /// light, kPatch, CV_8UC3; `reference` is what the empty board has there, as cell_means gives it. Where colours
    /// seem to have faded and much of the board is covered by something (shown_print.h), the rest of it decides.
    SeenLight(std::span<const cv::Mat> patches, std::span<const cv::Mat> reference, std::span<const Place> places,
              cv::Size2d board_mm);

    /// Looks for what it has done, where light alone explains less than it usually does, and finds the light anew
    /// without. All as before. False: nothing is found, and nothing changed.
    bool look_for_software(std::span<const cv::Mat> patches, std::span<const cv::Mat> reference,
                           std::span<const Place> places, cv::Size2d board_mm);

    /// Hardly any veil, and nothing that software has done.
    [[nodiscard]] bool is_usual() const;
    /// Over a place, as a share of what white print sends back there; 0 where hardly any veil lies on it.
    [[nodiscard]] double veil(std::size_t place) const { return veils_[place].of_white; }
    /// Whether the camera's software had changed what shows there, more than cameras usually do.
    [[nodiscard]] bool rendered(std::size_t place) const { return !rendering_.is_plain() || !tones_[place].is_plain(); }
    /// Whether the camera had taken so much of the colours there that what was restored is guesswork.
    [[nodiscard]] bool bleached(std::size_t place) const {
        return rendering_.saturation * tones_[place].saturation < kBleached;
    }
    /// Share of the print's colours that the picture still has, about: 0 in black and white, by a lamp of one colour.
    [[nodiscard]] double colours_left() const;
    /// Writes patches in the light of `place` as the reference would show them: three planes of gray levels for each.
    void write(std::size_t place, std::span<const cv::Mat> patches, std::uint8_t* planes) const;

private:
    struct Comparison;

    /// As if the camera had done so.
    SeenLight(const Rendering& rendering, const Comparison& all);

    std::vector<std::size_t> covered_;  // places that say nothing of the light
    Rendering rendering_;
    std::vector<float> middles_;  // for the rendering
    std::vector<Veil> veils_;
    std::vector<cv::Vec3d> log_gain_;  // from the reference's light to the photo's
    std::vector<Tone> tones_;
};

}  // namespace railref::vision
