#include <gtest/gtest.h>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

class Convert : public testing::Test {
protected:
    Outcome convert(const Json& reading, const Json& tickets) {
        const std::string from = folder_.write("reading.json", reading);
        return railref({"convert", from, "--tickets", folder_.write("tickets.json", tickets), "-o", game_});
    }
    [[nodiscard]] Json game() const { return Json::parse(content(game_)); }

    Folder folder_;
    std::string game_ = folder_.path("game.json");
};

/// Two open questions, two unseen places, a marker in doubt, a green train.
Json doubtful_reading() {
    Json reading = small_reading();
    reading["routes"]["dieppe-paris-pink"] =
        Json::parse(R"({"owner": "red", "confidence": 0.6, "also": {"blue": 0.4}})");
    reading["routes"]["frankfurt-paris-white"] =
        Json::parse(R"({"owner": "none", "confidence": 0.3, "also": {"blue": 0.7}})");
    reading["routes"]["berlin-wien-green"] =
        Json::parse(R"({"owner": "unseen", "confidence": 0, "also": {"none": 0.2, "green": 0.8}})");
    reading["stations"]["wien"] =
        Json::parse(R"({"owner": "unseen", "confidence": 0, "also": {"none": 0.9, "red": 0.1}})");
    reading["score_markers"] =
        Json::parse(R"({"red": {"square": 3, "confidence": 0.6}, "blue": {"square": 9, "confidence": 1}})");
    reading["questions"] = Json::parse(R"([
        {"route": "frankfurt-paris-white", "options": ["none", "blue"], "why": "glare"},
        {"route": "dieppe-paris-pink", "options": ["red", "blue"]},
        {"marker": "red", "options": [3, 4]}])");
    return reading;
}

TEST_F(Convert, ASureReadingMakesASilentGame) {
    const Outcome outcome = convert(small_reading(), small_tickets());
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(unordered(game()), nlohmann::json::parse(R"({
        "format": "railref-game/1", "board": "europe", "variant": "base",
        "players": [{"colour": "red", "name": "Ada", "tickets": [{"from": "paris", "to": "wien", "points": 8}]},
                    {"colour": "blue", "name": "", "tickets": []}],
        "claims": {"dieppe-london-gray-1": "red"}, "stations": {}})"));
    EXPECT_EQ(game().begin().key(), "format");
    EXPECT_EQ(railref({"score", game_}).status, 0);
}

TEST_F(Convert, WhatIsOpenTakesTheLikeliestOwnerAndIsNamed) {
    const Outcome outcome = convert(doubtful_reading(), small_tickets());
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(unordered(game()["claims"]),
              nlohmann::json::parse(R"({"dieppe-london-gray-1": "red", "dieppe-paris-pink": "red",
        "frankfurt-paris-white": "blue", "berlin-wien-green": "green"})"));
    EXPECT_EQ(game()["stations"], Json::object());
    for (const std::string line : {"railref: frankfurt-paris-white: open question, taken as blue (70.0 %)\n",
                                   "railref: dieppe-paris-pink: open question, taken as red (60.0 %)\n",
                                   "railref: berlin-wien-green: unseen, taken as green (80.0 %)\n",
                                   "railref: station wien: unseen, taken as none (90.0 %)\n",
                                   "railref: score marker red: open question, taken as square 3\n"}) {
        EXPECT_NE(outcome.err.find(line), std::string::npos) << line << outcome.err;
    }
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 5);
}

TEST_F(Convert, ColoursOnTheBoardBecomePlayersWithoutTickets) {
    ASSERT_EQ(convert(doubtful_reading(), small_tickets()).status, 0);
    ASSERT_EQ(game()["players"].size(), 3U);
    EXPECT_EQ(game()["players"][2], Json::parse(R"({"colour": "green", "name": "", "tickets": []})"));
    EXPECT_EQ(game()["players"][0]["score_marker"], 3);
    EXPECT_EQ(game()["players"][1]["score_marker"], 9);
}

TEST_F(Convert, AnswersOutruleTheReading) {
    Json tickets = small_tickets();
    tickets["answers"] = Json::parse(R"({
        "routes": {"dieppe-london-gray-1": "none", "dieppe-paris-pink": "blue", "frankfurt-paris-white": "none",
                   "berlin-wien-green": "none"},
        "stations": {"wien": "blue"}})");
    tickets["players"][0]["score_marker"] = 4;
    const Outcome outcome = convert(doubtful_reading(), tickets);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(game()["claims"], Json::parse(R"({"dieppe-paris-pink": "blue"})"));
    EXPECT_EQ(game()["stations"], Json::parse(R"({"wien": "blue"})"));
    EXPECT_EQ(game()["players"].size(), 2U);
    EXPECT_EQ(game()["players"][0]["score_marker"], 4);
    EXPECT_FALSE(game().contains("answers"));
}

TEST_F(Convert, VariantAndChoicesGoWithTheGame) {
    Json tickets = small_tickets();
    tickets["variant"] = "big_cities";
    tickets["players"][0]["station_choices"] = {{"wien", "berlin-wien-green"}};
    ASSERT_EQ(convert(small_reading(), tickets).status, 0);
    EXPECT_EQ(game()["variant"], "big_cities");
    EXPECT_EQ(game()["players"][0]["station_choices"], tickets["players"][0]["station_choices"]);
}

TEST_F(Convert, AnOldGameIsReplacedButNothingElse) {
    ASSERT_EQ(convert(small_reading(), small_tickets()).status, 0);
    const std::string first = content(game_);
    EXPECT_EQ(convert(small_reading(), small_tickets()).status, 0);
    EXPECT_EQ(content(game_), first);
    for (const std::string other :
         {"holiday photo", "{\"format\": \"railref-game/2\"}", "{\"format\": \"railref-game/1\""}) {
        (void)folder_.write("game.json", other);
        expect_one_line(convert(small_reading(), small_tickets()), 2);
        EXPECT_EQ(content(game_), other);
    }
}

TEST_F(Convert, NeverOverAnInput) {
    const std::string reading = folder_.write("reading.json", small_reading());
    const std::string tickets = folder_.write("tickets.json", small_tickets());
    expect_one_line(railref({"convert", reading, "--tickets", tickets, "-o", reading}), 2);
    expect_one_line(railref({"convert", reading, "--tickets", tickets, "-o", tickets}), 2);
    EXPECT_EQ(Json::parse(content(reading)), small_reading());
    EXPECT_EQ(Json::parse(content(tickets)), small_tickets());
}

TEST_F(Convert, ATargetThatCannotBeWritten) {
    const std::string reading = folder_.write("reading.json", small_reading());
    const std::string tickets = folder_.write("tickets.json", small_tickets());
    expect_one_line(railref({"convert", reading, "--tickets", tickets, "-o", folder_.path("no/such/folder.json")}), 2);
    expect_one_line(railref({"convert", reading, "--tickets", tickets, "-o", folder_.path("")}), 2);
    EXPECT_EQ(folder_.files(), 2U) << "nothing half written is left behind";
}

}  // namespace
}  // namespace railref::tests
