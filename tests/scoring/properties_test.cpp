#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <string>

#include "maps/load_map.h"
#include "scoring/scoresheet.h"
#include "tests/oracle/random_game.h"

// What must hold whatever the position.
namespace railref::scoring::test {
namespace {

/// Shrinks towards small seeds, which is of no use to a reader but is repeatable.
oracle::RandomGames any_games(const BoardMap& map) { return {map, *rc::gen::arbitrary<std::uint64_t>()}; }

Game any_game(oracle::RandomGames& games) { return games.below(2) == 0 ? games.legal() : games.arbitrary(); }

const PlayerScore& of(const Scoresheet& sheet, PlayerColour colour) {
    return *std::ranges::find(sheet.players, colour, &PlayerScore::colour);
}

void require_same(const PlayerScore& a, const PlayerScore& b) {
    RC_ASSERT(a.total == b.total);
    RC_ASSERT(a.rank == b.rank);
    RC_ASSERT(a.trains_used == b.trains_used);
    RC_ASSERT(a.route_points == b.route_points);
    RC_ASSERT(a.ticket_points == b.ticket_points);
    RC_ASSERT(a.tickets_completed == b.tickets_completed);
    RC_ASSERT(a.stations.points == b.stations.points);
    RC_ASSERT(a.stations.borrowed == b.stations.borrowed);
    RC_ASSERT(a.longest_route.trail.length == b.longest_route.trail.length);
    RC_ASSERT(a.bonuses.size() == b.bonuses.size());
}

class ScoringProperties : public testing::TestWithParam<std::string> {
protected:
    void check(const std::string& what, void (*property)(oracle::RandomGames&)) {
        const BoardMap& map = *maps::built_in_board(GetParam());
        EXPECT_TRUE(rc::check(what, [&] {
            oracle::RandomGames games = any_games(map);
            property(games);
        }));
    }
};

TEST_P(ScoringProperties, OrderDoesNotMatter) {
    check("players, tickets and choices in another order: the same scores", [](oracle::RandomGames& games) {
        const Game game = any_game(games);
        Game shuffled = game;
        games.shuffle(shuffled.players);
        for (Player& player : shuffled.players) {
            games.shuffle(player.tickets);
            games.shuffle(player.station_choices);
            for (HeldTicket& ticket : player.tickets) {
                if (games.below(2) == 0) std::swap(ticket.from, ticket.to);
            }
        }
        const Scoresheet one = score(game);
        const Scoresheet other = score(shuffled);
        for (const PlayerScore& player : one.players) require_same(player, of(other, player.colour));
        RC_ASSERT(one.decided_by == other.decided_by);
        RC_ASSERT(one.finished == other.finished);
        RC_ASSERT(std::ranges::is_permutation(one.winners, other.winners));
    });
}

TEST_P(ScoringProperties, RenamingPlayersPermutesTheSheet) {
    check("other colours: the same numbers under the new names", [](oracle::RandomGames& games) {
        const Game game = any_game(games);
        std::vector<PlayerColour> colours(game.map->colours().begin(), game.map->colours().end());
        std::vector<PlayerColour> renamed = colours;
        games.shuffle(renamed);
        std::map<PlayerColour, PlayerColour> to;
        for (std::size_t i = 0; i < colours.size(); ++i) to[colours[i]] = renamed[i];
        Game other{game.map, game.variant, game.players, Position(*game.map)};
        for (Player& player : other.players) player.colour = to[player.colour];
        for (const PlayerColour colour : colours) {
            for (const RouteId route : game.position.routes_of(colour)) other.position.claim(route, to[colour]);
            for (const CityId city : game.position.stations_of(colour)) other.position.build_station(city, to[colour]);
        }
        const Scoresheet sheet = score(game);
        const Scoresheet other_sheet = score(other);
        for (const PlayerScore& player : sheet.players) require_same(player, of(other_sheet, to[player.colour]));
        RC_ASSERT(sheet.decided_by == other_sheet.decided_by);
    });
}

TEST_P(ScoringProperties, TotalIsTheSumOfItsParts) {
    check("total = routes + tickets + stations + bonuses", [](oracle::RandomGames& games) {
        for (const PlayerScore& player : score(any_game(games)).players) {
            int sum = player.route_points + player.ticket_points + player.stations.points;
            for (const BonusScore& bonus : player.bonuses) sum += bonus.points;
            RC_ASSERT(player.total == sum);
        }
    });
}

TEST_P(ScoringProperties, ClaimingAFreeRouteTakesNothingAway) {
    check("a free route claimed: nobody's tickets or longest route are worth less", [](oracle::RandomGames& games) {
        Game game = any_game(games);
        const RouteId route = games.any_route();
        RC_PRE(!game.position.owner(route).has_value());
        const Scoresheet before = score(game);
        game.position.claim(route, game.players.front().colour);
        const Scoresheet after = score(game);
        for (std::size_t i = 0; i < before.players.size(); ++i) {
            RC_ASSERT(after.players[i].ticket_points >= before.players[i].ticket_points);
            RC_ASSERT(after.players[i].longest_route.trail.length >= before.players[i].longest_route.trail.length);
        }
        RC_ASSERT(after.players[0].route_points == before.players[0].route_points + game.map->points(route));
    });
}

using StationProperties = ScoringProperties;

TEST_P(StationProperties, BuildingOneNeverCostsTicketPoints) {
    check("a station more: tickets are worth no less", [](oracle::RandomGames& games) {
        Game game = any_game(games);
        const CityId city = games.any_city();
        RC_PRE(!game.position.station(city).has_value());
        const Scoresheet before = score(game);
        game.position.build_station(city, game.players.front().colour);
        RC_ASSERT(score(game).players[0].ticket_points >= before.players[0].ticket_points);
    });
}

TEST_P(ScoringProperties, RanksAndWinnersAgree) {
    check("places run 1, 1, 3; winners have rank 1", [](oracle::RandomGames& games) {
        const Scoresheet sheet = score(any_game(games));
        for (const PlayerScore& player : sheet.players) {
            const auto ahead = std::ranges::count_if(
                sheet.players, [&](const PlayerScore& other) { return other.rank < player.rank; });
            RC_ASSERT(player.rank == 1 + ahead);
            RC_ASSERT((player.rank == 1) == (std::ranges::count(sheet.winners, player.colour) == 1));
            for (const PlayerScore& other : sheet.players)
                RC_ASSERT(player.total <= other.total || player.rank < other.rank);
        }
        RC_ASSERT((sheet.winners.size() > 1) == (sheet.decided_by == DecidedBy::shared));
    });
}

INSTANTIATE_TEST_SUITE_P(Boards, StationProperties, testing::Values("europe"),
                         [](const auto& board) { return board.param; });
INSTANTIATE_TEST_SUITE_P(Boards, ScoringProperties, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

}  // namespace
}  // namespace railref::scoring::test
