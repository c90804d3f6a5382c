#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "calibration/dudu/hex_profile.h"
#include "calibration/find_face.h"
#include "maps/dudu/hex.h"
#include "vision/dudu/hex_answers.h"

/// What the network looks at: each hex of a photographed map, seen from above in the light of its profile.
namespace railref::vision::dudu {

using HexFix = calibration::Fix<calibration::dudu::HexProfile>;

/// A patch shows a hex with its rim: 52 x 52 mm of the face, black outside the inscribed disc, so that it can be
/// turned.
inline constexpr int kHexPatchPx = 48;
inline constexpr double kHexPatchMm = 52;
/// Planes of a patch: photo BGR and print BGR, both 0..1, then where something 10 mm high leans, x and y, in units of
/// 20 mm.
inline constexpr int kHexPlanes = 8;
inline constexpr int kTurns = 6;

/// How a hex lies in the photo.
struct HexView {
    maps::dudu::Hex hex;
    double seen = 0;   ///< share of it inside the picture, 0..1
    double burnt = 0;  ///< share of that which is burnt out
};

class HexPatches {
public:
    /// Every hex of the map without a printed building. `photo` is CV_8UC3.
    HexPatches(const cv::Mat& photo, const HexFix& fix);

    [[nodiscard]] const std::vector<HexView>& hexes() const { return hexes_; }
    /// Patches of `which` hexes() looked at that way. CV_32F, count x kHexPlanes x kHexPatchPx x kHexPatchPx.
    [[nodiscard]] cv::Mat look(Symmetry symmetry, std::span<const std::size_t> which) const;
    /// Of all hexes.
    [[nodiscard]] cv::Mat look(Symmetry symmetry) const;

private:
    void view_hexes(const cv::Mat& photo, const HexFix& fix);

    std::vector<HexView> hexes_;
    std::vector<cv::Point2d> centres_mm_;
    std::vector<cv::Vec3d> log_gain_;  ///< from the profile's light to the photo's
    std::vector<cv::Point2d> lean_mm_;
    cv::Mat surface_;  ///< top view with kViewPxPerMm
    cv::Mat print_;    ///< with kPrintPxPerMm
};

}  // namespace railref::vision::dudu
