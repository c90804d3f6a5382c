#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "calibration/renderer/game_state.h"

namespace railref::renderer {
namespace {

const std::filesystem::path sample = std::filesystem::path(RAILREF_SOURCE_DIR) / "app/sample/sample.game.json";

std::filesystem::path written(const std::string& name, const std::string& text) {
    const auto file = std::filesystem::path(testing::TempDir()) / name;
    std::ofstream(file) << text;
    return file;
}

TEST(SampleGame, IsAFinishedGameThatFitsTheRules) {
    const auto game = load_placed_game(sample);
    ASSERT_TRUE(game) << game.error().message();
    const maps::BoardMap& map = *game->map;
    ASSERT_EQ(game->state.markers.size(), 4U);
    std::map<PlayerColour, int> trains;
    std::map<PlayerColour, int> points;
    for (const auto& [route, colour] : game->state.claims) {
        trains[colour] += map.route(route).length();
        points[colour] += map.points(route);
        const auto twin = map.route(route).twin;
        if (!twin || !game->state.claims.contains(*twin)) continue;
        EXPECT_NE(game->state.claims.at(*twin), colour) << map.route(route).slug;
    }
    int most = 0;
    for (const auto& [colour, used] : trains) {
        EXPECT_LE(used, map.rules().trains_per_player);
        EXPECT_EQ(game->state.markers.at(colour), points.at(colour) % 100);
        most = std::max(most, used);
    }
    EXPECT_GE(most, map.rules().trains_per_player - 2);
    EXPECT_GE(game->state.stations.size(), 3U);
}

TEST(SampleGame, HandsGoIntoATicketsFileWithoutMarkers) {
    const auto game = load_placed_game(sample);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->tickets["format"], "railref-tickets/1");
    ASSERT_EQ(game->tickets["players"].size(), 4U);
    for (const auto& player : game->tickets["players"]) {
        EXPECT_FALSE(player.contains("score_marker"));
        EXPECT_GE(player["tickets"].size(), 2U);
    }
}

TEST(SampleGame, AnUnknownRouteIsNamedWithItsPlace) {
    const auto file = written("wrong_route.json", R"({"format": "railref-game/1", "board": "europe",
        "players": [{"colour": "red", "tickets": []}], "claims": {"paris-atlantis-red": "red"}})");
    const auto game = load_placed_game(file);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().pointer, "/claims/paris-atlantis-red");
}

TEST(SampleGame, AnUnknownBoardIsRefused) {
    const auto file =
        written("wrong_board.json", R"({"format": "railref-game/1", "board": "mars", "players": [], "claims": {}})");
    const auto game = load_placed_game(file);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().pointer, "/board");
}

}  // namespace
}  // namespace railref::renderer
