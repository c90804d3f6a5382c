#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <tl/expected.hpp>

#include "calibration/board_warp.h"
#include "maps/dudu/hex_map.h"

namespace railref::calibration::dudu {

/// Where a person tapped the middle of a hex.
struct TappedHex {
    maps::dudu::Hex hex;
    cv::Point2d pixel;
};

/// Where a map's lattice (maps/dudu/hex_face.h) lies in a photo.
struct LatticeFit {
    cv::Matx33d photo_from_lattice = cv::Matx33d::eye();
    double error_px = 0;  ///< median distance of the printed hex sides from where the fit puts them
    double agreeing = 0;  ///< share of the sides in the photo that were found within a twentieth of a hex
};

/// From at least four taps, no three of them in a row, to the printed sides themselves: along every side of the map
/// the photo (CV_8UC3) is searched for a printed line or a change of colour, and the homography that most of them agree
/// on is fitted (iteratively reweighted least squares, Tukey). The error says what is wrong with the taps, or that no
/// hexes are printed there.
[[nodiscard]] tl::expected<LatticeFit, std::string> fit_lattice(const cv::Mat& photo, const maps::dudu::HexMap& map,
                                                                std::span<const TappedHex> taps);

/// The warp of the map's face (maps::dudu::HexFace) in a photo of this size.
[[nodiscard]] BoardWarp warp_of(const LatticeFit& fit, const maps::dudu::HexMap& map, cv::Size photo);

}  // namespace railref::calibration::dudu
