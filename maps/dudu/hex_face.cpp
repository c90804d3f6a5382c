#include "maps/dudu/hex_face.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace railref::maps::dudu {

namespace {

constexpr double kMargin = 0.5;
constexpr double kRow = std::numbers::sqrt3 / 2;
constexpr double kCorner = std::numbers::inv_sqrt3;  // from the centre

LatticePoint around(Hex hex, double distance, double degrees) {
    const LatticePoint c = centre(hex);
    const double angle = degrees * std::numbers::pi / 180;
    return {c.x + distance * std::cos(angle), c.y + distance * std::sin(angle)};
}

}  // namespace

LatticePoint centre(Hex hex) { return {hex.q + hex.r / 2.0, hex.r * kRow}; }

LatticePoint middle(Hex hex, Side side) { return around(hex, 0.5, 60.0 * static_cast<double>(index(side))); }

LatticePoint corner_after(Hex hex, Side side) {
    return around(hex, kCorner, 60.0 * static_cast<double>(index(side)) + 30);
}

HexFace::HexFace(const HexMap& map) {
    double right = -1e9;
    double bottom = -1e9;
    left_ = top_ = 1e9;
    for (const auto& [hex, terrain] : map.hexes()) {
        const LatticePoint c = centre(hex);
        left_ = std::min(left_, c.x - 0.5);
        right = std::max(right, c.x + 0.5);
        top_ = std::min(top_, c.y - kCorner);
        bottom = std::max(bottom, c.y + kCorner);
    }
    left_ -= kMargin;
    top_ -= kMargin;
    width_ = right + kMargin - left_;
    height_ = bottom + kMargin - top_;
}

}  // namespace railref::maps::dudu
