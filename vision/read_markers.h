#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "calibration/find_board.h"
#include "vision/board_view.h"
#include "vision/reading.h"

namespace railref::vision {

/// Log odds that a player's score marker, rather than nothing, stands on each square of the score track.
using MarkerEvidence = std::map<PlayerColour, std::vector<double>>;

/// What one photo says of the score markers, discs about 14 mm wide and 7 mm high; empty where the map has no track.
[[nodiscard]] MarkerEvidence read_markers(const cv::Mat& photo, const BoardView& view, const calibration::BoardFix& fix,
                                          std::span<const PlayerColour> colours);

/// Adds what another picture of the same position says.
void fuse(MarkerEvidence& sum, const MarkerEvidence& other);

struct MarkerDecisions {
    std::map<PlayerColour, MarkerSighting> markers;  ///< of colours whose marker is seen
    std::vector<Question> questions;
};

/// `owners`: players with a train on the board; nobody else has a marker.
[[nodiscard]] MarkerDecisions decide_markers(const MarkerEvidence& evidence, std::span<const PlayerColour> owners);

}  // namespace railref::vision
