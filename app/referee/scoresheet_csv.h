#pragma once

#include <string>

#include "scoring/scoresheet.h"

namespace railref::app {

/// One row a player, in the order of the ranks, after a row of titles; comma-separated as in RFC 4180, UTF-8 with a
/// byte order mark so that spreadsheets read names aright. A name that a spreadsheet would take for a formula is led by
/// an apostrophe.
[[nodiscard]] std::string scoresheet_csv(const scoring::Game& game, const scoring::Scoresheet& sheet);

}  // namespace railref::app
