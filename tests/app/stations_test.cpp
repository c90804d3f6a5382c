#include <gtest/gtest.h>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

Json stations(const Json& game) {
    const Folder folder;
    const Outcome outcome = railref({"stations", folder.write("game.json", game), "--player", "red", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.json();
}

const Json best =
    Json::parse(R"({"borrowed": {"london": "dieppe-london-gray-1"}, "ticket_points": 5, "tickets_completed": 1})");

TEST(Stations, TheBestChoice) {
    const Json json = stations(small_game());
    EXPECT_EQ(json["format"], "railref-stations/1");
    EXPECT_EQ(json["player"], "red");
    EXPECT_EQ(json["best"], best);
    EXPECT_EQ(json["alternatives"], Json::array());
    EXPECT_FALSE(json.contains("claimed"));
}

TEST(Stations, AlternativesThatGiveTheSame) {
    Json game = small_game();
    game["claims"]["dieppe-london-gray-2"] = "blue";
    const Json json = stations(game);
    EXPECT_EQ(json["best"], best);
    ASSERT_EQ(json["alternatives"].size(), 1U);
    EXPECT_EQ(json["alternatives"][0]["borrowed"], Json::parse(R"({"london": "dieppe-london-gray-2"})"));
    EXPECT_EQ(json["alternatives"][0]["ticket_points"], 5);
}

TEST(Stations, TheirOwnChoicesAreJudged) {
    Json game = small_game();
    game["players"][0]["station_choices"] = {{"london", "dieppe-paris-pink"}, {"wien", "berlin-wien-green"}};
    const Json claimed = stations(game)["claimed"];
    EXPECT_EQ(claimed["borrowed"], Json::object());
    EXPECT_EQ(claimed["ticket_points"], -5);
    ASSERT_EQ(claimed["problems"].size(), 2U);
    EXPECT_EQ(claimed["problems"][0]["city"], "london");
    EXPECT_EQ(claimed["problems"][1]["city"], "wien");
    for (const Json& problem : claimed["problems"]) EXPECT_NE(problem["message"], "");
}

TEST(Stations, TextSaysTheSame) {
    const Folder folder;
    const Outcome outcome = railref({"stations", folder.write("game.json", small_game()), "--player", "red"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_NE(outcome.out.find("London borrows Dieppe – London (gray 1) of Bob (blue)"), std::string::npos)
        << outcome.out;
}

}  // namespace
}  // namespace railref::tests
