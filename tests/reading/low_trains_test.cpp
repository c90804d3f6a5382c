#include <gtest/gtest.h>

#include <opencv2/core.hpp>
#include <span>

#include "calibration/board_profile.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"
#include "reading_score.h"
#include "tests/sample_profile.h"
#include "vision/read_board.h"

/// Editions whose trains are lower than most, or whose board is larger: seen aslant their roofs lie elsewhere.
namespace railref::tests {
namespace {

renderer::Scene slanted_scene(std::uint64_t seed, double train_height) {
    renderer::Scene scene =
        renderer::random_scene(*maps::built_in_board("europe"), renderer::View::oblique, seed, {2000, 1500});
    scene.train_height = train_height;
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

ReadingScore read_all(double train_height) {
    ReadingScore sum;
    for (const std::uint64_t seed : {51U, 52U, 53U, 54U, 55U, 56U}) sum += read(slanted_scene(seed, train_height));
    return sum;
}

TEST(LowTrains, AreReadWhereTheirRoofsAre) {
    const ReadingScore score = read_all(0.6);
    std::printf("low: routes %d of %d, %d silent, %d questions\n", score.routes.right, score.routes.places,
                score.routes.silent, score.questions);
    EXPECT_EQ(score.routes.silent, 0);
}

TEST(LowTrains, TrainsOfUsualHeightAreNotTakenForLow) {
    const ReadingScore score = read_all(1);
    std::printf("usual: routes %d of %d, %d silent, %d questions\n", score.routes.right, score.routes.places,
                score.routes.silent, score.questions);
    EXPECT_EQ(score.routes.silent, 0);
}

}  // namespace
}  // namespace railref::tests
