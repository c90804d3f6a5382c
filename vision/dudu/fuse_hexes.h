#pragma once

#include <span>
#include <vector>

#include "vision/dudu/decide_hexes.h"

namespace railref::vision::dudu {

/// What several pictures of one position say together, in whatever order; not empty, all of one map. Of each hex the
/// pictures count by how well they show it; pictures of the same thing err alike, so two are worth a third more than
/// one.
[[nodiscard]] std::vector<HexEvidence> fuse(std::span<const std::vector<HexEvidence>> pictures);
/// The same for pictures of one camera that stands still, which are worth no more than one.
[[nodiscard]] std::vector<HexEvidence> mean(std::span<const std::vector<HexEvidence>> pictures);

/// Of several pictures of one position; not empty, all of one map. What `fuse` makes of them is decided; hexes of which
/// a picture that shows them well is sure by itself that they hold something else are asked about, never outvoted.
[[nodiscard]] HexDecisions decide_together(const maps::dudu::HexMap& map,
                                           std::span<const std::vector<HexEvidence>> pictures);

}  // namespace railref::vision::dudu
