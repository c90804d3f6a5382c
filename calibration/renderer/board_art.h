#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "calibration/renderer/canvas.h"
#include "maps/board_map.h"

namespace railref::renderer {

/// Our own drawing of the empty board from the facts in maps/: CV_8UC3 BGR, `width_px` wide, aspect of the map's frame,
/// evenly lit. The same arguments give the same picture. Terrain and ornaments are imagined from `seed`, so two seeds
/// are two printings; cities, spaces and score squares lie exactly where the map says.
[[nodiscard]] cv::Mat draw_board(const maps::BoardMap& map, int width_px, std::uint64_t seed = 1);

/// Ink of a printed space.
[[nodiscard]] Ink track_ink(maps::TrackColour colour);
/// Ink of a city dot's middle.
[[nodiscard]] Ink city_ink();

/// Radius of a city dot and half side of a score square, as shares of the board's width.
[[nodiscard]] double city_radius(const maps::BoardMap& map);
[[nodiscard]] double score_square_half(const maps::BoardMap& map);

}  // namespace railref::renderer
