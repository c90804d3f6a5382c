#pragma once

#include <cstdint>
#include <vector>

#include "vision/photo.h"

/// Why a photo may be hard to read, whatever is on it: for telling a person how to take a better one.
namespace railref::vision {

enum class PhotoFault : std::uint8_t { small, dark, burnt_out, blurred, colourless };

/// The plainest measures there are; they explain, they decide nothing. Frame: the decoded picture.
struct PhotoLook {
    int long_side = 0;       ///< of the file's picture, pixels
    double brightness = 0;   ///< mean luma, 0..255
    double burnt_share = 0;  ///< of the pixels that are white, 0..1
    double colours = 0;      ///< calibration/colour_spread.h
    double sharpness = 0;    ///< variance of the Laplacian at 1,000 px, gray levels squared (Pech-Pacheco et al., 2000)
};

[[nodiscard]] PhotoLook look_at(const Photo& photo);

/// In the order of PhotoFault; none where the photo is as good as most that can be read.
[[nodiscard]] std::vector<PhotoFault> faults_of(const PhotoLook& look);

}  // namespace railref::vision
