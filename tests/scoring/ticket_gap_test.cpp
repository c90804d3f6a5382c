#include "scoring/ticket_gap.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

#include "maps/load_map.h"
#include "scoring/tickets.h"
#include "tests/oracle/random_game.h"

namespace railref::scoring::test {
namespace {

CityId city(const BoardMap& map, const char* slug) { return map.find_city(slug).value(); }
RouteId route(const BoardMap& map, const char* a, const char* b) {
    return map.routes_between(city(map, a), city(map, b)).at(0);
}

Game empty_game(const BoardMap& map) {
    Player red;
    red.colour = PlayerColour::red;
    return {&map, &map.default_variant(), {red}, Position(map)};
}

/// Fewest missing trains between all pairs of cities by relaxing until nothing moves (Bellman and Ford).
int fewest_missing(const Game& game, const Player& player, const Borrowed& borrowed, CityId from, CityId to) {
    const BoardMap& map = *game.map;
    std::vector<int> best(map.cities().size(), 100'000);
    best[maps::index(from)] = 0;
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t i = 0; i < map.routes().size(); ++i) {
            const auto id = RouteId(i);
            bool usable = game.position.owner(id) == player.colour;
            for (const auto& [at, borrows] : borrowed) usable = usable || borrows == id;
            const int cost = usable ? 0 : map.route(id).length();
            for (const auto& [a, b] :
                 {std::pair(map.route(id).from, map.route(id).to), {map.route(id).to, map.route(id).from}}) {
                if (best[maps::index(a)] + cost >= best[maps::index(b)]) continue;
                best[maps::index(b)] = best[maps::index(a)] + cost;
                moved = true;
            }
        }
    }
    return best[maps::index(to)];
}

TEST(TicketGap, NamesTheTwoNetworksAndTheOneRouteBetweenThem) {
    const BoardMap& map = *maps::built_in_board("usa");
    Game game = empty_game(map);
    game.position.claim(route(map, "seattle", "helena"), PlayerColour::red);
    game.position.claim(route(map, "omaha", "chicago"), PlayerColour::red);
    const auto gap = find_gap(game, game.players[0], {city(map, "seattle"), city(map, "chicago"), 10}, {});
    ASSERT_TRUE(gap.has_value());
    EXPECT_EQ(gap->from_network.size(), 2U);
    EXPECT_EQ(gap->to_network.size(), 2U);
    EXPECT_EQ(gap->missing, std::vector{route(map, "helena", "omaha")});
    EXPECT_EQ(gap->trains_missing, 5);
    EXPECT_EQ(gap->way.size(), 3U);
    EXPECT_TRUE(gap->taken.empty());
}

TEST(TicketGap, PrefersAFreeRouteToOneThatSomebodyHas) {
    const BoardMap& map = *maps::built_in_board("usa");
    Game game = empty_game(map);
    // Seattle and Portland are joined by two routes of one train.
    const auto twins = map.routes_between(city(map, "seattle"), city(map, "portland"));
    ASSERT_EQ(twins.size(), 2U);
    const HeldTicket ticket{city(map, "seattle"), city(map, "portland"), 1};
    for (const auto& [taken, free] : {std::pair(twins[0], twins[1]), {twins[1], twins[0]}}) {
        game.position = Position(map);
        game.position.claim(taken, PlayerColour::blue);
        EXPECT_EQ(find_gap(game, game.players[0], ticket, {})->missing, std::vector{free});
    }
    game.position.claim(twins[0], PlayerColour::blue);
    game.position.claim(twins[1], PlayerColour::blue);
    EXPECT_EQ(find_gap(game, game.players[0], ticket, {})->taken.size(), 1U);
}

TEST(TicketGap, ABorrowedRouteIsNoGap) {
    const BoardMap& map = *maps::built_in_board("europe");
    Game game = empty_game(map);
    const RouteId wien_budapest = route(map, "wien", "budapest");
    game.position.claim(wien_budapest, PlayerColour::blue);
    const HeldTicket ticket{city(map, "wien"), city(map, "budapest"), 4};
    EXPECT_TRUE(find_gap(game, game.players[0], ticket, {}).has_value());
    EXPECT_FALSE(find_gap(game, game.players[0], ticket, {{city(map, "wien"), wien_budapest}}).has_value());
}

class TicketGaps : public testing::TestWithParam<const char*> {};

TEST_P(TicketGaps, AreTheSmallestAndBuildingThemCompletesTheTicket) {
    const BoardMap& map = *maps::built_in_board(GetParam());
    EXPECT_TRUE(rc::check("gap", [&] {
        oracle::RandomGames games(map, *rc::gen::arbitrary<std::uint64_t>());
        Game game = games.below(2) == 0 ? games.legal() : games.arbitrary();
        for (const Player& player : game.players) {
            const Borrowed borrowed = settle_stations(game, player).borrowed;
            for (const TicketScore& ticket : settle_tickets(map, game.position, player, borrowed)) {
                const auto gap = find_gap(game, player, ticket.ticket, borrowed);
                RC_ASSERT(gap.has_value() == !ticket.completed);
                if (!gap) continue;
                RC_ASSERT(gap->trains_missing ==
                          fewest_missing(game, player, borrowed, ticket.ticket.from, ticket.ticket.to));
                RC_ASSERT(std::ranges::find_first_of(gap->from_network, gap->to_network) == gap->from_network.end());
                Game built = game;
                for (const RouteId missing : gap->missing) built.position.claim(missing, player.colour);
                RC_ASSERT(!find_gap(built, player, ticket.ticket, borrowed).has_value());
            }
        }
    }));
}

INSTANTIATE_TEST_SUITE_P(Boards, TicketGaps, testing::Values("usa", "europe", "nordic"));

}  // namespace
}  // namespace railref::scoring::test
