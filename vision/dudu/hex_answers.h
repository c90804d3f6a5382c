#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "maps/dudu/hex.h"
#include "maps/dudu/train_colours.h"

namespace railref::vision::dudu {

/// The nine pieces of track a hex may hold, in the order of the network's answers.
inline constexpr std::size_t kPieces = 9;
[[nodiscard]] const std::array<maps::dudu::TrackPiece, kPieces>& all_pieces();
[[nodiscard]] std::size_t piece_index(maps::dudu::TrackPiece piece);

/// One of the hexagon's twelve symmetries, as a way to look at a hex.
struct Symmetry {
    int turn = 0;           ///< counter-clockwise, in sixths; first
    bool mirrored = false;  ///< upside down; then
};
/// Where a side, and which piece a piece, appears in a patch looked at that way (hex_patches.h).
[[nodiscard]] std::size_t side_in(std::size_t side, Symmetry symmetry);
[[nodiscard]] std::size_t piece_in(std::size_t piece, Symmetry symmetry);

/// What the network says of one hex by itself. Log odds and log weights, sides as on the map.
struct HexAnswer {
    std::array<double, kPieces> piece{};  ///< log odds of each piece being drawn
    std::array<double, 6> facing{};       ///< log weight of a train facing each side; of no train: 0
    std::array<double, maps::dudu::train_colours.size()> colour{};  ///< log weight of a train's colour
    std::array<double, 6> factory{};  ///< log weight of a factory with each exit; of no factory: 0

    void add(const HexAnswer& other, double weight);
    void scale(double factor);
};

}  // namespace railref::vision::dudu
