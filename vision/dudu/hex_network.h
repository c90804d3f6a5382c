#pragma once

#include <vector>

#include "vision/dudu/hex_answers.h"
#include "vision/dudu/hex_patches.h"

namespace railref::vision::dudu {

/// What the network (vision/training/hex_network.py) says of every hex by itself: the mean of its answers to the patch
/// looked at in two of the hexagon's symmetries, or in all twelve where those leave a doubt. One per
/// HexPatches::hexes(). May be used by several threads, one at a time.
[[nodiscard]] std::vector<HexAnswer> ask_network(const HexPatches& patches);

}  // namespace railref::vision::dudu
