#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "maps/dudu/hex_face.h"
#include "tests/dudu_vision/hex_test_set.h"
#include "vision/dudu/hex_answers.h"
#include "vision/dudu/hex_patches.h"

namespace railref::vision::dudu {
namespace {

using maps::dudu::LatticePoint;
using maps::dudu::Side;

constexpr double kPxPerMm = 3;

/// A flat photo of the narrows, the frame alone, with a dot at the middle of one side of one hex.
struct Flat {
    calibration::dudu::HexProfile profile;
    HexFix fix;
    cv::Mat photo;
    Hex hex{2, 4};

    explicit Flat(Side side) : profile{{}, tests::hex_map("narrows"), {}} {
        profile.board = "narrows";
        profile.size_mm = calibration::dudu::size_mm(profile.map);
        const cv::Size2d size = profile.size_mm;
        profile.print =
            cv::Mat(cvRound(size.height * calibration::dudu::kPrintPxPerMm),
                    cvRound(size.width * calibration::dudu::kPrintPxPerMm), CV_8UC3, cv::Scalar(150, 160, 170));
        photo = cv::Mat(cvRound(size.height * kPxPerMm), cvRound(size.width * kPxPerMm), CV_8UC3,
                        cv::Scalar(150, 160, 170));
        const maps::Point at = maps::dudu::HexFace(profile.map).on_face(middle(hex, side));
        cv::circle(photo, {cvRound(at.x * photo.cols), cvRound(at.y * photo.rows)}, 6, cv::Scalar(0, 0, 0), cv::FILLED);
        fix.profile = &profile;
        fix.warp.photo_from_board = cv::Matx33d(photo.cols, 0, -0.5, 0, photo.rows, -0.5, 0, 0, 1);
    }
};

/// Angle of the darkest pixel seen from the patch's middle, in sixths clockwise from the right.
double dark_side(const cv::Mat& planes, std::size_t index) {
    const cv::Mat blue(kHexPatchPx, kHexPatchPx, CV_32F,
                       const_cast<float*>(planes.ptr<float>(static_cast<int>(index))));
    const double middle = (kHexPatchPx - 1) / 2.0;
    double darkest = 2;
    double angle = 0;
    for (int y = 0; y < kHexPatchPx; ++y)
        for (int x = 0; x < kHexPatchPx; ++x) {
            if (std::hypot(x - middle, y - middle) > middle - 1 || blue.at<float>(y, x) >= darkest) continue;
            darkest = blue.at<float>(y, x);
            angle = std::atan2(y - middle, x - middle) * 3 / CV_PI;
        }
    return angle < -0.5 ? angle + 6 : angle;
}

TEST(HexPatches, ShowASideWhereTheSymmetryPutsIt) {
    for (const int side : {0, 1, 4}) {
        const Flat flat(maps::dudu::all_sides[static_cast<std::size_t>(side)]);
        const HexPatches patches(flat.photo, flat.fix);
        const auto found = std::ranges::find(patches.hexes(), flat.hex, &HexView::hex);
        ASSERT_NE(found, patches.hexes().end());
        EXPECT_DOUBLE_EQ(found->seen, 1);
        const auto index = static_cast<std::size_t>(found - patches.hexes().begin());
        for (int turn = 0; turn < kTurns; ++turn)
            for (const bool mirrored : {false, true}) {
                const double turned = (side + 6 - turn) % 6;
                const double wanted = mirrored ? -turned : turned;
                const double seen = dark_side(patches.look({turn, mirrored}), index);
                EXPECT_LT(std::abs(std::remainder(seen - wanted, 6)), 0.12)
                    << "side " << side << " turn " << turn << (mirrored ? " mirrored" : "");
                EXPECT_EQ(side_in(static_cast<std::size_t>(side), {turn, mirrored}), std::lround(wanted + 6) % 6);
            }
    }
}

TEST(HexPatches, LeaveOutPrintedBuildingsAndNothingElse) {
    const Flat flat(Side::east);
    const HexPatches patches(flat.photo, flat.fix);
    const auto& map = flat.profile.map;
    EXPECT_EQ(patches.hexes().size(), map.hexes().size() - map.cities().size() - map.resource_sites().size());
    for (const HexView& view : patches.hexes()) EXPECT_EQ(map.building_on(view.hex), nullptr);
}

TEST(HexPatches, SeeNothingOfHexesOutsideThePhoto) {
    const Flat flat(Side::east);
    const cv::Mat left = flat.photo.colRange(0, flat.photo.cols / 2);
    const HexPatches patches(left, flat.fix);
    for (const HexView& view : patches.hexes()) {
        const double x = maps::dudu::HexFace(flat.profile.map).on_face(view.hex).x;
        if (x > 0.45 && x < 0.55) continue;
        EXPECT_EQ(view.seen, x > 0.5 ? 0 : 1) << text(view.hex);
    }
}

TEST(HexAnswers, PiecesGoWithTheirSides) {
    for (std::size_t i = 0; i < kPieces; ++i) {
        EXPECT_EQ(piece_index(all_pieces()[i]), i);
        std::size_t turned = i;
        for (int turn = 0; turn < 6; ++turn) turned = piece_in(turned, {1});
        EXPECT_EQ(turned, i);
        EXPECT_EQ(piece_in(i, {4}), piece_in(piece_in(i, {1}), {3}));
        EXPECT_EQ(piece_in(piece_in(i, {.mirrored = true}), {.mirrored = true}), i);
    }
}

}  // namespace
}  // namespace railref::vision::dudu
