#pragma once

#include <vector>

#include "calibration/renderer/mesh.h"
#include "calibration/renderer/scene.h"

namespace railref::renderer {

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
