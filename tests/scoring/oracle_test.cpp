#include <gtest/gtest.h>

#include <string>

#include "maps/load_map.h"
#include "scoring/score_summary.h"
#include "tests/oracle/random_game.h"
#include "tests/oracle/score_oracle.h"

namespace railref::scoring::test {
namespace {

using oracle::OraclePlayer;
using oracle::OracleSheet;

std::string word(DecidedBy decided_by) {
    switch (decided_by) {
        case DecidedBy::total:
            return "total";
        case DecidedBy::tickets_completed:
            return "tickets_completed";
        case DecidedBy::stations_built:
            return "stations_built";
        case DecidedBy::longest_path:
            return "longest_path";
        case DecidedBy::shared:
            return "shared";
    }
    return "";
}

OraclePlayer numbers_of(const PlayerScore& player) {
    OraclePlayer numbers;
    numbers.trains_used = player.trains_used;
    numbers.route_points = player.route_points;
    numbers.ticket_points = player.ticket_points;
    numbers.tickets_completed = player.tickets_completed;
    numbers.routes_borrowed = static_cast<int>(player.stations.borrowed.size());
    numbers.stations_built = player.stations.built;
    numbers.stations_unused = player.stations.unused;
    numbers.station_points = player.stations.points;
    numbers.longest = player.longest_route.trail.length;
    for (const BonusScore& bonus : player.bonuses) numbers.bonus_points += bonus.points;
    numbers.total = player.total;
    numbers.rank = player.rank;
    return numbers;
}

/// The proof must say the same as the numbers.
void expect_proof(const Game& game, const PlayerScore& player) {
    int points = 0;
    int completed = 0;
    for (const TicketScore& ticket : player.tickets) {
        points += ticket.completed ? ticket.ticket.points : -ticket.ticket.points;
        completed += ticket.completed ? 1 : 0;
        ASSERT_EQ(ticket.completed, !ticket.path.empty());
        CityId at = ticket.ticket.from;
        for (const RouteId route : ticket.path) {
            const bool own = game.position.owner(route) == player.colour;
            const bool borrowed = std::ranges::any_of(player.stations.borrowed,
                                                      [&](const auto& station) { return station.second == route; });
            ASSERT_TRUE(own || borrowed);
            ASSERT_TRUE(game.map->route(route).touches(at));
            at = game.map->route(route).other_end(at);
        }
        ASSERT_TRUE(!ticket.completed || at == ticket.ticket.to);
    }
    ASSERT_EQ(points, player.ticket_points);
    ASSERT_EQ(completed, player.tickets_completed);
    for (const auto& [city, route] : player.stations.borrowed) {
        ASSERT_EQ(game.position.station(city), player.colour);
        ASSERT_TRUE(game.map->route(route).touches(city));
        ASSERT_TRUE(game.position.owner(route).has_value());
        ASSERT_NE(game.position.owner(route), player.colour);
    }
}

void expect_oracle(const Game& game) {
    const Scoresheet sheet = score(game);
    const OracleSheet truth = oracle::score(game);
    ASSERT_EQ(sheet.players.size(), truth.players.size());
    for (std::size_t i = 0; i < truth.players.size(); ++i) {
        ASSERT_EQ(sheet.players[i].colour, game.players[i].colour);
        const OraclePlayer numbers = numbers_of(sheet.players[i]);
        ASSERT_EQ(numbers.ticket_points, truth.players[i].ticket_points) << i;
        ASSERT_EQ(numbers.routes_borrowed, truth.players[i].routes_borrowed) << i;
        ASSERT_EQ(numbers.longest, truth.players[i].longest) << i;
        ASSERT_EQ(numbers.total, truth.players[i].total) << i;
        ASSERT_TRUE(numbers == truth.players[i]) << i;
        ASSERT_NO_FATAL_FAILURE(expect_proof(game, sheet.players[i]));
    }
    ASSERT_EQ(sheet.winners, truth.winners);
    ASSERT_EQ(word(sheet.decided_by), truth.decided_by);
    ASSERT_EQ(sheet.finished, truth.finished);
}

void expect_same_summary(const Game& game) {
    const Scoresheet sheet = score(game);
    const ScoreSummary summary = summarise(game);
    ASSERT_EQ(summary.players().size(), sheet.players.size());
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
        const PlayerSummary& fast = summary.players()[i];
        const PlayerScore& full = sheet.players[i];
        ASSERT_EQ(fast.total, full.total);
        ASSERT_EQ(fast.rank, full.rank);
        ASSERT_EQ(fast.longest, full.longest_route.trail.length);
        ASSERT_EQ(fast.ticket_points, full.ticket_points);
        ASSERT_EQ(fast.tickets_completed, full.tickets_completed);
        ASSERT_EQ(fast.station_points, full.stations.points);
        ASSERT_EQ(fast.trains_used, full.trains_used);
        ASSERT_EQ(fast.bonus_points, full.total - full.route_points - full.ticket_points - full.stations.points);
    }
    ASSERT_EQ(summary.decided_by, sheet.decided_by);
    ASSERT_EQ(summary.finished, sheet.finished);
}

class ScoringOracle : public testing::TestWithParam<std::string> {
protected:
    const BoardMap& map_ = *maps::built_in_board(GetParam());
};

TEST_P(ScoringOracle, AgreesOnLegalPositions) {
    oracle::RandomGames games(map_, 1);
    for (int i = 0; i < 10'000; ++i) ASSERT_NO_FATAL_FAILURE(expect_oracle(games.legal())) << "position " << i;
}

TEST_P(ScoringOracle, AgreesOnArbitraryPositions) {
    oracle::RandomGames games(map_, 2);
    for (int i = 0; i < 10'000; ++i) ASSERT_NO_FATAL_FAILURE(expect_oracle(games.arbitrary())) << "position " << i;
}

TEST_P(ScoringOracle, SummaryHasTheSameNumbersAsTheSheet) {
    oracle::RandomGames games(map_, 3);
    for (int i = 0; i < 2'000; ++i) {
        ASSERT_NO_FATAL_FAILURE(expect_same_summary(games.legal())) << "position " << i;
        ASSERT_NO_FATAL_FAILURE(expect_same_summary(games.arbitrary())) << "position " << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, ScoringOracle, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

}  // namespace
}  // namespace railref::scoring::test
