#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/referee/dudu/dudu_session.h"
#include "maps/json_reader.h"
#include "maps/result.h"

/// What evidence files (evidence.h) hold of a game of 火車嘟嘟, and what replaying one compares.
namespace railref::app {

/// The map, the values of goods and the fingerprint of the map, as "facts".
[[nodiscard]] maps::Json evidence_rules(const DuduSession& session);

/// Error: nobody plays yet.
[[nodiscard]] maps::Result<maps::Json> counted_scoresheet(const DuduSession& session);

/// As for GameSession. Sales are left out where the file does not fix them: another choice of equal worth proves the
/// same.
[[nodiscard]] std::map<std::string, maps::Json> figures(const DuduSession& session, const maps::Json& sheet);

/// Hexes whose contents in the `game` that was loaded are neither the reading's nor a person's answer, one line each.
[[nodiscard]] std::vector<std::string> unexplained(const DuduSession& session, const maps::Json& game);

}  // namespace railref::app
