#pragma once

#include <string>

#include "scoring/dudu/final_score.h"

namespace railref::app {

/// The scoresheet of 火車嘟嘟 for people: a table, the winner, then how each player's goods were sold.
[[nodiscard]] std::string dudu_score_text(const scoring::dudu::Scoresheet& sheet);

}  // namespace railref::app
