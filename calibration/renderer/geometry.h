#pragma once

#include <opencv2/core.hpp>

#include "maps/board_map.h"

/// The world of a scene, in millimetres: origin in the middle of the board's printed face, x right and y up as printed,
/// z towards the players.
namespace railref::renderer {

using Vec3 = cv::Vec3d;

[[nodiscard]] inline Vec3 normalised(const Vec3& v) { return v / cv::norm(v); }

/// Width and height of a map's printed face.
[[nodiscard]] inline cv::Size2d face_mm(const maps::BoardMap& map) {
    return {map.width_mm(), map.width_mm() / map.aspect()};
}

/// Where a board-normalised point lies on the printed face.
[[nodiscard]] inline Vec3 world_of(cv::Size2d face_mm, maps::Point p) {
    return {(p.x - 0.5) * face_mm.width, (0.5 - p.y) * face_mm.height, 0};
}
[[nodiscard]] inline Vec3 world_of(const maps::BoardMap& map, maps::Point p) { return world_of(face_mm(map), p); }

}  // namespace railref::renderer
