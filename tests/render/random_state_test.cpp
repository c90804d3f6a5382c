#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

#include "calibration/renderer/random_scene.h"
#include "maps/load_map.h"

namespace railref::renderer {
namespace {

struct Count {
    int trains = 0;
    int points = 0;
    int stations = 0;
};

std::map<PlayerColour, Count> counts_of(const maps::BoardMap& map, const BoardState& state) {
    std::map<PlayerColour, Count> counts;
    for (const auto& [colour, square] : state.markers) counts[colour];
    for (const auto& [route, colour] : state.claims) {
        counts[colour].trains += map.route(route).length();
        counts[colour].points += map.points(route);
    }
    for (const auto& [city, colour] : state.stations) ++counts[colour].stations;
    return counts;
}

RC_GTEST_PROP(RandomState, IsALegalBoardAtTheEndOfAGame, ()) {
    const maps::BoardMap& map = *maps::built_in_board(*rc::gen::element("usa", "europe", "nordic"));
    const auto seed = *rc::gen::inRange<std::uint64_t>(0, 1000000);
    const BoardState state = random_state(map, seed);
    const auto counts = counts_of(map, state);
    const auto players = static_cast<int>(counts.size());
    RC_ASSERT(players >= map.rules().min_players && players <= map.rules().max_players);
    int fewest_left = map.rules().trains_per_player;
    for (const auto& [colour, count] : counts) {
        RC_ASSERT(map.has_colour(colour));
        RC_ASSERT(count.trains <= map.rules().trains_per_player);
        RC_ASSERT(count.stations <= map.rules().stations_per_player);
        RC_ASSERT(state.markers.at(colour) == count.points % 100);
        fewest_left = std::min(fewest_left, map.rules().trains_per_player - count.trains);
    }
    RC_ASSERT(fewest_left <= 8);  // somebody has ended the game or nobody can claim any more
    for (const auto& [route, colour] : state.claims) {
        const auto twin = map.route(route).twin;
        if (!twin || !state.claims.contains(*twin)) continue;
        RC_ASSERT(state.claims.at(*twin) != colour);
        RC_ASSERT(players >= map.rules().double_routes_min_players);
    }
}

TEST(RandomState, IsTheSameForTheSameSeed) {
    const maps::BoardMap& map = *maps::built_in_board("europe");
    EXPECT_EQ(random_state(map, 8), random_state(map, 8));
    EXPECT_NE(random_state(map, 8), random_state(map, 9));
}

TEST(RandomState, SeedsCoverEveryColourAndNumberOfPlayers) {
    const maps::BoardMap& map = *maps::built_in_board("usa");
    std::set<PlayerColour> colours;
    std::set<std::size_t> players;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const BoardState state = random_state(map, seed);
        players.insert(state.markers.size());
        for (const auto& [colour, square] : state.markers) colours.insert(colour);
    }
    EXPECT_EQ(colours.size(), map.colours().size());
    EXPECT_EQ(players.size(), 4U);
}

}  // namespace
}  // namespace railref::renderer
