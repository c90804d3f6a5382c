#pragma once

#include <vector>

#include "app/referee/words.h"
#include "scoring/position.h"

/// The "players" list that game files and tickets files share.
namespace railref::app {

/// Reads the list; notes colours that come twice, tickets whose ends are the same, tickets whose points are not known.
[[nodiscard]] std::vector<scoring::Player> read_players(const Words& words, const maps::Variant& variant,
                                                        const maps::JsonNode& list);

/// The document's optional /variant; the board's default one when left out.
[[nodiscard]] const maps::Variant& read_variant(const maps::BoardMap& map, const maps::JsonNode& root);

/// The list as written; unknown fields of the list `old` are kept, of players by colour and of tickets by cities.
[[nodiscard]] maps::Json players_json(const maps::BoardMap& map, const std::vector<scoring::Player>& players,
                                      const maps::Json& old);

}  // namespace railref::app
