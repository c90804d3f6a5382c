// The built-in boards against the counts printed in the rulebooks and, where ../shared is there, against its facts.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "maps/json_reader.h"
#include "maps/load_map.h"

namespace railref::maps {
namespace {

const BoardMap& board(std::string_view id) {
    const BoardMap* map = built_in_board(id);
    EXPECT_NE(map, nullptr) << id;
    return *map;
}

std::size_t cards(const BoardMap& map, std::string_view variant_id) {
    const Variant* variant = map.find_variant(variant_id);
    EXPECT_NE(variant, nullptr) << variant_id;
    return static_cast<std::size_t>(
        std::count_if(map.tickets().begin(), map.tickets().end(), [&](const Ticket& ticket) {
            return std::any_of(ticket.decks.begin(), ticket.decks.end(),
                               [&](const std::string& deck) { return variant->has_deck(deck); });
        }));
}

TEST(BoardFacts, OffersTheThreeBoards) {
    EXPECT_EQ(built_in_boards(), (std::vector<std::string_view>{"usa", "europe", "nordic"}));
    EXPECT_EQ(built_in_board("atlantis"), nullptr);
}

// USA rules, "Game pieces": 30 tickets; Europe: 6 long + 40; 15th anniversary: Mega 12 + 89, 1912 6 + 49, Big Cities
// 45; Nordic: 46 tickets.
TEST(BoardFacts, DecksHaveAsManyCardsAsTheRulebooksSay) {
    EXPECT_EQ(cards(board("usa"), "base"), 30u);
    EXPECT_EQ(cards(board("europe"), "base"), 46u);
    EXPECT_EQ(cards(board("europe"), "mega"), 101u);
    EXPECT_EQ(cards(board("europe"), "1912"), 55u);
    EXPECT_EQ(cards(board("europe"), "big_cities"), 45u);
    EXPECT_EQ(cards(board("nordic"), "base"), 46u);
}

TEST(BoardFacts, PointsFollowTheTablesOfTheRulebooks) {
    const std::map<int, int> usa{{1, 1}, {2, 2}, {3, 4}, {4, 7}, {5, 10}, {6, 15}};
    const std::map<int, int> europe{{1, 1}, {2, 2}, {3, 4}, {4, 7}, {6, 15}, {8, 21}};
    const std::map<int, int> nordic{{1, 1}, {2, 2}, {3, 4}, {4, 7}, {5, 10}, {6, 15}, {9, 27}};
    EXPECT_EQ(board("usa").rules().points_by_length, usa);
    EXPECT_EQ(board("europe").rules().points_by_length, europe);
    EXPECT_EQ(board("nordic").rules().points_by_length, nordic);
}

TEST(BoardFacts, MurmanskToLieksaIsNineTrainsAndTwentySevenPoints) {
    const BoardMap& nordic = board("nordic");
    const auto routes = nordic.routes_between(*nordic.find_city("murmansk"), *nordic.find_city("lieksa"));
    ASSERT_EQ(routes.size(), 1u);
    EXPECT_EQ(nordic.route(routes[0]).length(), 9);
    EXPECT_EQ(nordic.points(routes[0]), 27);
}

TEST(BoardFacts, SupplyAndDoubleRoutesFollowTheRulebooks) {
    EXPECT_EQ(board("usa").rules().trains_per_player, 45);
    EXPECT_EQ(board("europe").rules().trains_per_player, 45);
    EXPECT_EQ(board("europe").rules().stations_per_player, 3);
    EXPECT_EQ(board("nordic").rules().trains_per_player, 40);
    EXPECT_EQ(board("usa").rules().double_routes_min_players, 4);
    EXPECT_EQ(board("europe").rules().double_routes_min_players, 4);
    EXPECT_EQ(board("nordic").rules().double_routes_min_players, 3);
    EXPECT_FALSE(board("usa").has_stations());
    EXPECT_FALSE(board("nordic").has_stations());
}

TEST(BoardFacts, EveryPairOfRoutesBetweenTwoCitiesAreTwins) {
    for (const std::string_view id : built_in_boards()) {
        const BoardMap& map = board(id);
        for (std::size_t i = 0; i < map.routes().size(); ++i) {
            const Route& route = map.routes()[i];
            EXPECT_EQ(map.routes_between(route.from, route.to).size(), route.twin ? 2u : 1u) << route.slug;
        }
    }
}

TEST(BoardFacts, ATicketOfTheReprintHasItsOwnPoints) {
    const BoardMap& usa = board("usa");
    const CityId from = *usa.find_city("los-angeles");
    const CityId to = *usa.find_city("miami");
    const auto base = usa.find_ticket(*usa.find_variant("base"), from, to);
    const auto mega = usa.find_ticket(*usa.find_variant("mega"), to, from);
    ASSERT_TRUE(base && mega);
    EXPECT_EQ(usa.ticket(*base).points, 20);
    EXPECT_EQ(usa.ticket(*mega).points, 19);
    EXPECT_EQ(usa.tickets_between(from, to).size(), 2u);
    EXPECT_FALSE(usa.find_ticket(*usa.find_variant("base"), from, to, 19));
}

/// Spaces of a route lie in a chain from one city to the other: no gap is longer than two trains.
TEST(BoardFacts, SpacesLeadFromCityToCity) {
    for (const std::string_view id : built_in_boards()) {
        const BoardMap& map = board(id);
        const auto gap = [&](Point a, Point b) { return std::hypot(a.x - b.x, (a.y - b.y) / map.aspect()); };
        for (const Route& route : map.routes()) {
            Point last = map.city(route.from).centre;
            for (const Space& space : route.spaces) {
                EXPECT_LT(gap(last, space.centre), 2 * space.length) << route.slug;
                last = space.centre;
            }
            EXPECT_LT(gap(last, map.city(route.to).centre), 2 * route.spaces.back().length) << route.slug;
        }
    }
}

class AgainstShared : public ::testing::TestWithParam<std::string_view> {};

TEST_P(AgainstShared, EveryFactAgrees) {
    const std::filesystem::path file =
        std::filesystem::path(RAILREF_SHARED_DIR) / "boards" / (std::string(GetParam()) + ".json");
    if (!std::filesystem::exists(file)) GTEST_SKIP() << "skipped: ../shared/boards is not there";
    const auto text = read_text(file);
    ASSERT_TRUE(text.has_value());
    const auto facts = parse_json(*text, file.string());
    ASSERT_TRUE(facts.has_value());
    const BoardMap& map = board(GetParam());

    ASSERT_EQ((*facts)["cities"].size(), map.cities().size());
    ASSERT_EQ((*facts)["routes"].size(), map.routes().size());
    ASSERT_EQ((*facts)["tickets"].size(), map.tickets().size());
    for (const Json& fact : (*facts)["cities"]) {
        const auto city = map.find_city(fact["id"].get<std::string>());
        ASSERT_TRUE(city) << fact["id"];
        EXPECT_EQ(map.city(*city).centre, (Point{fact["x"], fact["y"]}));
    }
    for (const Json& fact : (*facts)["routes"]) {
        const auto id = map.find_route(fact["id"].get<std::string>());
        ASSERT_TRUE(id) << fact["id"];
        const Route& route = map.route(*id);
        EXPECT_EQ(map.city(route.from).slug, fact["from"]);
        EXPECT_EQ(map.city(route.to).slug, fact["to"]);
        EXPECT_EQ(name(route.colour), fact["color"].get<std::string>());
        EXPECT_EQ(route.length(), fact["length"]);
        EXPECT_EQ(route.tunnel, fact["tunnel"]);
        EXPECT_EQ(route.ferry_locomotives, fact["ferry_locomotives"]);
        EXPECT_EQ(route.twin.has_value(), !fact["double"].is_null());
        if (route.twin) {
            EXPECT_EQ(map.route(*route.twin).slug, fact["double"]);
        }
        for (std::size_t k = 0; k < route.spaces.size(); ++k) {
            EXPECT_EQ(route.spaces[k].centre, (Point{fact["spaces"][k]["x"], fact["spaces"][k]["y"]}));
            EXPECT_EQ(route.spaces[k].angle_deg, fact["spaces"][k]["angle_deg"]);
        }
    }
    for (std::size_t i = 0; i < map.tickets().size(); ++i) {
        const Json& fact = (*facts)["tickets"][i];
        EXPECT_EQ(map.city(map.tickets()[i].from).slug, fact["from"]);
        EXPECT_EQ(map.city(map.tickets()[i].to).slug, fact["to"]);
        EXPECT_EQ(map.tickets()[i].points, fact["points"]);
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, AgainstShared, ::testing::Values("usa", "europe", "nordic"),
                         [](const auto& name) { return std::string(name.param); });

}  // namespace
}  // namespace railref::maps
