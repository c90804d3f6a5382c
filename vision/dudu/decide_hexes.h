#pragma once

#include <map>
#include <span>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "vision/dudu/hex_answers.h"
#include "vision/dudu/hex_patches.h"
#include "vision/dudu/hex_reading.h"

namespace railref::vision::dudu {

/// Of a hex of which less lies inside a picture the picture says nothing.
inline constexpr double kLeastSeenOfHex = 0.6;

/// What pictures say of one hex by itself.
struct HexEvidence {
    HexView view;
    HexAnswer answer;
};

struct HexDecisions {
    std::map<Hex, HexSighting> hexes;
    std::vector<HexQuestion> questions;  ///< most doubtful first
};

/// A question has at most so many options.
inline constexpr std::size_t kMostHexOptions = 3;
/// The most doubtful first.
void sort_questions(HexDecisions& decisions);

/// The most probable contents of every hex, all hexes together (loopy belief propagation): a line that reaches a side
/// mostly goes on beyond it, a train stands on track that leads the way it faces, a colour has one train, a factory
/// stands where no track is.
[[nodiscard]] HexDecisions decide_hexes(const maps::dudu::HexMap& map, std::span<const HexEvidence> evidence);

}  // namespace railref::vision::dudu
