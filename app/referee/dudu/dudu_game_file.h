#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "maps/json_reader.h"
#include "maps/result.h"
#include "scoring/dudu/board_position.h"
#include "scoring/dudu/final_position.h"

/// Files in "railref-dudu-game/1": what the referee of 火車嘟嘟 scores.
namespace railref::app {

inline constexpr std::string_view dudu_game_format = "railref-dudu-game/1";

/// A game and the document it came from, which keeps fields that this version does not know.
struct DuduGameFile {
    scoring::dudu::FinalPosition position;
    std::optional<scoring::dudu::BoardPosition> board;  ///< nothing where the file names no map; a score needs none
    maps::Json document;
};

/// Strict: an unknown format, good or technology, a duplicate key, a wrong type or goods that are not there are one
/// error that names the file, the JSON pointer and what was expected.
[[nodiscard]] maps::Result<DuduGameFile> read_dudu_game(const std::filesystem::path& file);

/// The same from text in memory; `file` is what errors call it.
[[nodiscard]] maps::Result<DuduGameFile> parse_dudu_game(std::string_view json, const std::string& file);

/// The players and values of a document, not yet checked; notes what cannot be read in the reader.
[[nodiscard]] scoring::dudu::FinalDraft read_final_draft(const maps::JsonNode& root);

/// The game as a document; unknown fields of `document` (at the top, of players by colour, of orders and technologies
/// by their place in the list) are kept.
[[nodiscard]] maps::Json dudu_game_json(const scoring::dudu::FinalPosition& position,
                                        const maps::Json& document = maps::Json::object());
[[nodiscard]] maps::Json dudu_game_json(const scoring::dudu::FinalDraft& draft, const maps::Json& document);

}  // namespace railref::app
