#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "calibration/features.h"

namespace railref::calibration {

/// What Railref knows of any printed face, whatever game: how to find it in a photo. Points are face-normalised, x and
/// y from 0 to 1.
struct FaceProfile {
    std::string board;       ///< id of its map; two printings of one map are no rivals
    cv::Size2d size_mm;      ///< of the map's frame
    std::string printing;    ///< a name for people
    std::string source;      ///< which photo it was made from
    Features far_features;   ///< for finding the board anywhere in a photo; seen from above and aslant
    Features near_features;  ///< for placing it exactly, once it is found; seen from above
};

/// Resolution of the top view that near_features are taken from.
inline constexpr double kNearPxPerMm = 0.8;

}  // namespace railref::calibration
