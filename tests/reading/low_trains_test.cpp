#include <gtest/gtest.h>

#include <opencv2/core.hpp>
#include <span>
#include <variant>

#include "calibration/board_profile.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"
#include "reading_score.h"
#include "tests/sample_profile.h"
#include "vision/read_board.h"

/// Editions whose trains are lower than most: seen aslant, their roofs lie elsewhere.
namespace railref::tests {
namespace {

renderer::Scene slanted_scene(std::uint64_t seed, double height_share) {
    renderer::Scene scene =
        renderer::random_scene(*maps::built_in_board("europe"), renderer::View::oblique, seed, {2000, 1500});
    scene.train_height_share = height_share;
    return scene;
}

ReadingScore read(const renderer::Scene& scene) {
    const cv::Mat pixels = renderer::render(scene).pixels;
    const vision::Photo photo{"drawn.png", pixels, pixels.size(), 0};
    const calibration::BoardProfile* known = &sample_profile();
    const auto answer = vision::read_board(std::span(&photo, 1), {&known, 1}, {});
    const auto* reading = std::get_if<vision::Reading>(&answer);
    EXPECT_NE(reading, nullptr);
    if (reading == nullptr) return {};
    LabelledPhoto truth;
    for (const auto& [id, owner] : scene.state.claims) truth.claims[scene.map->route(id).slug] = maps::name(owner);
    for (const auto& [id, owner] : scene.state.stations) truth.stations[scene.map->city(id).slug] = maps::name(owner);
    return score_reading(*reading, truth);
}

ReadingScore read_all(double height_share) {
    ReadingScore sum;
    for (const std::uint64_t seed : {51U, 52U, 53U, 54U, 55U, 56U}) sum += read(slanted_scene(seed, height_share));
    return sum;
}

// Looked for at the usual height alone 496 are right, 12 wrong without a question, and 227 questions are asked.
TEST(LowTrains, AreReadWhereTheirRoofsAre) {
    const ReadingScore score = read_all(0.6);
    ASSERT_EQ(score.routes.places, 606);
    EXPECT_GE(score.routes.right, 603);
    EXPECT_EQ(score.routes.silent, 0);
    EXPECT_GE(score.stations.right, 280);  // no lower than usual, but looked at in the same plane
    EXPECT_LE(score.questions, 75);
}

TEST(LowTrains, TrainsOfUsualHeightAreNotTakenForLow) {
    const ReadingScore score = read_all(1);
    ASSERT_EQ(score.routes.places, 606);
    EXPECT_GE(score.routes.right, 603);
    EXPECT_EQ(score.routes.silent, 0);
}

}  // namespace
}  // namespace railref::tests
