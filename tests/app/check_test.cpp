#include <gtest/gtest.h>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

Outcome check(const Json& game, bool json = true) {
    const Folder folder;
    std::vector<std::string> command{"check", folder.write("game.json", game)};
    if (json) command.emplace_back("--json");
    return railref(command);
}

/// Printed tickets only, enough of them, trains nearly used up or not: as a game is in the middle.
Json sound_game() {
    Json game = small_game();
    game["players"][0]["tickets"] =
        Json::parse(R"([{"from": "paris", "to": "wien"}, {"from": "kyiv", "to": "sochi"}])");
    game["players"][1]["tickets"] =
        Json::parse(R"([{"from": "berlin", "to": "roma"}, {"from": "madrid", "to": "zurich"}])");
    game["players"][0]["score_marker"] = 5;
    game["players"][1]["score_marker"] = 2;
    return game;
}

std::vector<std::string> rules(const Json& answer, const std::string& severity) {
    std::vector<std::string> rules;
    for (const Json& problem : answer["problems"]) {
        if (problem["severity"] == severity) rules.push_back(problem["rule"].get<std::string>());
    }
    return rules;
}

TEST(Check, APossiblePositionExitsZero) {
    const Outcome outcome = check(sound_game());
    EXPECT_EQ(outcome.status, 0) << outcome.out;
    const Json json = outcome.json();
    EXPECT_EQ(json["format"], "railref-check/1");
    EXPECT_EQ(json["possible"], true);
    EXPECT_EQ(rules(json, "error"), std::vector<std::string>{});
    EXPECT_EQ(rules(json, "note"), std::vector<std::string>{"not_ended"});
}

TEST(Check, AnErrorExitsOneAndNamesEverything) {
    Json game = sound_game();
    game["claims"]["frankfurt-paris-orange"] = "red";
    const Outcome outcome = check(game);
    EXPECT_EQ(outcome.status, 1);
    const Json json = outcome.json();
    EXPECT_EQ(json["possible"], false);
    ASSERT_EQ(json["problems"][0]["rule"], "both_twins") << json;
    EXPECT_EQ(json["problems"][0]["severity"], "error");
    EXPECT_EQ(json["problems"][0]["players"], Json::array({"red"}));
    EXPECT_EQ(json["problems"][0]["routes"].size(), 2U);
    EXPECT_NE(json["problems"][0]["message"], "");
    EXPECT_EQ(check(game, false).status, 1);
}

TEST(Check, AScoreMarkerThatDiffersIsAnError) {
    Json game = sound_game();
    game["players"][0]["score_marker"] = 9;
    const Outcome outcome = check(game);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(rules(outcome.json(), "error"), std::vector<std::string>{"score_marker"});
}

TEST(Check, APaperSheetIsANote) {
    Json game = sound_game();
    game["players"][0]["paper"] = {{"routes", 4}};
    const Outcome outcome = check(game);
    EXPECT_EQ(outcome.status, 0);
    const auto notes = rules(outcome.json(), "note");
    EXPECT_NE(std::find(notes.begin(), notes.end(), "paper_sheet"), notes.end());
    game["players"][0]["paper"]["routes"] = 5;
    const auto agreeing = rules(check(game).json(), "note");
    EXPECT_EQ(std::find(agreeing.begin(), agreeing.end(), "paper_sheet"), agreeing.end());
}

TEST(Check, EveryProblemIsOneLineOfText) {
    Json game = sound_game();
    game["claims"]["frankfurt-paris-orange"] = "red";
    game["players"][0]["score_marker"] = 50;
    const auto problems = check(game).json()["problems"].size();
    const std::string text = check(game, false).out;
    EXPECT_EQ(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), problems + 1) << text;
}

}  // namespace
}  // namespace railref::tests
