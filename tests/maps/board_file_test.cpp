// Damaged board files: each is refused with the file, the place and what was expected.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>

#include "maps/json_reader.h"
#include "maps/load_map.h"

namespace railref::maps {
namespace {

Json europe() {
    const auto text = read_text(std::filesystem::path(RAILREF_SOURCE_DIR) / "maps" / "europe.json");
    EXPECT_TRUE(text.has_value());
    const auto json = parse_json(*text, "europe.json");
    EXPECT_TRUE(json.has_value());
    return *json;
}

struct Damage {
    const char* what;
    std::function<void(Json&)> harm;
    const char* pointer;
    const char* expected;  ///< a part of the message
};

class DamagedBoard : public ::testing::TestWithParam<Damage> {};

TEST_P(DamagedBoard, IsRefusedAtThePlaceOfTheDamage) {
    Json json = europe();
    GetParam().harm(json);
    const auto map = parse_map(json.dump(), "my.json");
    ASSERT_FALSE(map.has_value());
    EXPECT_EQ(map.error().file, "my.json");
    EXPECT_EQ(map.error().pointer, GetParam().pointer);
    EXPECT_NE(map.error().expected.find(GetParam().expected), std::string::npos) << map.error().message();
}

const Damage damages[] = {
    {"wrong format", [](Json& j) { j["format"] = "railref-board/2"; }, "/format", "\"railref-board/1\""},
    {"no name", [](Json& j) { j.erase("name"); }, "", "\"name\", which is missing"},
    {"aspect 0", [](Json& j) { j["frame"]["aspect"] = 0; }, "/frame/aspect", "above 0"},
    {"text for a number", [](Json& j) { j["cities"][2]["x"] = "left"; }, "/cities/2/x", "a number, found \"left\""},
    {"city off the board", [](Json& j) { j["cities"][2]["x"] = 1.5; }, "/cities/2", "from 0 to 1"},
    {"city twice", [](Json& j) { j["cities"].push_back(Json(j["cities"][2])); }, "/cities/47/id", "once"},
    {"city nobody reaches",
     [](Json& j) {
         j["cities"].push_back({{"id", "ys"}, {"name", "Ys"}, {"x", 0.1}, {"y", 0.1}});
     },
     "/cities/47", "routes join"},
    {"unknown end", [](Json& j) { j["routes"][5]["to"] = "ys"; }, "/routes/5/to", "a city of this board, found \"ys\""},
    {"a route to itself", [](Json& j) { j["routes"][5]["to"] = j["routes"][5]["from"]; }, "/routes/5/to",
     "another city"},
    {"no spaces", [](Json& j) { j["routes"][5]["spaces"] = Json::array(); }, "/routes/5/spaces", "found 0"},
    {"length without points", [](Json& j) { j["rules"]["points_by_length"].erase("8"); }, "/routes/99/spaces",
     "found 8"},
    {"space of four numbers", [](Json& j) { j["routes"][5]["spaces"][0].erase(4); }, "/routes/5/spaces/0", "angle"},
    {"one-sided twin", [](Json& j) { j["routes"][0].erase("twin"); }, "/routes/41/twin", "each other"},
    {"unknown colour", [](Json& j) { j["routes"][5]["colour"] = "mauve"; }, "/routes/5/colour", "one of gray"},
    {"unknown player colour", [](Json& j) { j["colours"][0] = "mauve"; }, "/colours/0", "a player colour"},
    {"ticket for nothing", [](Json& j) { j["tickets"][7]["points"] = 0; }, "/tickets/7/points", "above 0"},
    {"ticket in no deck", [](Json& j) { j["tickets"][7]["decks"] = Json::array(); }, "/tickets/7/decks", "one deck"},
    {"deck without cards", [](Json& j) { j["variants"][0]["decks"] = {"none"}; }, "/variants/0/decks", "\"none\""},
    {"unknown bonus", [](Json& j) { j["variants"][0]["bonuses"][0]["kind"] = "luck"; }, "/variants/0/bonuses/0/kind",
     "one of longest_path"},
    {"unknown tie-breaker", [](Json& j) { j["rules"]["tie_breakers"][0] = "coin"; }, "/rules/tie_breakers/0", "one of"},
    {"half a score track", [](Json& j) { j["score_track"].erase(50); }, "/score_track", "100 squares"},
    {"fraction for a whole number", [](Json& j) { j["rules"]["trains_per_player"] = 44.5; }, "/rules/trains_per_player",
     "whole number"},
};

INSTANTIATE_TEST_SUITE_P(OneByOne, DamagedBoard, ::testing::ValuesIn(damages),
                         [](const auto& damage) { return "n" + std::to_string(damage.index); });

TEST(BoardFile, LoadsFromDisk) {
    const auto map = load_map(std::filesystem::path(RAILREF_SOURCE_DIR) / "maps" / "usa.json");
    ASSERT_TRUE(map.has_value()) << map.error().message();
    EXPECT_EQ(map->id(), "usa");
}

TEST(BoardFile, SaysThatItIsMissing) {
    const auto map = load_map("no/such/board.json");
    ASSERT_FALSE(map.has_value());
    EXPECT_EQ(map.error().message(), "no/such/board.json: no such file");
}

TEST(BoardFile, EveryTruncationIsRefused) {
    const std::string text = europe().dump();
    for (std::size_t length = 0; length < text.size(); length += 997) {
        EXPECT_FALSE(parse_map(text.substr(0, length), "cut.json").has_value()) << length;
    }
}

}  // namespace
}  // namespace railref::maps
