#include <gtest/gtest.h>

#include "calibration/renderer/random_scene.h"
#include "drawn_reading.h"
#include "maps/load_map.h"
#include "other_printing.h"
#include "tests/sample_profile.h"

/// Printings that have single routes elsewhere.
namespace railref::tests {
namespace {

struct Count {
    int routes = 0;
    int right = 0;
    int silent = 0;
    std::size_t questions = 0;
};

void read(const renderer::Scene& scene, const calibration::BoardProfile& profile, Count& count) {
    const auto reading = read_drawn(scene, profile);
    if (!reading) return;
    count.questions += reading->questions.size();
    for (std::size_t r = 0; r < reading->routes.size(); ++r) {
        const auto claim = scene.state.claims.find(static_cast<maps::RouteId>(r));
        const auto* seen = std::get_if<maps::PlayerColour>(&reading->routes[r].owner);
        const bool right =
            claim == scene.state.claims.end() ? seen == nullptr : seen != nullptr && *seen == claim->second;
        ++count.routes;
        count.right += right;
        count.silent += !right && reading->routes[r].confidence > 0.9;
    }
}

using Printing = calibration::BoardProfile (*)(const calibration::BoardProfile&, std::uint64_t seed);

Count read_as(Printing printing) {
    Count count;
    for (const std::uint64_t seed : {21U, 22U, 23U})
        read(
            renderer::random_scene(*maps::built_in_board("europe"),
                                   seed % 2 == 0 ? renderer::View::table : renderer::View::oblique, seed, {1600, 1200}),
            printing(sample_profile(), seed), count);
    return count;
}

TEST(MovedPrint, RoutesThatAnotherPrintingHasElsewhereAreRead) {
    const Count count = read_as(other_printing);
    ASSERT_EQ(count.routes, 303);
    EXPECT_GE(count.right, 301);      // 290 where they are looked for as profiled, 297 seen from there alone
    EXPECT_EQ(count.silent, 0);       // 8, 3
    EXPECT_LE(count.questions, 33U);  // 65, 45
}

TEST(MovedPrint, RoutesThatFollowTheirCitiesAreRead) {
    const Count count = read_as(redrawn);
    ASSERT_EQ(count.routes, 303);
    EXPECT_GE(count.right, 302);      // 299 where all spaces of a route move alike
    EXPECT_EQ(count.silent, 0);       // 1
    EXPECT_LE(count.questions, 39U);  // 44
}

}  // namespace
}  // namespace railref::tests
