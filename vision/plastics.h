#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>

#include "maps/ids.h"
#include "maps/json_reader.h"
#include "maps/result.h"

namespace railref::vision {

/// Colour of each player's trains in the light of a board's profile, Lab (L 0..100), indexed by
/// maps::index(PlayerColour).
using Plastics = std::array<cv::Vec3f, maps::all_player_colours.size()>;

/// Of the editions that the networks know: medians over photos and renders.
[[nodiscard]] Plastics usual_plastics();

/// The file format "railref-plastics/1": {"format", "shades": {"red": [L, a, b]}}; colours not listed look as usual.
[[nodiscard]] maps::Json plastics_json(const Plastics& plastics);
[[nodiscard]] maps::Result<Plastics> parse_plastics(std::string_view json, const std::string& file);

}  // namespace railref::vision
