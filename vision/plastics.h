#pragma once

#include <array>
#include <opencv2/core.hpp>

#include "maps/ids.h"

namespace railref::vision {

/// Colour of each player's pieces, Lab (L 0..100), indexed by maps::index(PlayerColour).
using Plastics = std::array<cv::Vec3f, maps::all_player_colours.size()>;

/// As they look in even light; where a photo shows none of a colour, this stands in.
[[nodiscard]] Plastics usual_plastics();

}  // namespace railref::vision
