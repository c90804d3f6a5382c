#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "vision/place.h"

namespace railref::vision {

/// How a camera's software has rendered a place, compared with the reference. Colours are logarithms per channel, as
/// light is compared in (place_light.h), in the reference's light.
struct Tone {
    double contrast = 1;    ///< so many times as far from the middle is the mean of the channels,
    double saturation = 1;  ///< and so many times as far each channel from that mean
    cv::Vec3d middle;
    double colours_left = 1;  ///< of the reference's, certainly, over all places; not only beyond usual ones

    [[nodiscard]] bool is_plain() const { return contrast == 1 && saturation == 1; }
    /// As the reference's camera would have rendered it.
    [[nodiscard]] cv::Vec3d undone(const cv::Vec3d& log_colour) const;
};

/// Phones boost colours, filters bleach them, "HDR" deepens every shadow, until one plastic looks like another. Most
/// cells show print, which tells by how much: saturation all over the picture, contrast around each place. What
/// differing cameras usually do is left plain; the networks have learned from it. `seen` and `reference` as light_gain
/// has them; `log_gain`, which it gave, is adjusted where a tone is not plain.
[[nodiscard]] std::vector<Tone> tones(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                      std::span<const Place> places, std::span<cv::Vec3d> log_gain);

}  // namespace railref::vision
