#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/look_at_places.h"
#include "vision/place.h"

namespace railref::vision {

/// A sheet of paper, a ticket or a telephone that was left on the board is as flat as its print: what it covers seems
/// free, and surely so where something is written or printed on it. A network that knows nothing else looks at all that
/// seems free; where it finds several places beside each other covered, not all of one route, they become hidden
/// (Answer::hidden is 1). Amid what is burnt out nothing is found covered. `input` as place_input gives it, of
/// `places`: places_of the map's profile, of which each has an answer. `burnt`: BoardView's.
void mind_covered_places(std::vector<Answer>& said, const cv::Mat& input, std::span<const Place> places,
                         const maps::BoardMap& map, const cv::Mat& burnt);

}  // namespace railref::vision
