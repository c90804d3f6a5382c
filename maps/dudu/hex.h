#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Hexes, their sides and pieces of track across them. Coordinates and sides: maps/dudu/README.md.
namespace railref::maps::dudu {

/// Axial coordinates, hexes standing on a corner: q grows to the east, r to the south-east.
struct Hex {
    int q = 0;
    int r = 0;

    auto operator<=>(const Hex&) const = default;
};

/// Numbered 0 to 5 in files, clockwise as seen on the map.
enum class Side : std::uint8_t { east, south_east, south_west, west, north_west, north_east };

inline constexpr std::array all_sides{Side::east, Side::south_east, Side::south_west,
                                      Side::west, Side::north_west, Side::north_east};

[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

[[nodiscard]] constexpr Side opposite(Side side) { return all_sides[(index(side) + 3) % 6]; }

/// Sides that share a corner; a side is no neighbour of itself.
[[nodiscard]] constexpr bool neighbouring(Side a, Side b) {
    const std::size_t turn = (index(a) + 6 - index(b)) % 6;
    return turn == 1 || turn == 5;
}

/// The hex on the other side of that side.
[[nodiscard]] constexpr Hex neighbour(Hex hex, Side side) {
    constexpr std::array<Hex, 6> steps{Hex{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    const Hex step = steps[index(side)];
    return {hex.q + step.q, hex.r + step.r};
}

/// The side of `from` that it shares with `to`; nothing where they do not touch.
[[nodiscard]] constexpr std::optional<Side> side_towards(Hex from, Hex to) {
    for (const Side side : all_sides) {
        if (neighbour(from, side) == to) return side;
    }
    return {};
}

/// "south-east"
[[nodiscard]] std::string_view name(Side side);

/// "(2, -1)"
[[nodiscard]] std::string text(Hex hex);

/// Track between two sides of a hex that are neither the same nor neighbouring: one of nine.
class TrackPiece {
public:
    [[nodiscard]] static constexpr std::optional<TrackPiece> between(Side a, Side b) {
        if (a == b || neighbouring(a, b)) return {};
        return a < b ? TrackPiece(a, b) : TrackPiece(b, a);
    }

    [[nodiscard]] constexpr Side first() const { return first_; }  ///< the lower number
    [[nodiscard]] constexpr Side second() const { return second_; }
    [[nodiscard]] constexpr bool ends_at(Side side) const { return side == first_ || side == second_; }
    /// `end` is one of the two ends.
    [[nodiscard]] constexpr Side other_end(Side end) const { return end == first_ ? second_ : first_; }

    auto operator<=>(const TrackPiece&) const = default;

private:
    constexpr TrackPiece(Side first, Side second) : first_(first), second_(second) {}

    Side first_;
    Side second_;
};

}  // namespace railref::maps::dudu
