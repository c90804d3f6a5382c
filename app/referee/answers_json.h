#pragma once

#include <optional>
#include <span>

#include "maps/json_reader.h"
#include "scoring/check.h"
#include "scoring/doubt.h"
#include "scoring/route_claim.h"
#include "scoring/sheet_audit.h"
#include "scoring/stations.h"

/// What the referee answers beside scoresheets, as documents.
namespace railref::app {

/// "railref-check/1". Players' paper sheets that part from ours come after the problems, as notes.
[[nodiscard]] maps::Json check_json(const scoring::Game& game, std::span<const scoring::Problem> problems,
                                    std::span<const scoring::SheetAudit> sheets);

/// "railref-longest/1"; `claim` where one was made.
[[nodiscard]] maps::Json longest_json(const maps::BoardMap& map, maps::PlayerColour player,
                                      const scoring::LongestRoute& longest,
                                      const std::optional<scoring::ClaimVerdict>& claim);

/// "railref-stations/1"; beyond the format, "worth" says what each station is good for.
[[nodiscard]] maps::Json stations_json(const maps::BoardMap& map, maps::PlayerColour player,
                                       const scoring::StationsVerdict& verdict);

/// "railref-doubt/1".
[[nodiscard]] maps::Json doubt_json(const scoring::DoubtfulPosition& doubtful, const scoring::DoubtVerdict& verdict);

/// "winner", "total", "nothing"
[[nodiscard]] std::string_view word(scoring::Matters matters);

/// Every paper sheet in the game against the scores.
[[nodiscard]] std::vector<scoring::SheetAudit> audit_sheets(const scoring::Game& game);

}  // namespace railref::app
