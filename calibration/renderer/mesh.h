#pragma once

#include <array>
#include <vector>

#include "calibration/renderer/geometry.h"

namespace railref::renderer {

/// A flat face, counter-clockwise seen from outside.
struct Triangle {
    std::array<Vec3, 3> corners;
    double tint = 1;  ///< brightness of the material here: below 1 for moulded windows and wheels

    [[nodiscard]] Vec3 normal() const { return (corners[1] - corners[0]).cross(corners[2] - corners[0]); }
};

using Mesh = std::vector<Triangle>;

/// Adds the rectangle a, b, c, d.
void add_quad(Mesh& mesh, const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d, double tint = 1);
/// Adds an upright box without an underside.
void add_box(Mesh& mesh, const Vec3& low, const Vec3& high, double tint = 1);
/// Turned about z by `angle` radians, counter-clockwise, then moved.
[[nodiscard]] Mesh placed(Mesh mesh, const Vec3& at, double angle);

/// A printed or moulded colour, 8-bit sRGB: reflected share of linear light, BGR.
[[nodiscard]] Vec3 albedo_of(int red, int green, int blue);

/// Height of the printed face above the table, mm.
inline constexpr double board_thickness_mm = 2.5;

}  // namespace railref::renderer
