#include <gtest/gtest.h>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

Json doubt(const Json& reading, const Json& tickets) {
    const Folder folder;
    const Outcome outcome = railref(
        {"doubt", folder.write("reading.json", reading), "--tickets", folder.write("tickets.json", tickets), "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.json();
}

/// Red leads by one ferry (and the Express); whose Frankfurt to Paris is decides, a far unseen single train does not.
Json close_reading() {
    Json reading = small_reading();
    reading["routes"]["frankfurt-paris-white"] =
        Json::parse(R"({"owner": "none", "confidence": 0.75, "also": {"blue": 0.25}})");
    reading["questions"] = Json::parse(R"([{"route": "frankfurt-paris-white", "options": ["none", "blue"]}])");
    return reading;
}

Json empty_hands() {
    Json tickets = small_tickets();
    tickets["players"][0]["tickets"] = Json::array();
    return tickets;
}

TEST(Doubt, AQuestionThatDecidesTheGame) {
    const Json json = doubt(close_reading(), empty_hands());
    EXPECT_EQ(json["format"], "railref-doubt/1");
    EXPECT_NEAR(json["win_probability"]["red"].get<double>(), 0.75, 1e-9);
    EXPECT_NEAR(json["win_probability"]["blue"].get<double>(), 0.25, 1e-9);
    EXPECT_FALSE(json.contains("error"));
    ASSERT_EQ(json["questions"].size(), 1U);
    EXPECT_EQ(json["questions"][0]["route"], "frankfurt-paris-white");
    EXPECT_EQ(json["questions"][0]["matters"], "winner");
    EXPECT_NEAR(json["questions"][0]["chance_it_changes_the_winner"].get<double>(), 0.25, 1e-9);
}

TEST(Doubt, AnAnswerSettlesIt) {
    Json tickets = empty_hands();
    tickets["answers"]["routes"]["frankfurt-paris-white"] = "blue";
    const Json json = doubt(close_reading(), tickets);
    EXPECT_EQ(json["win_probability"]["blue"], 1.0);
    EXPECT_EQ(json["questions"], Json::array());
}

TEST(Doubt, AColourThatOnlyADoubtfulPlaceMayHaveCanWin) {
    Json reading = close_reading();
    reading["routes"]["frankfurt-paris-white"] =
        Json::parse(R"({"owner": "none", "confidence": 0.5, "also": {"green": 0.5}})");
    reading["questions"][0]["options"] = {"none", "green"};
    const Json json = doubt(reading, empty_hands());
    EXPECT_NEAR(json["win_probability"]["green"].get<double>(), 0.5, 1e-9);
}

TEST(Doubt, WhatHangsOnNothingComesLast) {
    Json reading = close_reading();
    reading["routes"]["dieppe-paris-pink"] =
        Json::parse(R"({"owner": "red", "confidence": 0.5, "also": {"none": 0.5}})");
    reading["questions"].insert(reading["questions"].begin(),
                                Json{{"route", "dieppe-paris-pink"}, {"options", {"red", "none"}}});
    Json tickets = empty_hands();
    tickets["answers"]["routes"]["amsterdam-london-gray"] = "red";
    tickets["answers"]["routes"]["paris-zurich-gray"] = "red";
    tickets["answers"]["routes"]["marseille-paris-gray"] = "red";
    const Json json = doubt(reading, tickets);
    ASSERT_EQ(json["questions"].size(), 2U);
    for (const Json& question : json["questions"]) EXPECT_EQ(question["matters"], "total") << json;
    EXPECT_EQ(json["win_probability"]["red"], 1.0);
}

TEST(Doubt, TextForPeople) {
    const Folder folder;
    const Outcome outcome = railref({"doubt", folder.write("reading.json", close_reading()), "--tickets",
                                     folder.write("tickets.json", empty_hands())});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_NE(outcome.out.find("75.0 %"), std::string::npos) << outcome.out;
    EXPECT_NE(outcome.out.find("can change the winner"), std::string::npos) << outcome.out;
}

}  // namespace
}  // namespace railref::tests
