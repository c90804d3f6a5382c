#pragma once

#include <cstddef>
#include <opencv2/core.hpp>
#include <span>

#include "calibration/find_face.h"
#include "vision/board_view.h"
#include "vision/evidence.h"
#include "vision/look_at_places.h"
#include "vision/place.h"
#include "vision/seen_light.h"

namespace railref::vision {

/// A board in one photo.
struct LitBoard {
    const BoardView& view;
    const calibration::BoardFix& fix;
    cv::Size photo;  ///< of the picture
    const SeenLight& light;
    std::span<const double> print;  ///< print_likeness of each place
};

/// Whether the picture shows what is so high above that point of the board, in millimetres on it.
[[nodiscard]] bool shows(cv::Size photo, const calibration::BoardFix& fix, cv::Point2d mm, double height_mm = 0);

/// The shorter by the longer axis of the ellipse as which a small circle there on the board appears.
[[nodiscard]] double uprightness_at(cv::Point2d mm, const calibration::BoardFix& fix);

/// What the networks' answer about the place of that index in SeenLight says of who stands there, by how well the photo
/// shows it where it was `found`.
[[nodiscard]] PlaceEvidence weigh_answer(const Answer& said, std::size_t index, const Place& found,
                                         const LitBoard& board, std::span<const PlayerColour> colours);

}  // namespace railref::vision
