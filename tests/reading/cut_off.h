#pragma once

#include <array>
#include <opencv2/core.hpp>

#include "labelled_photos.h"
#include "maps/board_map.h"
#include "vision/photo.h"

/// Labelled pictures of which so much is cut off that a fifth of the board lies outside.
namespace railref::tests {

enum class Side : std::uint8_t { left, top, right, bottom };  ///< of the picture
inline constexpr std::array all_sides{Side::left, Side::top, Side::right, Side::bottom};

/// What is left of the picture, pixels of the whole one: as much as there is where more than a fifth already lies
/// outside. `photo_from_board`: board-normalised to pixels of the whole picture.
[[nodiscard]] cv::Rect rest_of(cv::Size picture, const cv::Matx33d& photo_from_board, Side cut);

[[nodiscard]] vision::Photo cut_off(vision::Photo photo, cv::Rect rest);

/// With what can be seen in the rest of the picture: routes of which some space's middle lies in it, cities and squares
/// whose middle does.
[[nodiscard]] LabelledPhoto seen_in(LabelledPhoto photo, cv::Rect rest, const maps::BoardMap& map,
                                    const cv::Matx33d& photo_from_board);

}  // namespace railref::tests
