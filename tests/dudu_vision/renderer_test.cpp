#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "maps/dudu/hex_face.h"
#include "scoring/dudu/board_position.h"
#include "tests/dudu_vision/hex_test_set.h"

namespace railref::renderer::dudu {
namespace {

using maps::dudu::HexFace;

/// The most that changed within 3 mm of a point: a stroke seldom meets the very middle.
double change_near(const cv::Mat& a, const cv::Mat& b, const HexPicture& picture, const HexFace& face,
                   maps::dudu::LatticePoint p) {
    const cv::Point2d at = mapped(picture.homography.matrix, face.on_face(p));
    const int reach = cvRound(
        cv::norm(mapped(picture.homography.matrix, face.on_face(maps::dudu::LatticePoint{p.x + 0.075, p.y})) - at));
    const cv::Rect box(cvRound(at.x) - reach, cvRound(at.y) - reach, 2 * reach + 1, 2 * reach + 1);
    cv::Mat change;
    cv::absdiff(a(box), b(box), change);
    cv::blur(change, change, {2, 2});
    double most = 0;
    cv::minMaxLoc(change.reshape(1), nullptr, &most);
    return most;
}

/// How much of a small disc around a point of the map changed from one picture to the other.
double change_at(const cv::Mat& a, const cv::Mat& b, const HexPicture& picture, const HexFace& face,
                 maps::dudu::LatticePoint p) {
    const cv::Point2d at = mapped(picture.homography.matrix, face.on_face(p));
    const cv::Rect box(cvRound(at.x) - 2, cvRound(at.y) - 2, 5, 5);
    return cv::norm(cv::mean(a(box)) - cv::mean(b(box)));
}

class HexPictures : public testing::TestWithParam<std::string> {
protected:
    static HexScene tidy_scene(std::uint64_t seed) {
        HexScene scene = random_hex_scene(tests::hex_map(GetParam()), 1, View::straight, seed, {1400, 1100});
        scene.drawing.untidiness = scene.drawing.wiping = 0;
        scene.clutter = {};
        scene.window = 0;
        return scene;
    }
};

INSTANTIATE_TEST_SUITE_P(Maps, HexPictures, testing::Values("two-bays", "lake-ring", "narrows"), [](const auto& map) {
    return std::string(map.param).replace(map.param.find('-') % 8, 1, "_");
});

TEST_P(HexPictures, ShowInkWhereTheTruthSaysTrackIs) {
    HexScene scene = tidy_scene(4);
    scene.state.trains.clear();
    const HexPicture drawn = render(scene);
    HexScene empty = scene;
    empty.state = {};
    const HexPicture bare = render(empty);
    const HexFace face(*scene.map);
    ASSERT_GT(scene.state.tracks.size(), 5U);
    std::set<Hex> used;
    for (const DrawnTrack& track : scene.state.tracks) used.insert(track.hex);
    for (const DrawnFactory& factory : scene.state.factories) used.insert(factory.hex);
    // Straight pieces lead through the middle of their hex.
    for (const auto& [hex, piece] : scene.state.tracks)
        if (maps::dudu::opposite(piece.first()) == piece.second()) {
            EXPECT_GT(change_near(drawn.pixels, bare.pixels, drawn, face, centre(hex)), 30) << text(hex);
        }
    for (const auto& [hex, terrain] : scene.map->hexes())
        if (!used.contains(hex)) {
            EXPECT_LT(change_at(drawn.pixels, bare.pixels, drawn, face, centre(hex)), 12) << text(hex);
        }
}

TEST_P(HexPictures, LeaveAFactorysExitOpenAndBlackenTheOtherSides) {
    HexScene scene = tidy_scene(9);
    scene.state = {};
    const Hex hex = scene.map->starts().front().hex;
    const Hex beside = maps::dudu::neighbour(hex, scene.map->starts().front().inward);
    scene.state.factories.push_back({"wood", beside, maps::dudu::Side::south_east});
    const HexPicture drawn = render(scene);
    HexScene empty = scene;
    empty.state = {};
    const HexPicture bare = render(empty);
    const HexFace face(*scene.map);
    for (const auto side : maps::dudu::all_sides) {
        // The line lies up to 5 mm inside; look for the most changed spot between rim and there.
        const auto rim = middle(beside, side);
        const auto c = centre(beside);
        double most = 0;
        for (double t = 0.70; t <= 1.0; t += 0.03)
            most = std::max(most, change_at(drawn.pixels, bare.pixels, drawn, face,
                                            {c.x + (rim.x - c.x) * t, c.y + (rim.y - c.y) * t}));
        if (side == maps::dudu::Side::south_east)
            EXPECT_LT(most, 15);
        else
            EXPECT_GT(most, 40) << name(side);
    }
}

TEST(HexState, IsAPossiblePositionOfEveryMap) {
    for (const std::string_view id : maps::dudu::built_in_hex_maps())
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const auto& map = tests::hex_map(id);
            const HexState state = random_hex_state(map, seed, 0.1 * static_cast<double>(seed % 10));
            scoring::dudu::BoardDraft draft;
            for (const auto& [hex, piece] : state.tracks) draft.tracks.push_back({hex, piece.first(), piece.second()});
            for (const StandingTrain& train : state.trains)
                draft.trains.push_back({train.colour, train.hex, train.facing, false});
            for (const DrawnFactory& factory : state.factories)
                draft.factories.push_back({factory.kind, factory.hex, factory.exit});
            const auto faults = scoring::dudu::BoardPosition::validate(map, draft, "state");
            EXPECT_TRUE(faults.empty()) << id << " " << seed << ": " << faults.front().message();
        }
}

TEST(HexPicture, IsTheSameForTheSameSceneAndAnotherForAnotherSeed) {
    HexScene scene = random_hex_scene(tests::hex_map("narrows"), 3, View::oblique, 5, {480, 360});
    scene.px_per_mm = 2;
    const cv::Mat first = render(scene).pixels;
    EXPECT_EQ(cv::norm(first, render(scene).pixels, cv::NORM_INF), 0);
    scene.seed = 6;
    EXPECT_GT(cv::norm(first, render(scene).pixels, cv::NORM_L1) / static_cast<double>(first.total()), 1);
}

}  // namespace
}  // namespace railref::renderer::dudu
