#include <gtest/gtest.h>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

Json score(const Json& game) {
    const Folder folder;
    const Outcome outcome = railref({"score", folder.write("game.json", game), "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.json();
}

/// Worked by hand. Red: 1 + 4 for two routes; the ticket by the borrowed ferry; two stations left over; the longest
/// route.
TEST(Score, EveryFieldOfASmallGame) {
    const Json sheet = score(small_game());
    const Json expected = Json::parse(R"({
        "colour": "red", "name": "Ada", "rank": 1, "total": 28, "trains_used": 4, "route_points": 5,
        "tickets": [{"from": "london", "to": "frankfurt", "points": 5, "completed": true,
                     "path": ["dieppe-london-gray-1", "dieppe-paris-pink", "frankfurt-paris-white"]}],
        "ticket_points": 5, "tickets_completed": 1,
        "stations": {"built": 1, "unused": 2, "points": 8, "borrowed": {"london": "dieppe-london-gray-1"}}})");
    for (const auto& [key, value] : expected.items()) EXPECT_EQ(sheet["players"][0][key], value) << key;
    const Json& longest = sheet["players"][0]["longest_route"];
    EXPECT_EQ(longest["length"], 4);
    EXPECT_EQ(longest["upper_bound"], 4);
    EXPECT_EQ(longest["routes"].size(), 2U);
    EXPECT_EQ(longest["cities"].size(), 3U);
    EXPECT_EQ(longest["certificate"]["method"], "odd_cities");
    EXPECT_EQ(longest["certificate"]["odd_cities"], Json::array({"dieppe", "frankfurt"}));
    EXPECT_EQ(longest["certificate"]["left_out"], Json::array());
    EXPECT_EQ(sheet["players"][0]["bonuses"], Json::parse(R"([{"kind": "longest_path", "points": 10}])"));
    EXPECT_EQ(sheet["players"][1]["total"], 14);
    EXPECT_EQ(sheet["players"][1]["bonuses"], Json::array());
    EXPECT_EQ(sheet["format"], "railref-scoresheet/1");
    EXPECT_EQ(sheet["variant"], "base");
    EXPECT_EQ(sheet["finished"], false);
    EXPECT_EQ(sheet["winners"], Json::array({"red"}));
    EXPECT_EQ(sheet["decided_by"], "total");
}

TEST(Score, PlayersAndTicketsStayInTheFilesOrder) {
    Json game = small_game();
    std::swap(game["players"][0], game["players"][1]);
    game["players"][1]["tickets"].insert(game["players"][1]["tickets"].begin(),
                                         Json{{"from", "wien"}, {"to", "paris"}, {"points", 8}});
    const Json sheet = score(game);
    EXPECT_EQ(sheet["players"][0]["colour"], "blue");
    EXPECT_EQ(sheet["players"][1]["tickets"][0]["from"], "wien");
    EXPECT_EQ(sheet["players"][1]["tickets"][0]["to"], "paris");
    EXPECT_EQ(sheet["players"][1]["tickets"][0]["path"], Json::array());
    EXPECT_EQ(sheet["players"][1]["tickets"][1]["completed"], true);
}

TEST(Score, NoTrainsNoBonus) {
    Json game = small_game();
    game["claims"] = Json::object();
    const Json sheet = score(game);
    const Json& longest = sheet["players"][0]["longest_route"];
    EXPECT_EQ(longest["length"], 0);
    EXPECT_EQ(longest["upper_bound"], 0);
    EXPECT_EQ(longest["routes"], Json::array());
    EXPECT_EQ(longest["cities"], Json::array());
    EXPECT_EQ(sheet["players"][0]["bonuses"], Json::array());
    EXPECT_EQ(sheet["players"][0]["stations"]["borrowed"], Json::object());
}

TEST(Score, VariantAndPointsMayBeLeftOut) {
    Json game = small_game();
    game.erase("variant");
    game["players"][0]["tickets"] =
        Json::parse(R"([{"from": "wien", "to": "paris"}, {"from": "london", "to": "paris"}])");
    const Json sheet = score(game);
    EXPECT_EQ(sheet["variant"], "base");
    EXPECT_EQ(sheet["players"][0]["tickets"][0]["points"], 8) << "the variant's card, in either direction";
    EXPECT_EQ(sheet["players"][0]["tickets"][1]["points"], 3) << "the board's only card between these cities";
}

/// Los Angeles to Miami is 20 in the base deck and 19 in the Mega and Big Cities decks.
TEST(Score, PointsDefaultToTheVariantsOwnCard) {
    const auto points = [](const std::string& variant) {
        Json game = Json::parse(R"({"format": "railref-game/1", "board": "usa", "claims": {},
            "players": [{"colour": "red", "name": "A", "tickets": [{"from": "miami", "to": "los-angeles"}]}]})");
        game["variant"] = variant;
        return score(game)["players"][0]["tickets"][0]["points"];
    };
    EXPECT_EQ(points("base"), 20);
    EXPECT_EQ(points("mega"), 19);
}

TEST(Score, ABoardWithoutStationsHasNoneOnTheSheet) {
    const Json sheet = score(Json::parse(R"({"format": "railref-game/1", "board": "nordic",
        "players": [{"colour": "purple", "name": "A", "tickets": []}], "claims": {}, "stations": {}})"));
    EXPECT_FALSE(sheet["players"][0].contains("stations"));
    EXPECT_EQ(sheet["players"][0]["longest_route"]["length"], 0);
}

/// The example of FORMATS.md.
TEST(Score, TheOtherGame) {
    const Json game =
        Json::parse(R"({"format": "railref-dudu-game/1", "good_values": {"wood": 1, "stone": 1, "paper": 3},
        "players": [{"colour": "green", "name": "Ada", "points": 27, "penalties": 2, "goods": {"wood": 1, "paper": 2},
            "orders_in_hand": [{"city": "yellow", "goods": ["paper", "wood"]}],
            "completed_orders": ["yellow", "yellow", "red"],
            "technologies": [{"kind": "per_two_orders"}, {"kind": "order_scoring", "city": "yellow"}]}]})");
    const Json player = score(game)["players"][0];
    EXPECT_EQ(player["total"], 40);
    EXPECT_EQ(player["order_points"], 4);
    EXPECT_EQ(player["technology_points"], 6);
    const Folder folder;
    const Outcome text = railref({"score", folder.write("dudu.json", game)});
    EXPECT_EQ(text.status, 0);
    EXPECT_NE(text.out.find("Ada (green): 40 points"), std::string::npos) << text.out;
    expect_one_line(railref({"check", folder.write("dudu.json", game)}), 2);
}

TEST(Score, AChoiceStandsEvenABadOne) {
    Json game = small_game();
    game["players"][0]["station_choices"] = {{"london", "dieppe-london-gray-2"}};
    const Json sheet = score(game);
    EXPECT_EQ(sheet["players"][0]["tickets"][0]["completed"], false);
    EXPECT_EQ(sheet["players"][0]["stations"]["borrowed"], Json::object());
}

TEST(Score, TheTableIsAlignedWhateverTheNames) {
    Json game = small_game();
    game["players"][0]["name"] = "王小明";
    game["players"][1]["name"] = "Zoë\n\x1b[31m";
    const Folder folder;
    const Outcome outcome = railref({"score", folder.write("game.json", game)});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_NE(outcome.out.find("王小明 (red)"), std::string::npos);
    EXPECT_EQ(outcome.out.find('\x1b'), std::string::npos) << "a name must not command the terminal";
    EXPECT_NE(outcome.out.find("State of play"), std::string::npos);
    EXPECT_NE(outcome.out.find("London –2*– Dieppe –1– Paris –3– Frankfurt"), std::string::npos) << outcome.out;
}

}  // namespace
}  // namespace railref::tests
