#pragma once

#include "maps/board_map.h"
#include "maps/dudu/hex_map.h"

/// Where a map's hexes lie on its face: the one frame that pictures, profiles and readings of it share.
namespace railref::maps::dudu {

/// Width of a hex from west to east. Photos say nothing of scale, so it only stands for a usual one.
inline constexpr double kHexMm = 40;

/// A point of the lattice, in hex widths: the centre of a hex lies at x = q + r / 2, y = r * sqrt(3) / 2, y down.
struct LatticePoint {
    double x = 0;
    double y = 0;
};

[[nodiscard]] LatticePoint centre(Hex hex);
/// The middle of a side.
[[nodiscard]] LatticePoint middle(Hex hex, Side side);
/// The corner between a side and the next one clockwise.
[[nodiscard]] LatticePoint corner_after(Hex hex, Side side);

/// The rectangle around a map's hexes, half a hex wider on every side. Face-normalised points: x and y from 0 to 1,
/// y down.
class HexFace {
public:
    explicit HexFace(const HexMap& map);

    [[nodiscard]] double width_mm() const { return width_ * kHexMm; }
    [[nodiscard]] double height_mm() const { return height_ * kHexMm; }
    [[nodiscard]] Point on_face(LatticePoint p) const { return {(p.x - left_) / width_, (p.y - top_) / height_}; }
    [[nodiscard]] LatticePoint on_lattice(Point p) const { return {p.x * width_ + left_, p.y * height_ + top_}; }
    [[nodiscard]] Point on_face(Hex hex) const { return on_face(centre(hex)); }

private:
    double left_ = 0;  // in hex widths
    double top_ = 0;
    double width_ = 0;
    double height_ = 0;
};

}  // namespace railref::maps::dudu
