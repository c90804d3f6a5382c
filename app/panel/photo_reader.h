#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "app/panel/dudu/hex_photo.h"
#include "app/panel/photo_outcome.h"
#include "vision/read_game.h"

/// Reading photos of whichever game lies on the table: it is recognised.
namespace railref::app {

/// What the panel knows: Ticket to Ride boards and hex maps. Lives as long as what read with it.
class KnownPrintings {
public:
    /// Of the user's own hex maps in that folder those whose print is known (HexPrintings).
    KnownPrintings(std::vector<const calibration::BoardProfile*> boards, const std::filesystem::path& own_hex_maps)
        : boards_(std::move(boards)), hexes_(own_hex_maps) {}

    [[nodiscard]] vision::KnownFaces faces() const { return {boards_, hexes_.all()}; }
    /// The photos that were read, from above.
    [[nodiscard]] QImage from_above(std::span<const vision::Photo> photos, const vision::GameReading& reading) const;

private:
    std::vector<const calibration::BoardProfile*> boards_;
    HexPrintings hexes_;
};

/// On a worker thread.
[[nodiscard]] ReadPhotos photo_reader(std::vector<const calibration::BoardProfile*> boards,
                                      const std::filesystem::path& own_hex_maps);

}  // namespace railref::app
