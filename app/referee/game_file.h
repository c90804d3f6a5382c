#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "maps/json_reader.h"
#include "maps/result.h"
#include "scoring/position.h"

/// Files in "railref-game/1": what the referee scores.
namespace railref::app {

/// A game and the document it came from. Writing puts the game's values back into `document`, so that fields which this
/// version does not know survive at every level.
struct GameFile {
    scoring::Game game;
    maps::Json document;
};

/// Strict: an unknown format, id or variant, a duplicate key or a wrong type is one error that names the file, the JSON
/// pointer and what was expected. Ticket points default to the printed value of the variant's card, else of the board's
/// one card between the two cities. Legality is not judged here.
[[nodiscard]] maps::Result<GameFile> read_game(const std::filesystem::path& file);

/// The same from text in memory; `file` is what errors call it.
[[nodiscard]] maps::Result<GameFile> parse_game(std::string_view json, const std::string& file);

/// The game as a document; unknown fields of `document` (at the top, of players by colour, of tickets by cities) are
/// kept.
[[nodiscard]] maps::Json game_json(const scoring::Game& game, const maps::Json& document = maps::Json::object());

/// Writes all or nothing.
[[nodiscard]] maps::Result<void> write_game(const GameFile& game, const std::filesystem::path& file);

}  // namespace railref::app
