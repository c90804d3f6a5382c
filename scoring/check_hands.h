#pragma once

#include <vector>

#include "scoring/check.h"

namespace railref::scoring {

/// The part of check() that looks at the destination tickets.
[[nodiscard]] std::vector<Problem> check_hands(const Game& game);

}  // namespace railref::scoring
