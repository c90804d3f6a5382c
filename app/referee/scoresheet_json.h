#pragma once

#include "maps/json_reader.h"
#include "scoring/scoresheet.h"

/// Documents in "railref-scoresheet/1".
namespace railref::app {

[[nodiscard]] maps::Json scoresheet_json(const scoring::Game& game, const scoring::Scoresheet& sheet);

/// "longest_route" as in a scoresheet; also part of other answers.
[[nodiscard]] maps::Json longest_route_json(const maps::BoardMap& map, const scoring::LongestRoute& longest);

/// "total", "tickets_completed", ...
[[nodiscard]] std::string_view word(scoring::DecidedBy decided_by);

/// "longest_path", "globetrotter", "unused_station"
[[nodiscard]] std::string_view word(maps::BonusKind kind);

}  // namespace railref::app
