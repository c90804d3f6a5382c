#include "scoring/check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "maps/load_map.h"
#include "tests/oracle/random_game.h"
#include "tests/scoring/game_file.h"

namespace railref::scoring::test {
namespace {

/// Europe with two full hands and nothing wrong but that it has not ended.
Game europe() {
    return game_of(R"({"board": "europe", "players": [
        {"colour": "red", "tickets": [{"from": "paris", "to": "wien", "points": 8},
                                      {"from": "madrid", "to": "dieppe", "points": 8}]},
        {"colour": "blue", "tickets": [{"from": "kyiv", "to": "sochi", "points": 8},
                                       {"from": "brest", "to": "venezia", "points": 8}]}]})");
}

std::vector<Problem> errors(const Game& game) {
    std::vector<Problem> found = check(game);
    std::erase_if(found, [](const Problem& problem) { return problem.severity == Severity::note; });
    return found;
}

void expect_one(const Game& game, Rule rule, const std::string& message) {
    const std::vector<Problem> found = errors(game);
    ASSERT_EQ(found.size(), 1u) << message;
    EXPECT_EQ(found[0].rule, rule);
    EXPECT_EQ(found[0].message, message);
    EXPECT_FALSE(is_possible(check(game)));
}

TEST(Check, OnlyANoteWhereTheGameHasNotEnded) {
    const std::vector<Problem> found = check(europe());
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].rule, Rule::not_ended);
    EXPECT_EQ(found[0].severity, Severity::note);
    EXPECT_TRUE(is_possible(found));
}

TEST(Check, NumberOfPlayers) {
    Game game = europe();
    game.players.pop_back();
    expect_one(game, Rule::number_of_players, "Ticket to Ride: Europe is for 2 to 5 players; this game has 1.");
}

TEST(Check, TrainsOverTheSupply) {
    Game game = europe();
    for (const char* slug : {"petrograd-stockholm-gray", "palermo-smyrna-gray", "budapest-kyiv-gray",
                             "marseille-roma-gray", "palermo-roma-gray", "athina-brindisi-gray", "kyiv-warszawa-gray",
                             "kharkov-kyiv-gray", "kharkov-moskva-gray"}) {
        game.position.claim(route(*game.map, slug), PlayerColour::red);
    }
    EXPECT_TRUE(errors(game).empty());  // 44
    game.position.claim(route(*game.map, "bucuresti-sofia-gray"), PlayerColour::red);
    expect_one(game, Rule::trains_supply, "Red's routes need 46 trains; each player has only 45.");
}

TEST(Check, StationsOverTheSupply) {
    Game game = europe();
    for (const char* slug : {"paris", "wien", "kyiv", "roma"}) {
        game.position.build_station(city(*game.map, slug), PlayerColour::blue);
    }
    expect_one(game, Rule::stations_supply, "Blue has 4 stations on the board; each player has only 3.");
    EXPECT_EQ(errors(game)[0].cities.size(), 4u);
}

TEST(Check, ClosedTwinAndBothTwins) {
    Game game = europe();
    game.position.claim(route(*game.map, "frankfurt-paris-white"), PlayerColour::red);
    game.position.claim(route(*game.map, "frankfurt-paris-orange"), PlayerColour::blue);
    expect_one(game, Rule::closed_twin,
               "Both routes between Frankfurt and Paris are taken; with 2 players the second one is closed once the "
               "first is taken.");

    for (const PlayerColour colour : {PlayerColour::green, PlayerColour::black}) {
        game.players.push_back({colour, "", {}, {}, {}, {}});
    }
    EXPECT_TRUE(errors(game).empty());
    game.position.claim(route(*game.map, "frankfurt-paris-orange"), PlayerColour::red);
    expect_one(game, Rule::both_twins, "Red has both routes between Frankfurt and Paris; no player may take both.");
}

TEST(Check, NordicClosesTwinsWithTwoPlayersOnly) {
    Game game = game_of(R"({"board": "nordic", "players": [{"colour": "white"}, {"colour": "black"},
        {"colour": "purple"}], "claims": {"bergen-oslo-blue": "white", "bergen-oslo-red": "black"}})");
    EXPECT_TRUE(errors(game).empty());
    game.players.pop_back();
    EXPECT_EQ(errors(game).at(0).rule, Rule::closed_twin);
}

TEST(Check, Tickets) {
    Game game = europe();
    game.players[0].tickets[0].points = 9;
    expect_one(game, Rule::ticket_points, "Red's ticket Paris to Wien (9) is printed with 8 points.");

    game = europe();
    game.players[0].tickets[0].to = city(*game.map, "dieppe");
    expect_one(game, Rule::unknown_ticket, "Red's ticket Paris to Dieppe (8) is in no deck of this board.");

    game = europe();
    game.players[0].tickets[0] = {city(*game.map, "amsterdam"), city(*game.map, "rostov"), 19};
    expect_one(game, Rule::unknown_ticket,
               "Red's ticket Amsterdam to Rostov (19) is in no deck of the variant Europe.");

    game = europe();
    game.players[1].tickets[0] = {city(*game.map, "wien"), city(*game.map, "paris"), 8};
    expect_one(game, Rule::ticket_twice,
               "The ticket Paris to Wien (8) is held twice (Red and Blue); there is one such card.");
}

TEST(Check, LongTickets) {
    Game game = europe();
    game.players[0].tickets = {{city(*game.map, "cadiz"), city(*game.map, "stockholm"), 21},
                               {city(*game.map, "edinburgh"), city(*game.map, "athina"), 21}};
    expect_one(
        game, Rule::long_tickets,
        "Red holds 2 long tickets (Cádiz to Stockholm (21) and Edinburgh to Athína (21)); in the variant Europe a "
        "player keeps at most 1.");
    game.variant = game.map->find_variant("big_cities");
    const std::vector<Problem> found = errors(game);
    EXPECT_TRUE(std::ranges::any_of(found, [](const Problem& each) { return each.rule == Rule::long_tickets; }));
}

TEST(Check, FewTicketsIsANote) {
    Game game = europe();
    game.players[0].tickets.clear();
    EXPECT_TRUE(errors(game).empty());
    EXPECT_EQ(check(game).at(0).message,
              "Red has no tickets, but every player keeps at least 2: have all of them been entered?");
}

TEST(Check, StationChoice) {
    Game game = europe();
    game.players[0].station_choices = {{city(*game.map, "paris"), route(*game.map, "brest-paris-black")}};
    expect_one(game, Rule::station_choice, "Red has no station in Paris.");
}

TEST(Check, ScoreMarker) {
    Game game = europe();
    game.position.claim(route(*game.map, "dieppe-paris-pink"), PlayerColour::red);
    game.position.claim(route(*game.map, "marseille-paris-gray"), PlayerColour::red);
    game.players[0].score_marker = 8;
    EXPECT_TRUE(errors(game).empty());
    game.players[0].score_marker = 1;
    expect_one(game, Rule::score_marker,
               "Red's score marker stands on 1, but the routes on the board are worth 8 points: it is 7 behind or 93 "
               "ahead. Likeliest: Marseille - Paris (4 trains) was not scored: 7 points.");
}

TEST(Check, EverythingAtOnceInTheOrderOfTheRules) {
    Game game = europe();
    game.players[0].tickets[0].points = 9;
    game.players[0].score_marker = 50;
    game.position.claim(route(*game.map, "frankfurt-paris-white"), PlayerColour::red);
    game.position.claim(route(*game.map, "frankfurt-paris-orange"), PlayerColour::red);
    std::vector<Rule> rules;
    for (const Problem& problem : check(game)) rules.push_back(problem.rule);
    EXPECT_EQ(rules, (std::vector{Rule::both_twins, Rule::closed_twin, Rule::ticket_points, Rule::score_marker,
                                  Rule::not_ended}));
}

class CheckBoards : public testing::TestWithParam<std::string> {};

TEST_P(CheckBoards, FindsNothingWrongWithLegalGames) {
    const BoardMap& map = *maps::built_in_board(GetParam());
    oracle::RandomGames games(map, 21);
    for (int i = 0; i < 2'000; ++i) {
        const std::vector<Problem> found = errors(games.legal());
        ASSERT_TRUE(found.empty()) << i << ": " << found[0].message;
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, CheckBoards, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

}  // namespace
}  // namespace railref::scoring::test
