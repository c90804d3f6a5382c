#pragma once

#include <opencv2/core.hpp>

#include "maps/board_map.h"

namespace railref::calibration {

/// Moves a board that lies within about 5 mm of where it should until the outlines of its printed spaces lie on edges
/// of the photo: edges are looked for along each side's normal, and the homography that brings the sides there is found
/// by robust least squares (Drummond and Cipolla, Real-time visual tracking of complex structures, 2002). To about
/// half a millimetre. `photo` is CV_8UC3 with about a pixel or two a millimetre; `photo_from_board` maps
/// board-normalised points to pixels, whose centres are whole numbers.
[[nodiscard]] cv::Matx33d onto_edges(const cv::Mat& photo, const cv::Matx33d& photo_from_board,
                                     const maps::BoardMap& map);

}  // namespace railref::calibration
