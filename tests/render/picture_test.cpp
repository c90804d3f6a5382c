#include <gtest/gtest.h>

#include <algorithm>

#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"
#include "tests/render/colours.h"

namespace railref::renderer {
namespace {

constexpr std::uint64_t scene_seed = 5;

// Straight above and tidy, so that a plain look at one pixel must name every piece.
Scene plain_scene(const maps::BoardMap& map) {
    Scene scene = random_scene(map, View::straight, scene_seed, {1500, map.aspect() > 1 ? 1125 : 2000});
    scene.texture_px = 2000;
    scene.spare_pieces = false;
    return scene;
}

class Pictures : public testing::TestWithParam<std::string> {
protected:
    static const maps::BoardMap& map() { return *maps::built_in_board(GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(Boards, Pictures, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

TEST_P(Pictures, TheTruthsHomographyLeadsToTheDotOfEveryCity) {
    Scene scene = empty_scene(map(), View::table, 3, {1600, 1200});
    scene.texture_px = 2000;
    scene.light.glare = 0;
    const Picture picture = render(scene);
    for (const maps::City& city : map().cities()) {
        const cv::Vec3d bgr = colour_around(picture.pixels, mapped(picture.truth.homography.matrix, city.centre), 1);
        const Hue hue = hue_of(bgr);
        EXPECT_LT(hue_distance(hue.degrees, 18), 16) << city.slug;
        EXPECT_GT(hue.saturation, 0.45) << city.slug;
    }
}

TEST_P(Pictures, EveryPieceLiesAtItsPlaceInItsColour) {
    const Scene scene = plain_scene(map());
    const Picture picture = render(scene);
    const Projection projection(scene.camera, scene.size);
    const PieceSizes sizes = piece_sizes(map());
    const auto seen_at = [&](maps::Point p, double height_mm) {
        const auto seen = projection.project(world_of(map(), p) + Vec3(0, 0, height_mm));
        return plastic_seen(colour_around(picture.pixels, seen->pixel, 1), map().colours());
    };
    int right = 0;
    int wrong = 0;
    for (const auto& [route, colour] : scene.state.claims) {
        for (const maps::Space& space : map().route(route).spaces) {
            const auto seen = seen_at(space.centre, sizes.train_height);
            (seen == colour ? right : wrong)++;
        }
    }
    EXPECT_GT(right, 60);
    EXPECT_EQ(wrong, 0);
    for (const auto& [city, colour] : scene.state.stations) {
        EXPECT_EQ(seen_at(map().city(city).centre, sizes.train_width * 1.6), colour) << map().city(city).slug;
    }
    if (map().score_track().empty()) return;
    for (const auto& [colour, square] : scene.state.markers) {
        const bool shared = std::count_if(scene.state.markers.begin(), scene.state.markers.end(),
                                          [&](const auto& other) { return other.second == square; }) > 1;
        if (!shared) {
            EXPECT_EQ(seen_at(map().score_track()[static_cast<std::size_t>(square)], sizes.marker_height), colour);
        }
    }
}

TEST_P(Pictures, TheEmptyBoardHasNoPieceAndTheGameChangesOnlyWhatItTouches) {
    const Scene scene = plain_scene(map());
    Scene empty = scene;
    empty.state = {};
    EXPECT_TRUE(pieces_of(empty).empty());
    const Picture with = render(scene);
    const Picture without = render(empty);
    const auto change_at = [&](const maps::Space& space) {
        const cv::Point2d at = mapped(with.truth.homography.matrix, space.centre);
        return cv::norm(colour_around(with.pixels, at, 2) - colour_around(without.pixels, at, 2));
    };
    double claimed = 0;
    double open = 0;
    int claimed_count = 0;
    int open_count = 0;
    for (std::size_t i = 0; i < map().routes().size(); ++i) {
        const auto id = static_cast<RouteId>(i);
        const bool taken = scene.state.claims.contains(id);
        for (const maps::Space& space : map().route(id).spaces) {
            (taken ? claimed : open) += change_at(space);
            (taken ? claimed_count : open_count) += 1;
        }
    }
    ASSERT_GT(claimed_count, 0);
    ASSERT_GT(open_count, 0);
    EXPECT_GT(claimed / claimed_count, 60);
    EXPECT_LT(open / open_count, 20);  // only shadows of neighbours
}

TEST(Picture, IsTheSameForTheSameSceneAndAnotherForAnotherSeed) {
    Scene scene = random_scene(*maps::built_in_board("europe"), View::oblique, 2, {640, 480});
    scene.texture_px = 1200;
    const cv::Mat first = render(scene).pixels;
    EXPECT_EQ(cv::norm(first, render(scene).pixels, cv::NORM_INF), 0);
    scene.seed = 3;
    EXPECT_GT(cv::norm(first, render(scene).pixels, cv::NORM_L1) / double(first.total()), 1);
}

TEST(Picture, TellsWhichRoutesAreOutside) {
    const maps::BoardMap& map = *maps::built_in_board("usa");
    Scene scene = empty_scene(map, View::table, 9, {640, 480});
    scene.texture_px = 1000;
    EXPECT_TRUE(render(scene).truth.outside_routes.empty());
    scene.camera.distance_mm *= 0.5;
    const Truth truth = render(scene).truth;
    EXPECT_FALSE(truth.outside_routes.empty());
    EXPECT_FALSE(truth.partly_outside_routes.empty());
    for (const RouteId id : truth.outside_routes) {
        for (const maps::Space& space : map.route(id).spaces) {
            const cv::Point2d at = mapped(truth.homography.matrix, space.centre);
            EXPECT_FALSE(at.inside(cv::Rect2d(4, 4, 632, 472))) << map.route(id).slug;
        }
    }
}

}  // namespace
}  // namespace railref::renderer
