#include <gtest/gtest.h>

#include "calibration/renderer/random_scene.h"
#include "drawn_reading.h"
#include "maps/load_map.h"
#include "reading_score.h"
#include "tests/sample_profile.h"

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
    const auto reading = read_drawn(scene, sample_profile());
    return reading ? score_reading(*reading, truth_of(scene)) : ReadingScore{};
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
    EXPECT_GE(score.routes.right, 605);
    EXPECT_EQ(score.routes.silent, 0);
    EXPECT_GE(score.stations.right, 280);  // no lower than usual, but looked at in the same plane
    EXPECT_LE(score.questions, 35);
}

TEST(LowTrains, TrainsOfUsualHeightAreNotTakenForLow) {
    const ReadingScore score = read_all(1);
    ASSERT_EQ(score.routes.places, 606);
    EXPECT_GE(score.routes.right, 605);
    EXPECT_EQ(score.routes.silent, 0);
}

}  // namespace
}  // namespace railref::tests
