// Files in "railref-dudu-game/1": the worked example end to end, round trips, and broken files refused with a reason.
#include <gtest/gtest.h>

#include <functional>

#include "app/referee/dudu/dudu_board_json.h"
#include "app/referee/dudu/dudu_game_file.h"
#include "app/referee/dudu/dudu_scoresheet_json.h"

namespace railref::app {
namespace {

using maps::Json;

/// The example of the file format, word for word.
constexpr std::string_view example = R"({
  "format": "railref-dudu-game/1",
  "good_values": { "wood": 1, "stone": 1, "paper": 3 },
  "players": [
    { "colour": "green", "name": "Ada", "points": 27, "penalties": 2,
      "goods": { "wood": 1, "paper": 2 },
      "orders_in_hand": [ { "city": "yellow", "goods": ["paper", "wood"] } ],
      "completed_orders": ["yellow", "yellow", "red"],
      "technologies": [ { "kind": "per_two_orders" }, { "kind": "order_scoring", "city": "yellow" } ] } ]
})";

Json example_json() { return *maps::parse_json(example, "example"); }

TEST(DuduGameFile, ScoresTheExampleOfTheFormat) {
    const auto game = parse_dudu_game(example, "game.json");
    ASSERT_TRUE(game.has_value()) << game.error().message();
    Json sheet = dudu_scoresheet_json(scoring::dudu::score(game->position));
    EXPECT_EQ(
        sheet["players"][0]["why"],
        "Every good that an order in hand asks for is sold, as a good sold scores its whole value and a good kept at "
        "most a third; they complete order 1 (yellow).");
    sheet["players"][0].erase("why");
    sheet["players"][0].erase("influence");
    const Json expected = Json::parse(R"({
        "format": "railref-dudu-scoresheet/1",
        "players": [ { "colour": "green", "name": "Ada", "points": 27, "order_points": 4, "goods_points": 1,
                       "influence_points": 8, "penalty_points": -6, "technology_points": 6, "total": 40, "rank": 1,
                       "sales": [ { "order": 0, "goods": ["paper", "wood"], "completed": true } ] } ],
        "winners": ["green"] })");
    EXPECT_EQ(sheet, expected);
}

TEST(DuduGameFile, KeepsUnknownFieldsOnARoundTrip) {
    Json json = example_json();
    json["table"] = "by the window";
    json["players"][0]["hat"] = "red";
    json["players"][0]["orders_in_hand"][0]["card"] = 17;
    json["players"][0]["technologies"][1]["turn"] = 9;
    json["players"][0]["sales"] = Json::parse(R"([{ "order": 0, "goods": ["paper"], "said": "Ada" }])");
    const auto game = parse_dudu_game(json.dump(), "game.json");
    ASSERT_TRUE(game.has_value()) << game.error().message();
    const Json written = dudu_game_json(game->position, game->document);
    EXPECT_EQ(nlohmann::json(written), nlohmann::json(json));
    const auto again = parse_dudu_game(written.dump(), "again.json");
    ASSERT_TRUE(again.has_value()) << again.error().message();
    EXPECT_EQ(again->position, game->position);
}

struct Damage {
    const char* what;
    std::function<void(Json&)> harm;
    const char* pointer;
    const char* expected;  ///< a part of the message
};

class DamagedDuduGame : public ::testing::TestWithParam<Damage> {};

TEST_P(DamagedDuduGame, IsRefusedAtThePlaceOfTheDamage) {
    Json json = example_json();
    GetParam().harm(json);
    const auto game = parse_dudu_game(json.dump(), "my.json");
    ASSERT_FALSE(game.has_value()) << GetParam().what;
    EXPECT_EQ(game.error().file, "my.json");
    EXPECT_EQ(game.error().pointer, GetParam().pointer) << game.error().message();
    EXPECT_NE(game.error().expected.find(GetParam().expected), std::string::npos) << game.error().message();
}

Json sales(const char* text) { return Json::parse(text); }

const Damage damages[] = {
    {"another version", [](Json& j) { j["format"] = "railref-dudu-game/2"; }, "/format", "\"railref-dudu-game/1\""},
    {"no goods", [](Json& j) { j.erase("good_values"); }, "", "\"good_values\", which is missing"},
    {"negative value", [](Json& j) { j["good_values"]["wood"] = -1; }, "/good_values/wood", "whole number"},
    {"no players", [](Json& j) { j["players"] = Json::array(); }, "/players", "1 to 4 players, found 0"},
    {"five players",
     [](Json& j) {
         for (int i = 0; i < 4; ++i) {
             j["players"].push_back(Json(j["players"][0]));
             j["players"].back()["colour"] = "c" + std::to_string(i);
         }
     },
     "/players", "found 5"},
    {"colour twice", [](Json& j) { j["players"].push_back(Json(j["players"][0])); }, "/players/1/colour", "once"},
    {"points as text", [](Json& j) { j["players"][0]["points"] = "27"; }, "/players/0/points", "found \"27\""},
    {"fraction of a penalty", [](Json& j) { j["players"][0]["penalties"] = 0.5; }, "/players/0/penalties",
     "whole number"},
    {"unknown good on board", [](Json& j) { j["players"][0]["goods"]["gold"] = 1; }, "/players/0/goods/gold",
     "a good of /good_values, found \"gold\""},
    {"unknown good on an order", [](Json& j) { j["players"][0]["orders_in_hand"][0]["goods"][1] = "gold"; },
     "/players/0/orders_in_hand/0/goods/1", "found \"gold\""},
    {"order for nothing", [](Json& j) { j["players"][0]["orders_in_hand"][0]["goods"] = Json::array(); },
     "/players/0/orders_in_hand/0/goods", "at least one good"},
    {"a fifth city",
     [](Json& j) {
         j["players"][0]["completed_orders"] = {"yellow", "red", "blue", "green", "gren"};
     },
     "/players/0/completed_orders/4", "a fifth, \"gren\""},
    {"unknown technology", [](Json& j) { j["players"][0]["technologies"][0]["kind"] = "luck"; },
     "/players/0/technologies/0/kind", "one of per_two_orders"},
    {"order scoring of no city", [](Json& j) { j["players"][0]["technologies"][1].erase("city"); },
     "/players/0/technologies/1", "\"city\", which is missing"},
    {"per two orders of a city", [](Json& j) { j["players"][0]["technologies"][0]["city"] = "red"; },
     "/players/0/technologies/0", "no city"},
    {"sale on no order", [](Json& j) { j["players"][0]["sales"] = sales(R"([{"order": 1, "goods": ["paper"]}])"); },
     "/players/0/sales/0/order", "there are 1, counted from 0), found 1"},
    {"sale of a good not on board",
     [](Json& j) {
         j["players"][0]["goods"] = {{"wood", 1}};
         j["players"][0]["sales"] = sales(R"([{"order": 0, "goods": ["wood", "paper"]}])");
     },
     "/players/0/sales/0/goods/1", "on board and not yet sold, found \"paper\""},
    {"good sold that is not asked for",
     [](Json& j) { j["players"][0]["sales"] = sales(R"([{"order": 0, "goods": ["paper", "paper"]}])"); },
     "/players/0/sales/0/goods/1", "the order still asks for, found \"paper\""},
    {"order sold to twice",
     [](Json& j) {
         j["players"][0]["sales"] = sales(R"([{"order": 0, "goods": ["paper"]}, {"order": 0, "goods": ["wood"]}])");
     },
     "/players/0/sales/1/order", "each order once"},
    {"good twice in the file", [](Json& j) { j["players"][0]["goods"] = 3; }, "/players/0/goods", "an object"},
    {"more goods than the box has", [](Json& j) { j["players"][0]["goods"]["wood"] = 87; }, "/players/0/goods/wood",
     "0 to 86, found 87"},
};

INSTANTIATE_TEST_SUITE_P(OneByOne, DamagedDuduGame, ::testing::ValuesIn(damages),
                         [](const auto& damage) { return "n" + std::to_string(damage.index); });

Json with_board() {
    Json json = example_json();
    json["map"] = "narrows";
    json["tracks"] = Json::parse("[[1, 0, 3, 0], [2, 0, 3, 1]]");
    json["trains"] = Json::parse(R"({ "green": { "hex": [1, 0], "facing": 0, "waterway": true } })");
    json["factories"] = Json::parse(R"([ { "kind": "paper", "hex": [2, 4], "exit": 5 } ])");
    return json;
}

TEST(DuduGameFile, ReadsAndWritesTheBoard) {
    const Json json = with_board();
    const auto game = parse_dudu_game(json.dump(), "game.json");
    ASSERT_TRUE(game.has_value()) << game.error().message();
    ASSERT_TRUE(game->board.has_value());
    EXPECT_EQ(game->board->map().id(), "narrows");
    EXPECT_EQ(game->board->tracks_on({2, 0}).size(), 1U);
    EXPECT_EQ(game->board->trains()[0], (scoring::dudu::Train{"green", {1, 0}, maps::dudu::Side::east, true}));
    EXPECT_EQ(game->board->building_on({2, 4})->what, "paper");
    Json written = dudu_game_json(game->position, example_json());
    put_dudu_board(*game->board, written);
    EXPECT_EQ(nlohmann::json(written), nlohmann::json(json));
}

TEST(DuduGameFile, RefusesAnImpossibleBoardAtItsPlace) {
    const auto refused_at = [](const std::function<void(Json&)>& harm) {
        Json json = with_board();
        harm(json);
        const auto game = parse_dudu_game(json.dump(), "my.json");
        return game ? std::string("accepted") : game.error().pointer;
    };
    EXPECT_EQ(refused_at([](Json& j) { j["map"] = "atlantis"; }), "/map");
    EXPECT_EQ(refused_at([](Json& j) { j.erase("map"); }), "/tracks");
    EXPECT_EQ(refused_at([](Json& j) { j["tracks"][1] = {2, 0, 3}; }), "/tracks/1");
    EXPECT_EQ(refused_at([](Json& j) { j["tracks"][1] = {2, 0, 3, 2}; }), "/tracks/1");
    EXPECT_EQ(refused_at([](Json& j) { j["tracks"][1][2] = 6; }), "/tracks/1/2");
    EXPECT_EQ(refused_at([](Json& j) { j["trains"]["pink"] = Json(j["trains"]["green"]); }), "/trains/pink");
    EXPECT_EQ(refused_at([](Json& j) { j["trains"]["green"]["facing"] = 1; }), "/trains/green/facing");
    EXPECT_EQ(refused_at([](Json& j) { j["factories"][0]["hex"] = {1, 0}; }), "/factories/0/hex");
}

TEST(DuduGameFile, RefusesADuplicateKey) {
    std::string text(example);
    text.replace(text.find("\"stone\""), 7, "\"wood\"");
    const auto game = parse_dudu_game(text, "my.json");
    ASSERT_FALSE(game.has_value());
    EXPECT_EQ(game.error().pointer, "/good_values/wood");
}

}  // namespace
}  // namespace railref::app
