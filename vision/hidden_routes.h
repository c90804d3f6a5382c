#pragma once

#include "maps/board_map.h"
#include "vision/evidence.h"

namespace railref::vision {

/// Of routes of which pictures show nothing but glare or what lies on them, a few are asked about: whoever looks at the
/// board can tell, and what the program takes for a cover may be none. More than a few are unseen: that is a matter for
/// another picture. `spaces`: of all routes in the map's order; covered ones are seen in what is returned if they are
/// to be asked about, and those in glare unseen if they are not.
[[nodiscard]] Evidence mind_hidden_routes(Evidence spaces, const maps::BoardMap& map);

}  // namespace railref::vision
