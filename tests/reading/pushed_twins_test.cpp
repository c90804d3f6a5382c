#include <gtest/gtest.h>

#include <opencv2/core.hpp>

#include "calibration/renderer/random_scene.h"
#include "drawn_reading.h"
#include "maps/load_map.h"
#include "reading_score.h"
#include "tests/sample_profile.h"

/// Twins whose trains were pushed aside together.
namespace railref::tests {
namespace {

using maps::BoardMap;
using maps::RouteId;

/// Every pair of twins taken by two players, all trains of it `share` of the way to the other's spaces.
renderer::Scene pushed_scene(const BoardMap& map, std::uint64_t seed, double share) {
    renderer::Scene scene = renderer::random_scene(map, renderer::View::table, seed, {2000, 1500});
    const std::vector colours(map.colours().begin(), map.colours().end());
    for (std::size_t r = 0; r < map.routes().size(); ++r) {
        const maps::Route& route = map.routes()[r];
        if (!route.twin || maps::index(*route.twin) < r) continue;
        const auto id = static_cast<RouteId>(r);
        scene.state.claims.erase(id);
        scene.state.claims.erase(*route.twin);
        scene.state.claims[id] = colours[r % colours.size()];
        scene.state.claims[*route.twin] = colours[(r + 1) % colours.size()];
        scene.aside_mm[id] = scene.aside_mm[*route.twin] =
            (r % 2 == 0 ? share : -share) * renderer::to_twin_mm(map, route);
    }
    return scene;
}

/// The pushed routes alone.
void read(const renderer::Scene& scene, Tally& count) {
    const auto reading = read_drawn(scene, sample_profile());
    if (!reading) return;
    LabelledPhoto truth = truth_of(scene);
    for (std::size_t r = 0; r < scene.map->routes().size(); ++r)
        if (!scene.aside_mm.contains(static_cast<RouteId>(r))) truth.unseen_routes.insert(scene.map->routes()[r].slug);
    count += score_reading(*reading, truth).routes;
}

Tally pushed_by(double share) {
    Tally count;
    for (const std::uint64_t seed : {31U, 32U, 33U})
        read(pushed_scene(*maps::built_in_board("europe"), seed, share), count);
    return count;
}

// Without mind_pushed_twins none of the first is right and 60 are wrong without a question; of the second 46 are right.
TEST(PushedTwins, ReadOrAskedAboutOnTheOthersSpaces) {
    const Tally count = pushed_by(0.9);
    ASSERT_EQ(count.places, 66);
    EXPECT_GE(count.right, 58);
    EXPECT_LE(count.silent, 6);  // Bruxelles - Paris, whose trains then lie on other routes' spaces
}

TEST(PushedTwins, ReadHalfWayToTheOthersSpaces) {
    const Tally count = pushed_by(0.5);
    ASSERT_EQ(count.places, 66);
    EXPECT_GE(count.right, 65);
    EXPECT_EQ(count.silent, 0);
}

}  // namespace
}  // namespace railref::tests
