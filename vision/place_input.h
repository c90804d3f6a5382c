#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "vision/top_views.h"

namespace railref::vision {

/// A place on the board to be looked at: a train space, its long side along the angle, or a city, upright.
struct Place {
    cv::Point2d centre_mm;  ///< from the board's top left corner
    double angle_rad = 0;   ///< clockwise from the board's x axis
};

/// Every space of every route in the map's order, then every city.
[[nodiscard]] std::vector<Place> places_of(const maps::BoardMap& map);

/// A place is seen with its surroundings: 44.8 x 28.8 mm, in cells of 3.2 mm or pixels of 0.8 mm.
inline constexpr int kCellColumns = 14;
inline constexpr int kCellRows = 9;
inline constexpr int kPxPerCell = 4;
inline const cv::Size kPatch{kCellColumns * kPxPerCell, kCellRows* kPxPerCell};

/// The empty board's mean colours in the cells around each place: kCellRows x kCellColumns, CV_8UC3 BGR.
[[nodiscard]] std::vector<cv::Mat> cell_colours(const cv::Mat& surface_view, std::span<const Place> places);

/// What the network looks at: per place nine planes kPatch of 0..1: surface BGR, roofs BGR (both in the light of the
/// photo that the reference was taken from) and the reference BGR. CV_32F, 4 dimensions. The light is found from the
/// places themselves, most of which show the board: a robust quadratic over the board, then what neighbours agree on.
/// `reference` as cell_colours gives it, one per place.
[[nodiscard]] cv::Mat place_input(const TopViews& views, std::span<const Place> places,
                                  std::span<const cv::Mat> reference, cv::Size2d board_mm);

/// The part of what place_input gives that is about these places; not empty.
[[nodiscard]] cv::Mat chosen_places(const cv::Mat& input, std::span<const std::size_t> which);

}  // namespace railref::vision
