#include "scoring/longest_route.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>
#include <string>

#include "maps/load_map.h"
#include "scoring/trail_checker.h"
#include "tests/longest/random_positions.h"
#include "tests/oracle/longest_trail_oracle.h"

namespace railref::scoring {
namespace {

using maps::built_in_board;

std::vector<PlayerColour> first_colours(const BoardMap& map, std::size_t count) {
    return {map.colours().begin(), map.colours().begin() + static_cast<std::ptrdiff_t>(count)};
}

/// A position in which the board's first colour owns the routes named by slug.
Position own(const BoardMap& map, const std::vector<std::string>& routes) {
    Position position(map);
    for (const auto& slug : routes) {
        const auto route = map.find_route(slug);
        EXPECT_TRUE(route.has_value()) << slug;
        if (route) position.claim(*route, map.colours().front());
    }
    return position;
}

LongestRoute longest(const BoardMap& map, const Position& position) {
    return longest_route(map, position, map.colours().front());
}

void expect_sound(const BoardMap& map, const Position& position, PlayerColour player, const LongestRoute& answer) {
    const TrailCheck check = check_longest_route(map, position, player, answer);
    for (const auto& fault : check.faults) ADD_FAILURE() << fault;
    EXPECT_EQ(longest_route_length(map, position, player), answer.trail.length);
}

class EveryBoard : public testing::TestWithParam<std::string> {
protected:
    const BoardMap& map_ = *built_in_board(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Boards, EveryBoard, testing::Values("usa", "europe", "nordic"),
                         [](const auto& test) { return test.param; });

TEST_P(EveryBoard, EqualsTheOracleOnTwentyThousandPositions) {
    std::mt19937 random(20'000);
    int searched = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto players = first_colours(map_, 2 + random() % (map_.colours().size() - 1));
        const tests::PositionWish wish{.routes_per_player = 1 + random() % 15, .legal_twins = random() % 4 != 0};
        const Position position = tests::random_position(map_, players, wish, random);
        for (const auto player : players) {
            const LongestRoute answer = longest_route(map_, position, player);
            ASSERT_EQ(answer.trail.length, oracle::longest_route_length(map_, position, player)) << "position " << i;
            if (std::holds_alternative<SearchCertificate>(answer.certificate)) ++searched;
            if (i % 4 == 0) expect_sound(map_, position, player, answer);
            ASSERT_FALSE(HasFailure()) << "position " << i;
        }
    }
    EXPECT_GT(searched, 100) << "too few positions on which parity alone does not decide";
}

TEST_P(EveryBoard, WholeGamesEqualTheOracle) {
    std::mt19937 random(45);
    const tests::PositionWish wish{
        .routes_per_player = 45, .trains_per_player = map_.rules().trains_per_player, .legal_twins = true};
    const auto players = first_colours(map_, map_.colours().size());
    for (int i = 0; i < 500; ++i) {
        const Position position = tests::random_position(map_, players, wish, random);
        for (const auto player : players) {
            const LongestRoute answer = longest_route(map_, position, player);
            EXPECT_EQ(answer.trail.length, oracle::longest_route_length(map_, position, player));
            expect_sound(map_, position, player, answer);
        }
    }
}

TEST_P(EveryBoard, AnyPartOfTheBoardIsSound) {
    std::mt19937 random(100);
    const PlayerColour player = map_.colours().front();
    for (int i = 0; i < 400; ++i) {
        Position position(map_);
        const auto keep_percent = random() % 101;
        for (std::size_t route = 0; route < map_.routes().size(); ++route) {
            if (random() % 100 < keep_percent) position.claim(static_cast<RouteId>(route), player);
        }
        expect_sound(map_, position, player, longest(map_, position));
    }
}

/// With the whole board one network hangs together whatever a T-join leaves out, so that the lightest T-join is the
/// proof. The lengths were found by integer programming as well (see the figures of each board below).
TEST_P(EveryBoard, WholeBoardLeavesOutOnlyWhatJoinsOddCities) {
    Position position(map_);
    for (std::size_t route = 0; route < map_.routes().size(); ++route) {
        position.claim(static_cast<RouteId>(route), map_.colours().front());
    }
    const LongestRoute answer = longest(map_, position);
    expect_sound(map_, position, map_.colours().front(), answer);
    EXPECT_TRUE(std::holds_alternative<OddCitiesCertificate>(answer.certificate));
    const std::map<std::string, int> lengths{{"usa", 285}, {"europe", 269}, {"nordic", 186}};
    EXPECT_EQ(answer.trail.length, lengths.at(GetParam()));
}

TEST_P(EveryBoard, ClaimsNeverShorten) {
    EXPECT_TRUE(rc::check("one claim more never shortens the longest route", [&] {
        const auto seed = *rc::gen::arbitrary<unsigned>();
        std::mt19937 random(seed);
        const PlayerColour player = map_.colours().front();
        Position position(map_);
        int length = 0;
        const auto order = *rc::gen::container<std::vector<std::uint8_t>>(
            rc::gen::inRange<std::uint8_t>(0, static_cast<std::uint8_t>(map_.routes().size())));
        for (const std::uint8_t number : order) {
            const auto route = static_cast<RouteId>(number);
            if (position.owner(route)) continue;
            position.claim(route, player);
            const LongestRoute answer = longest_route(map_, position, player);
            RC_ASSERT(answer.trail.length >= length);
            RC_ASSERT(check_longest_route(map_, position, player, answer).sound());
            length = answer.trail.length;
        }
    }));
}

TEST_P(EveryBoard, OtherPlayersDoNotMatter) {
    std::mt19937 random(3);
    const auto players = first_colours(map_, 2);
    for (int i = 0; i < 500; ++i) {
        Position position = tests::random_position(map_, players, {.routes_per_player = 14}, random);
        const LongestRoute among_others = longest(map_, position);
        for (const RouteId route : position.routes_of(players[1])) position.free(route);
        const LongestRoute alone = longest(map_, position);
        EXPECT_EQ(among_others.trail, alone.trail);
        EXPECT_EQ(among_others.why_not_longer, alone.why_not_longer);
    }
}

TEST(LongestRoute, NoTrainsGiveNothing) {
    const BoardMap& usa = *built_in_board("usa");
    const LongestRoute answer = longest(usa, Position(usa));
    EXPECT_EQ(answer.trail, Trail{});
    EXPECT_EQ(answer.upper_bound, 0);
    EXPECT_EQ(answer.why_not_longer, "");
}

TEST(LongestRoute, ALoopMayBePassedThrough) {
    const BoardMap& usa = *built_in_board("usa");
    // Seattle - Helena, round Helena - Omaha - Denver - Helena, and on to Winnipeg.
    const Position position = own(usa, {"helena-seattle-yellow", "helena-omaha-red", "denver-omaha-pink",
                                        "denver-helena-green", "helena-winnipeg-blue"});
    const LongestRoute answer = longest(usa, position);
    EXPECT_EQ(answer.trail.length, 6 + 5 + 4 + 4 + 4);
    EXPECT_EQ(answer.why_not_longer, "The trail uses every train of this player: all 23 trains.");
}

TEST(LongestRoute, AStarOfFourArmsKeepsTheTwoLongest) {
    const BoardMap& usa = *built_in_board("usa");
    const Position position =
        own(usa, {"calgary-helena-gray", "duluth-helena-orange", "helena-omaha-red", "helena-salt-lake-city-pink"});
    const LongestRoute answer = longest(usa, position);
    EXPECT_EQ(answer.trail.length, 6 + 5);
    EXPECT_EQ(answer.why_not_longer,
              "Four cities have an odd number of this player's routes; a trail can start and end at two of them; "
              "joining up the other "
              "two leaves out at least 7 trains.");
    const auto& certificate = std::get<OddCitiesCertificate>(answer.certificate);
    EXPECT_EQ(certificate.odd_cities.size(), 4U);
    EXPECT_EQ(certificate.left_out.size(), 2U);
}

TEST(LongestRoute, TheLongerOfTwoNetworksCounts) {
    const BoardMap& nordic = *built_in_board("nordic");
    const Position position = own(nordic, {"lieksa-murmansk-gray", "bergen-oslo-blue", "bergen-stavanger-pink"});
    const LongestRoute answer = longest(nordic, position);
    EXPECT_EQ(answer.trail.length, 9);
    EXPECT_EQ(
        answer.why_not_longer,
        "The trail uses every train of its network; the player's trains elsewhere do not connect to it and allow no "
        "longer trail.");
    const auto& certificate = std::get<OddCitiesCertificate>(answer.certificate);
    EXPECT_EQ(certificate.odd_cities.size(), 4U) << "of all networks";
    EXPECT_EQ(certificate.left_out.size(), 2U) << "of all networks";
}

TEST(LongestRoute, BothTwinsOfOnePlayerAreThereAndBack) {
    const BoardMap& usa = *built_in_board("usa");
    const Position position = own(usa, {"portland-seattle-gray-1", "portland-seattle-gray-2", "calgary-seattle-gray"});
    EXPECT_EQ(longest(usa, position).trail.length, 1 + 1 + 4);
}

TEST(LongestRoute, ALoopBehindABridgeIsSettledBySearch) {
    const BoardMap& usa = *built_in_board("usa");
    // A long line west - east, and beyond the bridge Denver - Santa Fe a loop too dear to end in.
    const Position position =
        own(usa, {"portland-salt-lake-city-blue", "denver-salt-lake-city-red", "denver-kansas-city-black",
                  "kansas-city-saint-louis-blue", "pittsburgh-saint-louis-green", "denver-santa-fe-gray",
                  "el-paso-santa-fe-gray", "el-paso-phoenix-gray", "phoenix-santa-fe-gray"});
    const LongestRoute answer = longest(usa, position);
    EXPECT_EQ(answer.trail.length, 11 + 2 + 8) << "the eastern arm and the loop; the western arm is shorter";
    EXPECT_TRUE(std::holds_alternative<SearchCertificate>(answer.certificate));
    EXPECT_NE(answer.why_not_longer.find("falls apart into pieces"), std::string::npos);
}

TEST(LongestRoute, AStationLendsNothing) {
    const BoardMap& europe = *built_in_board("europe");
    Position position = own(europe, {"dieppe-paris-pink"});
    const auto other = europe.colours()[1];
    position.claim(*europe.find_route("brest-paris-black"), other);
    position.build_station(*europe.find_city("paris"), europe.colours().front());
    EXPECT_EQ(longest(europe, position).trail.length, 1);
}

}  // namespace
}  // namespace railref::scoring
