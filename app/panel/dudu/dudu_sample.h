#pragma once

#include "app/referee/dudu/dudu_session.h"
#include "maps/result.h"

namespace railref::app {

/// An example of a finished game, for pictures and tests: app/sample/dudu.game.json.
[[nodiscard]] maps::Result<DuduSession> dudu_sample_session();

/// What a photo of that game might say: all as it is, but for two hexes in doubt and one that is not seen.
[[nodiscard]] HexReading dudu_sample_reading(const DuduSession& session);

}  // namespace railref::app
