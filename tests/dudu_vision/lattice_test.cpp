#include <gtest/gtest.h>

#include "calibration/dudu/calibrate_hex_map.h"
#include "calibration/dudu/fit_lattice.h"
#include "calibration/find_face.h"
#include "maps/dudu/hex_face.h"
#include "tests/dudu_vision/hex_test_set.h"

namespace railref::calibration::dudu {
namespace {

using maps::dudu::Hex;
using renderer::dudu::HexPicture;
using renderer::dudu::HexScene;

cv::Point2d truth_at(const HexPicture& picture, const maps::dudu::HexMap& map, Hex hex) {
    return renderer::mapped(picture.homography.matrix, maps::dudu::HexFace(map).on_face(hex));
}

/// The four corners of the map and one in the middle, each tapped so many pixels beside its middle.
std::vector<TappedHex> taps(const HexPicture& picture, const maps::dudu::HexMap& map, double off_px) {
    std::vector<TappedHex> all;
    cv::RNG rng(7);
    for (const Hex hex : {Hex{0, 0}, Hex{8, 0}, Hex{-5, 10}, Hex{3, 10}, Hex{2, 4}}) {
        const cv::Point2d off(rng.uniform(-off_px, off_px), rng.uniform(-off_px, off_px));
        all.push_back({hex, truth_at(picture, map, hex) + off});
    }
    return all;
}

double worst_error(const LatticeFit& fit, const HexPicture& picture, const maps::dudu::HexMap& map) {
    double worst = 0;
    for (const auto& [hex, terrain] : map.hexes()) {
        const auto c = centre(hex);
        const cv::Vec3d q = fit.photo_from_lattice * cv::Vec3d(c.x, c.y, 1);
        worst = std::max(worst, cv::norm(cv::Point2d(q[0] / q[2], q[1] / q[2]) - truth_at(picture, map, hex)));
    }
    return worst;
}

/// A printing of each family.
class Lattice : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Printings, Lattice, testing::Range(0, renderer::dudu::kPrintFamilies));

TEST_P(Lattice, IsFittedToThePrintedSidesFromSloppyTaps) {
    const auto& map = tests::hex_map("narrows");
    HexScene scene = renderer::dudu::empty_hex_scene(map, static_cast<std::uint64_t>(500 * 6 + GetParam()), 3);
    scene.camera.tilt_deg = 24;
    scene.camera.k1 = 0;
    scene.camera = renderer::framed(scene.camera, size_mm(map), scene.size, 0.85);
    const HexPicture picture = render(scene);
    const auto sloppy = taps(picture, map, 8);
    const auto fit = fit_lattice(picture.pixels, map, sloppy);
    ASSERT_TRUE(fit) << fit.error();
    EXPECT_LT(worst_error(*fit, picture, map), 4);
    EXPECT_LT(fit->error_px, 2);
    EXPECT_GT(fit->agreeing, 0.5);
}

TEST(LatticeTaps, ThatCannotBeAreRefusedWithAReason) {
    const auto& map = tests::hex_map("narrows");
    const cv::Mat gray(900, 1200, CV_8UC3, cv::Scalar::all(128));
    const auto refusal = [&](std::vector<TappedHex> all) { return fit_lattice(gray, map, all).error(); };
    EXPECT_EQ(refusal({{{0, 0}, {1, 1}}}), "expected at least four hexes to be tapped, found 1");
    const std::vector<TappedHex> square{
        {{0, 0}, {100, 100}}, {{8, 0}, {1100, 100}}, {{-5, 10}, {100, 800}}, {{3, 10}, {1100, 800}}};
    EXPECT_EQ(refusal(square), "expected printed hexes around the taps, found none");
    std::vector<TappedHex> elsewhere = square;
    elsewhere[2].hex = {40, 40};
    EXPECT_EQ(refusal(elsewhere), "expected hexes of the map, found (40, 40)");
    std::vector<TappedHex> mirrored = square;
    std::swap(mirrored[0].pixel, mirrored[1].pixel);
    std::swap(mirrored[2].pixel, mirrored[3].pixel);
    EXPECT_EQ(refusal(mirrored), "expected hexes that do not lie in a row, each tapped in its middle");
}

TEST(HexCalibration, MakesAProfileOfAnUnknownPrintingThatFindsItAgain) {
    const auto& map = tests::hex_map("narrows");
    const HexScene scene = renderer::dudu::empty_hex_scene(map, 3003, 3);
    const HexPicture empty = render(scene);
    EXPECT_FALSE(calibrate_hex_map(empty.pixels, "empty.jpg", map, {}, {}));
    const auto profile = calibrate_hex_map(empty.pixels, "empty.jpg", map, taps(empty, map, 6), {});
    ASSERT_TRUE(profile) << profile.error().message();
    const HexPicture game = render(renderer::dudu::random_hex_scene(map, 3003, renderer::View::table, 8, {1400, 1050}));
    const FaceProfile* faces[] = {&*profile};
    const auto fix = find_face(game.pixels, faces);
    ASSERT_TRUE(fix);
    for (const auto& [hex, terrain] : map.hexes()) {
        const maps::Point on = maps::dudu::HexFace(map).on_face(hex);
        EXPECT_LT(cv::norm(cv::Point2d(fix->warp.project(on)) - truth_at(game, map, hex)), 4) << text(hex);
    }
}

TEST(HexProfile, IsTheSameAfterItsFileAndADamagedOneIsRefused) {
    const HexProfile profile = tests::rendered_profile(tests::hex_map("lake-ring"), 1);
    const std::string bytes = profile_to_bytes(profile);
    const auto again = parse_hex_profile(bytes, "a.profile");
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(again->map, profile.map);
    EXPECT_EQ(again->board, "lake-ring");
    EXPECT_EQ(again->far_features.at, profile.far_features.at);
    EXPECT_EQ(cv::norm(again->print, profile.print, cv::NORM_INF), 0);
    std::string damaged = bytes;
    damaged[damaged.size() / 2] ^= 1;
    EXPECT_EQ(parse_hex_profile(damaged, "a.profile").error().message(),
              "a.profile: expected another checksum: the file is damaged");
    EXPECT_FALSE(parse_hex_profile(bytes.substr(0, bytes.size() - 100), "a.profile"));
    EXPECT_FALSE(parse_hex_profile("railref-profile/1 2 3 4\n", "a.profile"));
}

}  // namespace
}  // namespace railref::calibration::dudu
