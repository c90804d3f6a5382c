#pragma once

#include <vector>

#include "maps/board_map.h"
#include "vision/route_evidence.h"

namespace railref::vision {

/// Which routes to ask about: those that are not sure, and those that are seen worst however sure they seem. Writes
/// into them what makes them doubtful beyond their own spaces (RouteEvidence::suspicion, mistaken), and lowers the
/// probability of an owner who would need more trains than there are.
[[nodiscard]] std::vector<bool> doubt_routes(std::vector<RouteEvidence>& routes, const maps::BoardMap& map,
                                             const ColoursInPlay& colours);

}  // namespace railref::vision
