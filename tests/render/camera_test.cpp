#include "calibration/renderer/camera.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "calibration/renderer/scene.h"
#include "maps/load_map.h"

namespace railref::renderer {
namespace {

const maps::BoardMap& europe() { return *maps::built_in_board("europe"); }

RC_GTEST_PROP(Camera, ARayThroughAPixelMeetsThePointThatIsSeenThere, ()) {
    const auto seed = *rc::gen::inRange<std::uint64_t>(0, 100000);
    const auto view = *rc::gen::element(View::straight, View::table, View::oblique);
    const Scene scene = empty_scene(europe(), view, seed, {1200, 900});
    const Projection projection(scene.camera, scene.size);
    const maps::Point p{*rc::gen::inRange(0, 1000) / 999.0, *rc::gen::inRange(0, 1000) / 999.0};
    const Vec3 world = world_of(europe(), p);
    const auto seen = projection.project(world);
    RC_ASSERT(seen.has_value());
    const Vec3 ray = projection.ray(seen->pixel);
    const Vec3 met = projection.position() - ray * (projection.position()[2] / ray[2]);
    RC_ASSERT(cv::norm(met - world) < 0.01);
}

RC_GTEST_PROP(Camera, AFramedBoardIsInsideThePictureAndFillsIt, ()) {
    const auto seed = *rc::gen::inRange<std::uint64_t>(0, 100000);
    const auto view = *rc::gen::element(View::straight, View::table, View::oblique);
    const Scene scene = empty_scene(europe(), view, seed, {1200, 900});
    const Projection projection(scene.camera, scene.size);
    double widest = 0;
    for (const maps::Point corner : {maps::Point{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
        const auto seen = projection.project(world_of(europe(), corner));
        RC_ASSERT(seen.has_value());
        RC_ASSERT(seen->pixel.inside(cv::Rect2d(0, 0, 1200, 900)));
        widest = std::max({widest, std::abs(seen->pixel.x - 600) / 600, std::abs(seen->pixel.y - 450) / 450});
    }
    RC_ASSERT(widest > 0.7);
}

TEST(Camera, FromStraightAboveTheBoardStandsUprightInThePicture) {
    const Camera camera{.distance_mm = 1200};
    const Projection projection(camera, {1000, 800});
    const auto left_top = projection.project(world_of(europe(), {0, 0}));
    const auto right_bottom = projection.project(world_of(europe(), {1, 1}));
    ASSERT_TRUE(left_top && right_bottom);
    // 800 mm at 1200 mm with a focal length of 750 px are 500 px.
    EXPECT_NEAR(right_bottom->pixel.x - left_top->pixel.x, 500, 1e-6);
    EXPECT_NEAR(right_bottom->pixel.y - left_top->pixel.y, 500 / 1.5, 1e-6);
    EXPECT_NEAR(left_top->pixel.x, 499.5 - 250, 1e-6);
}

TEST(Camera, TheHomographyIsExactWithoutLensBend) {
    Scene scene = empty_scene(europe(), View::oblique, 4, {1600, 1200});
    scene.camera.k1 = 0;
    const Projection projection(scene.camera, scene.size);
    const FittedHomography fit = fit_homography(projection, face_mm(europe()));
    EXPECT_LT(fit.max_error_px, 1e-6);
    const auto seen = projection.project(world_of(europe(), {0.3, 0.8}));
    EXPECT_LT(cv::norm(mapped(fit.matrix, {0.3, 0.8}) - seen->pixel), 1e-6);
}

TEST(Camera, TheHomographysErrorIsToldWhereTheLensBends) {
    Scene scene = empty_scene(europe(), View::table, 4, {1600, 1200});
    scene.camera.k1 = 0.01;
    const FittedHomography fit = fit_homography(Projection(scene.camera, scene.size), face_mm(europe()));
    EXPECT_GT(fit.max_error_px, 0.3);
    EXPECT_LT(fit.max_error_px, 12);
}

}  // namespace
}  // namespace railref::renderer
