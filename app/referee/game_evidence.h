#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/referee/game_session.h"
#include "maps/json_reader.h"
#include "maps/result.h"

/// What evidence files (evidence.h) hold of a game of the ticket boards, and what replaying one compares.
/// dudu/dudu_evidence.h has the same of the other game.
namespace railref::app {

/// The board, its rules and the fingerprint of everything on it that a score depends on, as "facts".
[[nodiscard]] maps::Json evidence_rules(const GameSession& session);

[[nodiscard]] maps::Result<maps::Json> counted_scoresheet(const GameSession& session);

/// Numbers of the session's scoresheet, or of one that a file states, which must come out again; by names that a person
/// understands.
[[nodiscard]] std::map<std::string, maps::Json> figures(const GameSession& session, const maps::Json& sheet);

/// Places whose owner in the `game` that was loaded is neither the reading's nor a person's answer, one line each.
[[nodiscard]] std::vector<std::string> unexplained(const GameSession& session, const maps::Json& game);

}  // namespace railref::app
