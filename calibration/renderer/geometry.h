#pragma once

#include <opencv2/core.hpp>

#include "maps/board_map.h"

/// The world of a scene, in millimetres: origin in the middle of the board's printed face, x right and y up as printed,
/// z towards the players.
namespace railref::renderer {

using Vec3 = cv::Vec3d;

[[nodiscard]] inline Vec3 normalised(const Vec3& v) { return v / cv::norm(v); }

/// Where a board-normalised point lies on the printed face.
[[nodiscard]] inline Vec3 world_of(const maps::BoardMap& map, maps::Point p) {
    const double height_mm = map.width_mm() / map.aspect();
    return {(p.x - 0.5) * map.width_mm(), (0.5 - p.y) * height_mm, 0};
}

}  // namespace railref::renderer
