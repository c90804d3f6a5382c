#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <string>

#include "calibration/dudu/fit_lattice.h"
#include "calibration/dudu/hex_profile.h"
#include "maps/result.h"

namespace railref::calibration::dudu {

/// A profile of the user's own copy of a map, from one photo (CV_8UC3, upright) of it empty. It is found by `known`
/// profiles of the same map; of a printing that nobody knows a person taps the middles of four hexes or more. Errors
/// say what is wrong with the photo or the taps.
[[nodiscard]] maps::Result<HexProfile> calibrate_hex_map(const cv::Mat& photo, const std::string& file,
                                                         const maps::dudu::HexMap& map, std::span<const TappedHex> taps,
                                                         std::span<const HexProfile* const> known);

}  // namespace railref::calibration::dudu
