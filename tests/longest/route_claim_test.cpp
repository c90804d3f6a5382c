#include "scoring/route_claim.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>

#include "maps/load_map.h"
#include "tests/longest/random_positions.h"

namespace railref::scoring {
namespace {

/// Red: Dieppe - Paris - Zuerich - Venezia - Zagrab, and apart from it Kyiv - Smolensk. Blue: Brest - Paris, and one
/// track of Frankfurt - Paris. Red has stations in Brest and Roma.
class RouteClaim : public testing::Test {
protected:
    RouteClaim() : map_(*maps::built_in_board("europe")), position_(map_) {
        for (const char* slug : {"dieppe-paris-pink", "paris-zurich-gray", "venezia-zurich-green",
                                 "venezia-zagrab-gray", "kyiv-smolensk-red"}) {
            position_.claim(*map_.find_route(slug), PlayerColour::red);
        }
        position_.claim(*map_.find_route("brest-paris-black"), PlayerColour::blue);
        position_.claim(*map_.find_route("frankfurt-paris-white"), PlayerColour::blue);
        position_.build_station(*map_.find_city("brest"), PlayerColour::red);
        position_.build_station(*map_.find_city("roma"), PlayerColour::red);
    }

    [[nodiscard]] ClaimVerdict judge(const std::vector<const char*>& slugs,
                                     PlayerColour player = PlayerColour::red) const {
        std::vector<CityId> cities;
        for (const char* slug : slugs) cities.push_back(map_.find_city(slug).value());
        return judge_claim(map_, position_, player, cities);
    }

    void expect_fault(const ClaimVerdict& verdict, int step, ClaimRule rule, const std::string& message) {
        ASSERT_FALSE(verdict.valid());
        EXPECT_FALSE(verdict.longest());
        EXPECT_EQ(verdict.fault->step, step);
        EXPECT_EQ(name(verdict.fault->rule), name(rule));
        EXPECT_EQ(verdict.fault->message, message);
        EXPECT_EQ(verdict.routes.size(), static_cast<std::size_t>(step - 1)) << "what held before the fault";
    }

    const BoardMap& map_;
    Position position_;
};

TEST_F(RouteClaim, TheBestIsValidAndLongest) {
    const ClaimVerdict verdict = judge({"dieppe", "paris", "zurich", "venezia", "zagrab"});
    EXPECT_TRUE(verdict.valid());
    EXPECT_TRUE(verdict.longest());
    EXPECT_EQ(verdict.length, 1 + 3 + 2 + 2);
    EXPECT_EQ(verdict.short_by(), 0);
    EXPECT_EQ(verdict.routes.front(), map_.find_route("dieppe-paris-pink"));
}

TEST_F(RouteClaim, AShorterOneIsValidAndSaysByHowMuch) {
    const ClaimVerdict verdict = judge({"venezia", "zurich", "paris"});
    EXPECT_TRUE(verdict.valid());
    EXPECT_FALSE(verdict.longest());
    EXPECT_EQ(verdict.length, 5);
    EXPECT_EQ(verdict.short_by(), 3);
}

TEST_F(RouteClaim, TooShort) {
    expect_fault(judge({}), 1, ClaimRule::too_short, "A claim needs at least two cities; this one names none.");
    expect_fault(
        judge({"paris"}), 1, ClaimRule::too_short,
        "A claim needs at least two cities; this one names only " + map_.city(*map_.find_city("paris")).name + ".");
}

TEST_F(RouteClaim, NoSuchRoute) {
    const ClaimVerdict verdict = judge({"dieppe", "paris", "venezia"});
    ASSERT_FALSE(verdict.valid());
    EXPECT_EQ(verdict.fault->step, 2);
    EXPECT_EQ(verdict.fault->rule, ClaimRule::no_such_route);
    EXPECT_EQ(judge({"paris", "paris"}).fault->rule, ClaimRule::no_such_route);
    EXPECT_EQ(judge({"paris", "moskva"}).fault->rule, ClaimRule::no_such_route) << "red has no trains at Moskva";
}

TEST_F(RouteClaim, TwoNetworks) {
    const ClaimVerdict verdict = judge({"venezia", "zagrab", "kyiv", "smolensk"});
    ASSERT_FALSE(verdict.valid());
    EXPECT_EQ(verdict.fault->step, 2);
    EXPECT_EQ(verdict.fault->rule, ClaimRule::two_networks);
}

TEST_F(RouteClaim, NotYours) {
    expect_fault(judge({"zurich", "paris", "frankfurt"}), 2, ClaimRule::not_yours,
                 "The trains between Paris and Frankfurt are not yours: they belong to blue.");
    expect_fault(judge({"moskva", "smolensk"}), 1, ClaimRule::not_yours,
                 "Nobody has trains between " + map_.city(*map_.find_city("moskva")).name + " and Smolensk.");
}

TEST_F(RouteClaim, BorrowedRoutesNeverCount) {
    expect_fault(
        judge({"zurich", "paris", "brest"}), 2, ClaimRule::borrowed_route,
        "The trains between Brest and Paris are blue's; your station in Brest may borrow them for tickets, but "
        "borrowed routes never count to the longest route.");
    EXPECT_EQ(judge({"roma", "venezia"}).fault->rule, ClaimRule::not_yours) << "there is nothing to borrow";
}

TEST_F(RouteClaim, ATrainCountsOnce) {
    expect_fault(judge({"paris", "zurich", "venezia", "zurich"}), 3, ClaimRule::train_already_used,
                 "Your trains between Venezia and " + map_.city(*map_.find_city("zurich")).name +
                     " were used at step 2 already; every train counts once.");
}

TEST_F(RouteClaim, OfTwinsTheOwnOneIsMeant) {
    EXPECT_EQ(judge({"frankfurt", "paris"}, PlayerColour::blue).routes,
              std::vector{*map_.find_route("frankfurt-paris-white")});
    position_.claim(*map_.find_route("frankfurt-paris-orange"), PlayerColour::red);
    EXPECT_EQ(judge({"frankfurt", "paris"}).routes, std::vector{*map_.find_route("frankfurt-paris-orange")});
    EXPECT_EQ(judge({"frankfurt", "paris", "frankfurt"}).fault->rule, ClaimRule::train_already_used);
}

TEST_F(RouteClaim, WhoOwnsBothTwinsTravelsEachOnce) {
    position_.claim(*map_.find_route("frankfurt-paris-orange"), PlayerColour::blue);
    const ClaimVerdict verdict = judge({"frankfurt", "paris", "frankfurt"}, PlayerColour::blue);
    EXPECT_TRUE(verdict.valid());
    EXPECT_EQ(verdict.length, 6);
    EXPECT_EQ(judge({"frankfurt", "paris", "frankfurt", "paris"}, PlayerColour::blue).fault->step, 3);
}

TEST_F(RouteClaim, OfUnequalRoutesTheLongerGoesFirst) {
    const BoardMap& nordic = *maps::built_in_board("nordic");
    Position position(nordic);
    position.claim(*nordic.find_route("mo-i-rana-trondheim-green"), PlayerColour::white);
    position.claim(*nordic.find_route("mo-i-rana-trondheim-red"), PlayerColour::white);
    const std::vector<CityId> cities{*nordic.find_city("trondheim"), *nordic.find_city("mo-i-rana")};
    EXPECT_EQ(judge_claim(nordic, position, PlayerColour::white, cities).length, 6);
}

TEST_F(RouteClaim, NobodysLongestIsNoClaim) {
    const ClaimVerdict verdict = judge({"paris", "zurich"}, PlayerColour::green);
    EXPECT_EQ(verdict.best_length, 0);
    EXPECT_EQ(verdict.fault->rule, ClaimRule::not_yours);
    EXPECT_FALSE(verdict.longest());
}

/// What the referee finds must pass as a claim, and no claim may beat it.
TEST(RouteClaims, TheEnginesOwnTrailIsAlwaysAValidClaim) {
    std::mt19937 random(11);
    for (const auto board : maps::built_in_boards()) {
        const BoardMap& map = *maps::built_in_board(board);
        const std::vector players(map.colours().begin(), map.colours().end());
        for (int i = 0; i < 300; ++i) {
            const auto position = tests::random_position(map, players, {.routes_per_player = 18}, random);
            for (const auto player : players) {
                const LongestRoute best = longest_route(map, position, player);
                const ClaimVerdict verdict = judge_claim(map, position, player, best.trail.cities);
                if (best.trail.routes.empty()) continue;
                ASSERT_TRUE(verdict.valid()) << verdict.fault->message;
                EXPECT_TRUE(verdict.longest());
            }
        }
    }
}

TEST(RouteClaims, NoClaimBeatsTheBest) {
    const BoardMap& map = *maps::built_in_board("usa");
    EXPECT_TRUE(rc::check("a random walk is either faulty or no longer than the best", [&] {
        std::mt19937 random(*rc::gen::arbitrary<unsigned>());
        const auto position = tests::random_position(map, {PlayerColour::red}, {.routes_per_player = 20}, random);
        std::vector<CityId> walk{static_cast<CityId>(random() % map.cities().size())};
        for (int i = 0; i < 12; ++i) {
            const auto routes = map.routes_at(walk.back());
            walk.push_back(map.route(routes[random() % routes.size()]).other_end(walk.back()));
        }
        for (; walk.size() > 1; walk.pop_back()) {
            const ClaimVerdict verdict = judge_claim(map, position, PlayerColour::red, walk);
            RC_ASSERT(verdict.length <= verdict.best_length);
            RC_ASSERT(verdict.valid() == (verdict.routes.size() + 1 == walk.size()));
        }
    }));
}

}  // namespace
}  // namespace railref::scoring
