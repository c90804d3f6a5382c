#include "vision/dudu/hex_answers.h"

#include <algorithm>

namespace railref::vision::dudu {

using maps::dudu::all_sides;
using maps::dudu::index;
using maps::dudu::Side;
using maps::dudu::TrackPiece;

const std::array<TrackPiece, kPieces>& all_pieces() {
    static const std::array<TrackPiece, kPieces> pieces = [] {
        const auto piece = [](std::size_t a, std::size_t b) {
            return *TrackPiece::between(all_sides[a], all_sides[b]);
        };
        return std::array{piece(0, 2), piece(1, 3), piece(2, 4), piece(3, 5), piece(0, 4),
                          piece(1, 5), piece(0, 3), piece(1, 4), piece(2, 5)};
    }();
    return pieces;
}

std::size_t piece_index(TrackPiece piece) {
    const auto& all = all_pieces();
    return static_cast<std::size_t>(std::ranges::find(all, piece) - all.begin());
}

std::size_t side_in(std::size_t side, Symmetry symmetry) {
    const std::size_t turned = (side + 6 - static_cast<std::size_t>(symmetry.turn)) % 6;
    return symmetry.mirrored ? (6 - turned) % 6 : turned;
}

std::size_t piece_in(std::size_t piece, Symmetry symmetry) {
    const TrackPiece p = all_pieces()[piece];
    const auto side = [&](Side s) { return all_sides[side_in(index(s), symmetry)]; };
    return piece_index(*TrackPiece::between(side(p.first()), side(p.second())));
}

void HexAnswer::add(const HexAnswer& other, double weight) {
    const auto add_all = [weight](auto& to, const auto& from) {
        for (std::size_t k = 0; k < to.size(); ++k) to[k] += weight * from[k];
    };
    add_all(piece, other.piece);
    add_all(facing, other.facing);
    add_all(colour, other.colour);
    add_all(factory, other.factory);
}

void HexAnswer::scale(double factor) {
    const auto scale_all = [factor](auto& values) {
        for (double& v : values) v *= factor;
    };
    scale_all(piece);
    scale_all(facing);
    scale_all(colour);
    scale_all(factory);
}

}  // namespace railref::vision::dudu
