#pragma once

#include <opencv2/core.hpp>
#include <span>

#include "calibration/find_face.h"
#include "vision/board_view.h"
#include "vision/read_markers.h"
#include "vision/read_places.h"
#include "vision/reading.h"
#include "vision/sighting.h"

namespace railref::vision {

/// What pictures say of a whole board.
struct BoardEvidence {
    PlacesRead places;
    MarkerEvidence markers;
};

/// Whether a board appears in enough pixels: 320 across are read as well as many, of 200 some routes wrong and surely.
[[nodiscard]] bool is_large_enough(const calibration::BoardWarp& warp, cv::Size2d board_mm);

/// What one picture of the size `photo` says; `view` is what view_board() makes of it.
[[nodiscard]] BoardEvidence look_at_board(cv::Size photo, const BoardView& view, const calibration::BoardFix& fix,
                                          std::span<const PlayerColour> colours, const Plastics& plastics);

/// How much two pictures contradict each other: of the spaces and cities that both show clearly, the share on which
/// they do not show the same. 0..1.
[[nodiscard]] double dispute(const BoardEvidence& one, const BoardEvidence& other);

/// What several pictures of one position say together, in whatever order; not empty.
[[nodiscard]] BoardEvidence fuse(std::span<const BoardEvidence> pictures);

/// Fills in, for the board of Reading::map, routes, stations, score markers and questions; the most doubtful question
/// first.
void decide_board(Reading& reading, const BoardEvidence& evidence, const ColoursInPlay& colours);

/// Where a board lies in a picture of `pixels`, in the pixels of a picture of `full_size`.
[[nodiscard]] Registration registration_of(const calibration::BoardWarp& warp, int inliers, double error_px,
                                           cv::Size pixels, cv::Size full_size);
[[nodiscard]] inline Registration registration_of(const calibration::BoardFix& fix, cv::Size pixels,
                                                  cv::Size full_size) {
    return registration_of(fix.warp, fix.inliers, fix.error_px, pixels, full_size);
}

}  // namespace railref::vision
