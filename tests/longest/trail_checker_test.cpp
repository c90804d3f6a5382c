#include "scoring/trail_checker.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "maps/load_map.h"

namespace railref::scoring {
namespace {

/// Four arms at Helena (6, 5, 4, 3) and a line elsewhere; the answer is right, and each test spoils one thing.
class TrailChecker : public testing::Test {
protected:
    TrailChecker() : map_(*maps::built_in_board("usa")), position_(map_) {
        for (const char* slug : {"calgary-helena-gray", "duluth-helena-orange", "helena-omaha-red",
                                 "helena-salt-lake-city-pink", "atlanta-miami-blue"}) {
            position_.claim(*map_.find_route(slug), player_);
        }
        answer_ = longest_route(map_, position_, player_);
    }

    [[nodiscard]] TrailCheck check() const { return check_longest_route(map_, position_, player_, answer_); }
    OddCitiesCertificate& certificate() { return std::get<OddCitiesCertificate>(answer_.certificate); }

    const BoardMap& map_;
    PlayerColour player_ = PlayerColour::red;
    Position position_;
    LongestRoute answer_;
};

TEST_F(TrailChecker, AcceptsAndProvesARightAnswer) {
    EXPECT_TRUE(check().sound());
    EXPECT_TRUE(check().bound_proved);
}

TEST_F(TrailChecker, SeesAShorterTrail) {
    answer_.trail = {
        {*map_.find_route("duluth-helena-orange")}, {*map_.find_city("duluth"), *map_.find_city("helena")}, 6};
    answer_.upper_bound = 6;
    certificate().left_out = position_.routes_of(player_);
    std::erase(certificate().left_out, answer_.trail.routes.front());
    EXPECT_EQ(check().faults, std::vector<std::string>{"parity allows 11 trains"});
    EXPECT_FALSE(check().bound_proved);
}

TEST_F(TrailChecker, SeesAWrongLength) {
    ++answer_.trail.length;
    EXPECT_FALSE(check().sound());
    ++answer_.upper_bound;
    EXPECT_EQ(check().faults, std::vector<std::string>{"the routes of the trail add up to 11"});
}

TEST_F(TrailChecker, SeesALooseBound) {
    ++answer_.upper_bound;
    EXPECT_EQ(check().faults, std::vector<std::string>{"the upper bound differs from the length"});
}

TEST_F(TrailChecker, SeesAnothersRoute) {
    position_.claim(answer_.trail.routes.front(), PlayerColour::blue);
    EXPECT_FALSE(check().sound());
}

TEST_F(TrailChecker, SeesARouteTwice) {
    answer_.trail.routes[1] = answer_.trail.routes[0];
    EXPECT_FALSE(check().sound());
}

TEST_F(TrailChecker, SeesAJump) {
    std::swap(answer_.trail.cities[0], answer_.trail.cities[1]);
    EXPECT_FALSE(check().sound());
}

TEST_F(TrailChecker, SeesAMissingCity) {
    answer_.trail.cities.pop_back();
    EXPECT_FALSE(check().sound());
}

TEST_F(TrailChecker, SeesAWrongOddCity) {
    certificate().odd_cities.pop_back();
    EXPECT_EQ(check().faults, std::vector<std::string>{"the certificate names the wrong odd cities"});
}

TEST_F(TrailChecker, SeesARouteForgottenInTheCertificate) {
    certificate().left_out.pop_back();
    EXPECT_FALSE(check().sound());
}

TEST_F(TrailChecker, SeesASearchOfNothing) {
    answer_.certificate = SearchCertificate{0};
    EXPECT_FALSE(check().sound());
}

TEST_F(TrailChecker, SeesAMissingSentence) {
    answer_.why_not_longer.clear();
    EXPECT_FALSE(check().sound());
}

TEST_F(TrailChecker, DoesNotProveWhatItCannot) {
    Position whole(map_);
    for (std::size_t route = 0; route < map_.routes().size(); ++route)
        whole.claim(static_cast<RouteId>(route), player_);
    const TrailCheck check = check_longest_route(map_, whole, player_, longest_route(map_, whole, player_));
    EXPECT_TRUE(check.sound());
    EXPECT_FALSE(check.bound_proved) << "22 odd cities are more than it pairs up";
}

}  // namespace
}  // namespace railref::scoring
