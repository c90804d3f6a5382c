#pragma once

#include <filesystem>

#include "calibration/renderer/scene.h"
#include "maps/json_reader.h"
#include "maps/result.h"

namespace railref::renderer {

/// What lies on the board in a game file ("railref-game/1"); its hands are not looked at.
struct PlacedGame {
    const maps::BoardMap* map = nullptr;
    BoardState state;    ///< markers: those of the file; a player without one has none on the board
    maps::Json tickets;  ///< the file's hands as a tickets file ("railref-tickets/1"), without score markers
};

[[nodiscard]] maps::Result<PlacedGame> load_placed_game(const std::filesystem::path& file);

}  // namespace railref::renderer
