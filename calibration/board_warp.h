#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "maps/board_map.h"

namespace railref::calibration {

/// Where every point of a board, also above it, appears in a photo:
///     pixel ~ photo_from_board * (p + bend(p), 1) + height * up
/// p is board-normalised, pixels have their centres at whole numbers. `bend` is small and smooth: lens distortion,
/// folds, a print that differs a little.
struct BoardWarp {
    cv::Matx33d photo_from_board = cv::Matx33d::eye();  ///< board-normalised to pixels
    cv::Vec3d up{0, 0, 0};                              ///< homogeneous pixels per millimetre above the board
    cv::Mat bend;  ///< CV_32FC2 grid over the board, corner to corner, board-normalised; empty: none

    [[nodiscard]] cv::Point2f bend_at(cv::Point2f board) const;
    /// Far outside any photo, (-1e6, -1e6), if the camera has the point behind it.
    [[nodiscard]] cv::Point2f project(cv::Point2f board, double height_mm = 0) const;
    [[nodiscard]] cv::Point2f project(maps::Point board, double height_mm = 0) const {
        return project(cv::Point2f(static_cast<float>(board.x), static_cast<float>(board.y)), height_mm);
    }
};

/// Where the board's corners lie in the photo, pixels: top left, top right, bottom right, bottom left as printed.
[[nodiscard]] std::vector<cv::Point2f> corners_of(const BoardWarp& warp);

/// Of a map's frame, in millimetres.
[[nodiscard]] cv::Size2d size_mm(const maps::BoardMap& map);
[[nodiscard]] double height_mm(const maps::BoardMap& map);

/// The direction `up` of a board that a camera with square pixels, its axis through the middle of a picture of
/// `photo` pixels, sees through the homography. The focal length is estimated, leaning to a phone's where the
/// homography says little about it (a board seen from straight above).
[[nodiscard]] cv::Vec3d estimate_up(const cv::Matx33d& photo_from_board, cv::Size2d face_mm, cv::Size photo);

/// The plane `height_mm` above the board as a top view with `px_per_mm`, exactly: the last row and column may end half
/// a pixel before or behind the board. CV_8UC3; black outside the photo.
[[nodiscard]] cv::Mat rectify(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d face_mm, double px_per_mm,
                              double height_mm);

/// Whether a picture of `photo` pixels, whose first pixel begins half a pixel before its centre, has this point.
[[nodiscard]] bool is_inside(cv::Size photo, cv::Point2f pixel);

/// Share of the board that lies inside a picture of `photo` pixels, 0..1.
[[nodiscard]] double visible_share(const BoardWarp& warp, cv::Size photo);

}  // namespace railref::calibration
