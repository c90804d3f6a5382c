#pragma once

#include <span>
#include <variant>
#include <vector>

#include "calibration/dudu/hex_profile.h"
#include "vision/dudu/hex_reading.h"
#include "vision/read_board.h"

/// A photo of whichever game lies on the table.
namespace railref::vision {

/// What may lie there.
struct KnownFaces {
    std::vector<const calibration::BoardProfile*> boards;        ///< Ticket to Ride
    std::vector<const calibration::dudu::HexProfile*> hex_maps;  ///< 火車嘟嘟
};

/// All of them, of whatever game.
[[nodiscard]] std::vector<const calibration::FaceProfile*> all_faces(const KnownFaces& known);
/// The hex map that has this face; nullptr where it is a Ticket to Ride board's.
[[nodiscard]] const calibration::dudu::HexProfile* hex_map_with(const KnownFaces& known,
                                                                const calibration::FaceProfile* face);

/// What pictures say, of whichever game.
using GameReading = std::variant<Reading, dudu::HexReading>;

/// Reads one position from one or more photos of it, of the game and the board that fit best. `photos` must not be
/// empty. Those in which nothing is found are left out where others show it.
[[nodiscard]] std::variant<GameReading, Unreadable, Cancelled> read_game(std::span<const Photo> photos,
                                                                         const KnownFaces& known,
                                                                         const ReadOptions& options);

}  // namespace railref::vision
