#include <gtest/gtest.h>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

class Longest : public testing::Test {
protected:
    [[nodiscard]] Outcome claim(const std::string& cities, const std::string& player = "red") const {
        return railref({"longest", file_, "--player", player, "--claim", cities, "--json"});
    }

    Folder folder_;
    std::string file_ = folder_.write("game.json", small_game());
};

TEST_F(Longest, WithoutAClaim) {
    const Outcome outcome = railref({"longest", file_, "--player", "blue", "--json"});
    EXPECT_EQ(outcome.status, 0);
    const Json json = outcome.json();
    EXPECT_EQ(json["format"], "railref-longest/1");
    EXPECT_EQ(json["player"], "blue");
    EXPECT_EQ(json["longest_route"]["length"], 2);
    EXPECT_FALSE(json.contains("claim"));
}

TEST_F(Longest, AValidClaimExitsZeroAlsoWhenItIsNotTheLongest) {
    Outcome outcome = claim("dieppe,paris,frankfurt");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.json()["claim"], Json::parse(R"({"valid": true, "length": 4,
        "routes": ["dieppe-paris-pink", "frankfurt-paris-white"], "longest": true})"));
    outcome = claim("paris,frankfurt");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.json()["claim"]["valid"], true);
    EXPECT_EQ(outcome.json()["claim"]["length"], 3);
    EXPECT_EQ(outcome.json()["claim"]["longest"], false);
}

TEST_F(Longest, ARefutedClaimNamesTheStepAndExitsOne) {
    const Outcome outcome = claim("london,dieppe,paris");
    EXPECT_EQ(outcome.status, 1);
    const Json json = outcome.json()["claim"];
    EXPECT_EQ(json["valid"], false);
    EXPECT_EQ(json["longest"], false);
    EXPECT_EQ(json["fault"]["step"], 1);
    EXPECT_EQ(json["fault"]["rule"], "borrowed_route");
    EXPECT_NE(json["fault"]["message"], "");
    EXPECT_EQ(claim("paris,frankfurt,paris").json()["claim"]["fault"]["step"], 2);
    EXPECT_EQ(claim("paris,frankfurt,paris").json()["claim"]["fault"]["rule"], "train_already_used");
    EXPECT_EQ(claim("paris").status, 1);
    EXPECT_EQ(claim("").status, 1);
}

TEST_F(Longest, CitiesByNameInAnyCase) {
    EXPECT_EQ(claim(" Dieppe , PARIS,frankfurt ").json()["claim"]["valid"], true);
    const std::string nordic = folder_.write("nordic.json", Json::parse(R"({"format": "railref-game/1",
        "board": "nordic", "players": [{"colour": "white", "name": "", "tickets": []}],
        "claims": {"alborg-arhus-pink": "white"}})"));
    for (const std::string claim : {"Ålborg,Århus", "ålborg,århus", "alborg,ARHUS", "Aalborg,arhus"}) {
        const Outcome outcome = railref({"longest", nordic, "--player", "white", "--claim", claim, "--json"});
        EXPECT_EQ(outcome.status, claim.starts_with("Aa") ? 2 : 0) << claim << outcome.err;
    }
}

TEST_F(Longest, AnUnknownCityOrPlayerIsWrongUsage) {
    const Outcome city = claim("paris,atlantis");
    expect_one_line(city, 2);
    EXPECT_NE(city.err.find("atlantis"), std::string::npos);
    expect_one_line(claim("paris,,frankfurt"), 2);
    for (const std::string player : {"green", "pink", ""}) {
        const Outcome outcome = railref({"longest", file_, "--player", player});
        expect_one_line(outcome, 2);
        EXPECT_NE(outcome.err.find("red, blue"), std::string::npos) << outcome.err;
    }
}

}  // namespace
}  // namespace railref::tests
