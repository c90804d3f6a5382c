#pragma once

#include <array>
#include <vector>

#include "calibration/renderer/geometry.h"
#include "calibration/renderer/scene.h"

namespace railref::renderer {

/// A flat face, counter-clockwise seen from outside.
struct Triangle {
    std::array<Vec3, 3> corners;
    double tint = 1;  ///< brightness of the plastic here: below 1 for moulded windows and wheels

    [[nodiscard]] Vec3 normal() const { return (corners[1] - corners[0]).cross(corners[2] - corners[0]); }
};

using Mesh = std::vector<Triangle>;

struct Piece {
    Mesh mesh;  ///< in the world, mm
    PlayerColour colour{};
};

/// A railway carriage along x, standing on z = 0 with its middle over the origin.
[[nodiscard]] Mesh carriage_mesh(double length, double width, double height);
/// A small station building, the same way.
[[nodiscard]] Mesh station_mesh(double length, double width, double height);
/// A turned wooden disc.
[[nodiscard]] Mesh disc_mesh(double radius, double height);

/// Height of the printed face above the table, mm.
inline constexpr double board_thickness_mm = 2.5;

/// Sizes of a board's pieces in mm, from the size of its printed spaces.
struct PieceSizes {
    double train_length;
    double train_width;
    double train_height;
    double marker_radius;
    double marker_height;
};
[[nodiscard]] PieceSizes piece_sizes(const maps::BoardMap& map);

/// Every piece of the scene where it really stands: jittered by the scene's sloppiness and seed.
[[nodiscard]] std::vector<Piece> pieces_of(const Scene& scene);

/// The plastic's colour: reflected share of linear light, BGR.
[[nodiscard]] Vec3 plastic(PlayerColour colour);

}  // namespace railref::renderer
