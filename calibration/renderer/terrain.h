#pragma once

#include "calibration/renderer/canvas.h"
#include "maps/board_map.h"

namespace railref::renderer {

/// Where land is, imagined from the board's facts alone: cities and rails stand on land, ferries cross water, tunnels
/// go through mountains, and what is far from everything is sea. All CV_32F of the canvas's size.
struct Terrain {
    cv::Mat shore;   ///< positive on land, negative at sea; about 1 per hundredth of the board's width
    cv::Mat height;  ///< of the land, 0 lowland to 1 peaks
};

[[nodiscard]] Terrain imagine_terrain(const maps::BoardMap& map, cv::Size size, cv::RNG& rng);

/// Sea with engraved lines along the coast, tinted and hill-shaded land, the coast line.
void paint_terrain(Canvas& canvas, const Terrain& terrain, cv::RNG& rng);

}  // namespace railref::renderer
