#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "calibration/board_profile.h"

namespace railref::tests {

/// The profile of a printing that has every route (and its twin) up to 1.25 % of the board's width (10 mm) elsewhere,
/// each its own way. A picture of the printing that the profile was made of shows the same to it as one of another
/// printing would show to the profile itself. The same seed gives the same printing.
[[nodiscard]] calibration::BoardProfile other_printing(const calibration::BoardProfile& profile, std::uint64_t seed);

/// The same of a board that was drawn anew: every city is up to as far elsewhere and draws its routes along, the art
/// around routes moves with them, and two fifths of the features look otherwise. Only where stations stand it shows
/// what the profile shows, since the map's cities stay.
[[nodiscard]] calibration::BoardProfile redrawn(const calibration::BoardProfile& profile, std::uint64_t seed);

/// The same with one route (and its twin) elsewhere, all else as it is.
[[nodiscard]] calibration::BoardProfile with_one_elsewhere(const calibration::BoardProfile& profile,
                                                           maps::RouteId route, cv::Point2d by_mm);

}  // namespace railref::tests
