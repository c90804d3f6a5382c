#include "scoring/stations.h"

#include <gtest/gtest.h>

#include <string>

#include "maps/load_map.h"
#include "scoring/scoresheet.h"
#include "tests/oracle/random_game.h"
#include "tests/oracle/score_oracle.h"
#include "tests/scoring/game_file.h"

namespace railref::scoring::test {
namespace {

Game paris_game() {
    return game_of(R"({"board": "europe", "players": [
        {"colour": "red", "tickets": [{"from": "dieppe", "to": "zurich", "points": 8},
                                      {"from": "dieppe", "to": "frankfurt", "points": 6}]},
        {"colour": "blue"}, {"colour": "green"}],
        "claims": {"dieppe-paris-pink": "red", "paris-zurich-gray": "blue", "frankfurt-paris-white": "blue",
                   "frankfurt-paris-orange": "green", "brest-dieppe-orange": "red"},
        "stations": {"paris": "red", "edinburgh": "red"}})");
}

StationChoice choice(const Game& game, const char* city_slug, const char* route_slug) {
    return {city(*game.map, city_slug), route(*game.map, route_slug)};
}

TEST(Stations, EachHasItsWorth) {
    const Game game = paris_game();
    const StationsVerdict verdict = verify_stations(game, player_of(game, "red"));
    EXPECT_EQ(verdict.best.tickets, (TicketTally{8 - 6, 1}));
    ASSERT_EQ(verdict.worth.size(), 2u);
    const StationWorth& edinburgh = verdict.worth[0].borrowed ? verdict.worth[1] : verdict.worth[0];
    const StationWorth& paris = verdict.worth[0].borrowed ? verdict.worth[0] : verdict.worth[1];
    EXPECT_EQ(paris.borrowed, route(*game.map, "paris-zurich-gray"));
    EXPECT_EQ(paris.completes, std::vector{game.players[0].tickets[0]});
    EXPECT_EQ(paris.points_lost, 16);
    EXPECT_EQ(
        paris.sentence,
        "Red's station in Paris borrows Paris - Zürich and completes Dieppe to Zürich (8); without it the tickets "
        "are worth 16 points less.");
    EXPECT_EQ(edinburgh.sentence, "No other player's route touches Edinburgh, so Red's station there borrows nothing.");
    EXPECT_TRUE(verdict.alternatives.empty());
    EXPECT_FALSE(verdict.claimed.has_value());
}

TEST(Stations, TwinsAreAlternatives) {
    Game game = paris_game();
    game.players[0].tickets[1].points = 20;
    const StationsVerdict verdict = verify_stations(game, player_of(game, "red"));
    EXPECT_EQ(verdict.best.tickets.points, 20 - 8);
    ASSERT_EQ(verdict.alternatives.size(), 1u);
    const RouteId best = verdict.best.borrowed.at(city(*game.map, "paris"));
    const RouteId other = verdict.alternatives[0].borrowed.at(city(*game.map, "paris"));
    EXPECT_EQ(game.map->route(best).twin, other);
    EXPECT_EQ(verdict.alternatives[0].tickets, verdict.best.tickets);
}

TEST(Stations, EachFaultHasItsSentence) {
    Game game = paris_game();
    const std::vector<std::pair<StationChoice, std::string>> cases{
        {choice(game, "london", "amsterdam-london-gray"), "Red has no station in London."},
        {choice(game, "paris", "munchen-zurich-yellow"),
         "München - Zürich does not end in Paris; a station borrows a route into its own city."},
        {choice(game, "paris", "dieppe-paris-pink"),
         "Dieppe - Paris is Red's own route and counts without a station; a station borrows another player's."},
        {choice(game, "paris", "brest-paris-black"),
         "Nobody has claimed Brest - Paris; a station borrows another player's route."},
        {choice(game, "edinburgh", "edinburgh-london-orange"),
         "Nobody has claimed Edinburgh - London (orange); a station borrows another player's route. No other player's "
         "route touches Edinburgh, so Red's station there borrows nothing."}};
    for (const auto& [claim, sentence] : cases) {
        game.players[0].station_choices = {claim};
        const StationsVerdict verdict = verify_stations(game, game.players[0]);
        ASSERT_TRUE(verdict.claimed.has_value());
        ASSERT_EQ(verdict.claimed->problems.size(), 1u) << sentence;
        EXPECT_EQ(verdict.claimed->problems[0].message, sentence);
        EXPECT_EQ(verdict.claimed->problems[0].city, claim.city);
    }
}

TEST(Stations, BadChoiceStandsAndGoodOneIsCompared) {
    Game game = paris_game();
    game.players[0].station_choices = {choice(game, "paris", "dieppe-paris-pink")};
    StationsVerdict verdict = verify_stations(game, game.players[0]);
    EXPECT_EQ(verdict.claimed->plan.tickets.points, -8 - 6);
    EXPECT_TRUE(verdict.claimed->plan.borrowed.empty());
    EXPECT_EQ(verdict.best.tickets.points, 8 - 6);
    EXPECT_EQ(verdict.claimed->sentence,
              "Red's tickets are worth -14 points with these stations; the best choice scores 16 more.");

    game.players[0].station_choices = {choice(game, "paris", "paris-zurich-gray")};
    verdict = verify_stations(game, game.players[0]);
    EXPECT_TRUE(verdict.claimed->problems.empty());
    EXPECT_EQ(verdict.claimed->sentence,
              "Red's tickets are worth 2 points with these stations; no choice scores more.");
}

TEST(Stations, UselessStationsBorrowNothing) {
    Game game = paris_game();
    game.players[0].tickets = {{city(*game.map, "dieppe"), city(*game.map, "paris"), 3}};
    EXPECT_TRUE(best_stations(game, game.players[0]).borrowed.empty());
}

/// What each station borrows, in the board's order; nothing comes before any route.
std::vector<std::optional<RouteId>> in_order(const Game& game, PlayerColour player, const Borrowed& borrowed) {
    std::vector<std::optional<RouteId>> routes;
    for (const CityId at : game.position.stations_of(player)) {
        const auto found = borrowed.find(at);
        routes.push_back(found == borrowed.end() ? std::nullopt : std::optional(found->second));
    }
    return routes;
}

/// Every alternative scores the same, borrows as much, is possible, and comes after the best in the promised order.
TEST(Stations, AlternativesScoreTheSameAndComeLater) {
    const BoardMap& map = *maps::built_in_board("europe");
    oracle::RandomGames games(map, 11);
    int with_alternatives = 0;
    for (int i = 0; i < 3'000; ++i) {
        Game game = games.legal();
        for (Player& player : game.players) {
            player.station_choices.clear();
            const StationsVerdict verdict = verify_stations(game, player);
            for (const StationPlan& plan : verdict.alternatives) {
                ASSERT_EQ(plan.tickets, verdict.best.tickets);
                ASSERT_EQ(plan.borrowed.size(), verdict.best.borrowed.size());
                ASSERT_LT(in_order(game, player.colour, verdict.best.borrowed),
                          in_order(game, player.colour, plan.borrowed));
                Player claiming = player;
                for (const auto& [at, borrowed] : plan.borrowed) claiming.station_choices.push_back({at, borrowed});
                ASSERT_EQ(settle_stations(game, claiming).tickets, plan.tickets);
                with_alternatives += 1;
            }
            for (const StationWorth& worth : verdict.worth) {
                ASSERT_EQ(worth.borrowed.has_value(), !worth.completes.empty());
                ASSERT_GE(worth.points_lost, 0);
            }
        }
    }
    EXPECT_GT(with_alternatives, 100);
}

}  // namespace
}  // namespace railref::scoring::test
