#pragma once

#include "maps/json_reader.h"
#include "scoring/dudu/final_score.h"

/// Documents in "railref-dudu-scoresheet/1".
namespace railref::app {

/// With two fields more than the format asks for, the proof: "influence" ([{ "city", "cards", "most_of_others",
/// "points" }]) and "why" (a sentence: why this sale).
[[nodiscard]] maps::Json dudu_scoresheet_json(const scoring::dudu::Scoresheet& sheet);

}  // namespace railref::app
