#pragma once

#include "scoring/dudu/board_position.h"

namespace railref::scoring::dudu {

/// May the train's player take, process or sell at the building on `place` from where the train stands (rulebook:
/// 地点行动)? yes: next to an opening, or to a water opening with the waterway ability. with_penalty: next to the
/// building, but not to an opening. no: not next to it, or no building there. Hexes: the train's and `place`.
[[nodiscard]] Verdict check_location_action(const BoardPosition& position, const Train& train, Hex place);

}  // namespace railref::scoring::dudu
