#pragma once

#include <string>

#include "scoring/dudu/final_score.h"

namespace railref::app {

/// A table, one row a player in the order of the ranks; UTF-8 with a mark, lines end in CRLF (RFC 4180).
[[nodiscard]] std::string dudu_scoresheet_csv(const scoring::dudu::Scoresheet& sheet);

}  // namespace railref::app
