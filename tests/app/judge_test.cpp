#include <gtest/gtest.h>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

const std::string dudu_game = std::string(RAILREF_SOURCE_DIR) + "/app/sample/dudu.game.json";

Outcome judge(std::vector<std::string> question) {
    question.insert(question.begin(), {"judge", dudu_game});
    question.emplace_back("--json");
    return railref(question);
}

TEST(Judge, Drawing) {
    Outcome outcome = judge({"draw", "--stroke", "2,8,3,0"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.json()["format"], "railref-ruling/1");
    EXPECT_EQ(outcome.json()["rule"], "track.legal");
    outcome = judge({"draw", "--stroke", "2,8,3,0", "--stroke", "3,8,3,1", "--extra"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.json()["rule"], "track.too-many");
    outcome = judge({"draw", "--stroke", "2,8,3,4"});
    EXPECT_EQ(outcome.json()["rule"], "track.neighbouring-sides");
}

TEST(Judge, WhereATrainCanGo) {
    const Outcome all = judge({"move", "--player", "blue"});
    EXPECT_EQ(all.status, 0);
    ASSERT_FALSE(all.json()["stops"].empty());
    const Json stop = all.json()["stops"][0];
    const std::string hex = std::to_string(stop["hex"][0].get<int>()) + "," + std::to_string(stop["hex"][1].get<int>());
    const Outcome one = judge({"move", "--player", "blue", "--hex", hex});
    EXPECT_EQ(one.status, 0);
    EXPECT_EQ(one.json()["hexes"], stop["way"]);
    EXPECT_EQ(judge({"move", "--player", "blue", "--hex", "9,0"}).json()["rule"], "move.no-way");
}

TEST(Judge, TurnsFactoriesLocationsAndTheEnd) {
    EXPECT_EQ(judge({"turn", "--player", "green", "--side", "3"}).json()["answer"], "with_penalty");
    EXPECT_EQ(judge({"factory", "--player", "green", "--hex", "9,9"}).json()["rule"], "factory.off-map");
    EXPECT_EQ(judge({"location", "--player", "green", "--hex", "7,2"}).json()["rule"], "location.not-next-to");
    EXPECT_EQ(judge({"end", "--round", "9"}).json()["stage"], "last_of_all");
}

TEST(Judge, RefusesWhatItCannotRead) {
    expect_one_line(railref({"judge", dudu_game, "draw", "--stroke", "2,8,3"}), 2);
    expect_one_line(railref({"judge", dudu_game, "factory", "--player", "green", "--hex", "2;8"}), 2);
    expect_one_line(railref({"judge", dudu_game, "move", "--player", "pink"}), 2);
    expect_one_line(railref({"judge", dudu_game, "turn", "--player", "green", "--side", "6"}), 2);
    expect_one_line(railref({"judge", dudu_game, "end", "--round", "0"}), 2);
}

}  // namespace
}  // namespace railref::tests
