#include <gtest/gtest.h>

#include "app/referee/game_file.h"
#include "app/referee/reading_file.h"
#include "tests/app/program.h"

/// What this version does not know is kept at every level.
namespace railref::tests {
namespace {

using maps::Json;

Json game_with_extras() {
    Json game = small_game();
    game["table"] = {{"host", "Cleo"}, {"notes", {1, 2.5, nullptr}}};
    game["players"][0]["seat"] = 3;
    game["players"][0]["score_marker"] = 5;
    game["players"][0]["station_choices"] = {{"london", "dieppe-london-gray-1"}};
    game["players"][0]["tickets"][0]["drawn"] = "first";
    game["players"][0]["tickets"].push_back(Json{{"from", "paris"}, {"to", "wien"}, {"points", 8}, {"drawn", "later"}});
    game["players"][1]["paper"] = {{"total", 14}, {"pen", "blue"}};
    return game;
}

TEST(RoundTrip, GameWithUnknownFields) {
    const Folder folder;
    const auto game = app::read_game(folder.write("game.json", game_with_extras()));
    ASSERT_TRUE(game.has_value()) << game.error().message();
    const std::string copy = folder.path("copy.json");
    ASSERT_TRUE(app::write_game(*game, copy).has_value());
    EXPECT_EQ(Json::parse(content(copy)), game_with_extras()) << "the same keys in the same order";
    const auto again = app::read_game(copy);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->game.players, game->game.players);
    EXPECT_EQ(again->game.position, game->game.position);
    ASSERT_TRUE(app::write_game(*again, folder.path("third.json")).has_value());
    EXPECT_EQ(content(folder.path("third.json")), content(copy));
}

TEST(RoundTrip, ExtrasFollowTheirPlayerAndTicket) {
    auto game = app::parse_game(game_with_extras().dump(), "game");
    ASSERT_TRUE(game.has_value());
    auto& players = game->game.players;
    std::swap(players[0], players[1]);
    std::swap(players[1].tickets[0], players[1].tickets[1]);
    players[1].score_marker.reset();
    const Json json = app::game_json(game->game, game->document);
    EXPECT_FALSE(json["players"][0].contains("seat"));
    EXPECT_EQ(json["players"][1]["seat"], 3);
    EXPECT_EQ(json["players"][1]["tickets"][0]["drawn"], "later");
    EXPECT_EQ(json["players"][1]["tickets"][1]["drawn"], "first");
    EXPECT_FALSE(json["players"][1].contains("score_marker")) << "what was taken away does not come back";
}

TEST(RoundTrip, ConvertTakesTheTicketsExtrasAlong) {
    const Folder folder;
    Json tickets = small_tickets();
    tickets["evening"] = "Friday";
    tickets["players"][0]["seat"] = 2;
    tickets["players"][0]["tickets"][0]["drawn"] = "first";
    const Outcome outcome = railref({"convert", folder.write("reading.json", small_reading()), "--tickets",
                                     folder.write("tickets.json", tickets), "-o", folder.path("game.json")});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Json game = Json::parse(content(folder.path("game.json")));
    EXPECT_EQ(game["evening"], "Friday");
    EXPECT_EQ(game["players"][0]["seat"], 2);
    EXPECT_EQ(game["players"][0]["tickets"][0]["drawn"], "first");
    EXPECT_EQ(game["format"], "railref-game/1");
}

TEST(RoundTrip, ReadingWithUnknownFields) {
    Json reading = small_reading();
    reading["phone"] = "old";
    reading["images"][0]["exposure"] = 0.01;
    reading["images"][0]["registration"]["bend"] = {1, 2};
    reading["left_out"] = Json::parse(R"([{"file": "table.jpg", "why": "no board", "exposure": 0.02}])");
    reading["routes"]["dieppe-paris-pink"]["also"]["blue"] = 0.001;
    reading["routes"]["dieppe-paris-pink"]["crop"] = "17";
    reading["stations"]["wien"]["crop"] = "18";
    reading["score_markers"]["red"] = {{"square", 99}, {"confidence", 0.5}, {"at", {3, 4}}};
    reading["questions"] = Json::parse(R"([
        {"marker": "red", "options": [99, 0], "why": "glare", "crop": "1"},
        {"city": "wien", "options": ["none", "blue", "red"], "crop": "2"},
        {"route": "dieppe-paris-pink", "options": ["none", "blue"], "crop": "3"}])");
    reading["timing_ms"]["think"] = 5;
    const auto parsed = app::parse_reading(reading.dump(), "reading");
    ASSERT_TRUE(parsed.has_value()) << parsed.error().message();
    const Json copy = app::reading_json(parsed->reading, parsed->document);
    EXPECT_EQ(unordered(copy), unordered(reading));
}

}  // namespace
}  // namespace railref::tests
