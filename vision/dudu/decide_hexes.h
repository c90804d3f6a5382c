#pragma once

#include <map>
#include <span>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "vision/dudu/hex_answers.h"
#include "vision/dudu/hex_patches.h"
#include "vision/dudu/hex_reading.h"

namespace railref::vision::dudu {

/// What pictures say of one hex by itself.
struct HexEvidence {
    HexView view;
    HexAnswer answer;
};

/// What several pictures of one position say together, in whatever order; not empty, all of one map. Of each hex the
/// pictures count by how well they show it; pictures of the same thing err alike, so two are worth a third more than
/// one.
[[nodiscard]] std::vector<HexEvidence> fuse(std::span<const std::vector<HexEvidence>> pictures);
/// The same for pictures of one camera that stands still, which are worth no more than one.
[[nodiscard]] std::vector<HexEvidence> mean(std::span<const std::vector<HexEvidence>> pictures);

struct HexDecisions {
    std::map<Hex, HexSighting> hexes;
    std::vector<HexQuestion> questions;  ///< most doubtful first
};

/// The most probable contents of every hex, all hexes together (loopy belief propagation): a line that reaches a side
/// mostly goes on beyond it, a train stands on track that leads the way it faces, a colour has one train, a factory
/// stands where no track is.
[[nodiscard]] HexDecisions decide_hexes(const maps::dudu::HexMap& map, std::span<const HexEvidence> evidence);

}  // namespace railref::vision::dudu
