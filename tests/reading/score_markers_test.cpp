#include <gtest/gtest.h>

#include "calibration/renderer/random_scene.h"
#include "drawn_reading.h"
#include "maps/load_map.h"
#include "tests/sample_profile.h"

/// Players of as many points have their markers on one square.
namespace railref::tests {
namespace {

/// A drawn game whose markers all stand two by two, the last one alone where their number is odd.
renderer::Scene game_with_shared_squares(renderer::View view, std::uint64_t seed) {
    renderer::Scene scene = renderer::random_scene(*maps::built_in_board("europe"), view, seed, {1600, 1200});
    int before = 0;
    int number = 0;
    for (auto& [colour, square] : scene.state.markers) {
        if (number++ % 2 == 1) square = before;
        before = square;
    }
    return scene;
}

struct MarkerCount {
    int markers = 0;
    int right = 0;
    int silent = 0;  ///< wrong and sure
};

void read(const renderer::Scene& scene, MarkerCount& count) {
    const auto reading = read_drawn(scene, sample_profile());
    if (!reading) return;
    for (const auto& [colour, square] : scene.state.markers) {
        const auto seen = reading->score_markers.find(colour);
        const bool right = seen != reading->score_markers.end() && seen->second.square == square;
        ++count.markers;
        count.right += right;
        if (!right && seen != reading->score_markers.end()) count.silent += seen->second.confidence > 0.9;
    }
}

TEST(ScoreMarkers, OneThatLooksOutUnderAnotherIsReadToo) {
    MarkerCount count;
    for (const std::uint64_t seed : {11U, 12U, 13U})
        read(game_with_shared_squares(seed % 2 == 0 ? renderer::View::table : renderer::View::oblique, seed), count);
    ASSERT_GE(count.markers, 10);
    EXPECT_GE(count.right, count.markers * 9 / 10) << count.right << " of " << count.markers;
    EXPECT_EQ(count.silent, 0);
}

}  // namespace
}  // namespace railref::tests
