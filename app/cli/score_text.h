#pragma once

#include <string>

#include "scoring/scoresheet.h"

namespace railref::app {

/// The scoresheet for people: a table, the winner and what decided, then the proof of every point.
[[nodiscard]] std::string score_text(const scoring::Game& game, const scoring::Scoresheet& sheet);

}  // namespace railref::app
