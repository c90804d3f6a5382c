#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "calibration/find_face.h"
#include "vision/board_view.h"
#include "vision/reading.h"

namespace railref::vision {

/// For each square of the score track the log likelihood ratio that a player's marker, rather than none of theirs,
/// stands there; 0 where nothing is seen of it.
using MarkerEvidence = std::map<PlayerColour, std::vector<double>>;

/// What one photo says of the score markers; empty where the map has no track.
[[nodiscard]] MarkerEvidence read_markers(const BoardView& view, const calibration::BoardFix& fix,
                                          std::span<const PlayerColour> colours);

/// What several pictures of one position say together, in whatever order; not empty, all of one board.
[[nodiscard]] MarkerEvidence fuse(std::span<const MarkerEvidence> pictures);

struct MarkerDecisions {
    std::map<PlayerColour, MarkerSighting> markers;  ///< of all players once somebody's marker is seen
    std::vector<Question> questions;
};

/// `expected`: players with a train on the board (nobody else has a marker) and the square that their routes' points
/// speak for. It decides nothing, since markers are read to check it, but a question names it.
[[nodiscard]] MarkerDecisions decide_markers(const MarkerEvidence& evidence,
                                             const std::map<PlayerColour, int>& expected);

}  // namespace railref::vision
