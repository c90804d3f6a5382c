#pragma once

#include <optional>

#include "maps/json_reader.h"
#include "scoring/dudu/board_position.h"

/// The keys "map", "tracks", "trains" and "factories" of "railref-dudu-game/1" (described in maps/dudu/README.md).
namespace railref::app {

/// The board of a game file; nothing where the file names no map. "map" is the id of a built-in map, a map file,
/// whose path starts at the folder of `file`, or the map itself. What is wrong with the board is an error like any
/// other of the file.
[[nodiscard]] maps::Result<std::optional<scoring::dudu::BoardPosition>> read_dudu_board(const maps::Json& document,
                                                                                        const std::string& file);

/// The key "map" of a game file: the id of a built-in map, or the whole map.
[[nodiscard]] maps::Json dudu_map_json(const maps::dudu::HexMap& map);

/// Puts what stands on the board into a game document. "map" is left as it is, and set to
/// dudu_map_json() where it is not there.
void put_dudu_board(const scoring::dudu::BoardPosition& board, maps::Json& document);

}  // namespace railref::app
