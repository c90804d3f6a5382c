#include "vision/pushed_twins.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "maps/load_map.h"
#include "places_on.h"

namespace railref::vision {
namespace {

using enum maps::PlayerColour;

/// A board of the USA where trains lie at places of their own, and what is seen of them wherever one looks.
class Table {
public:
    const maps::BoardMap& map = *maps::built_in_board("usa");
    std::vector<Place> places = places_on(map);
    int glances = 0;
    int looks = 0;

    /// Trains along a route, `aside` of the way from it to its twin (1: on the twin's spaces; negative: away from it).
    void lay(const char* slug, maps::PlayerColour colour, double aside = 0) {
        const maps::RouteId route = *map.find_route(slug);
        const auto& twin = map.routes()[maps::index(route)].twin;
        for (int k = 0; k < map.routes()[maps::index(route)].length(); ++k) {
            const cv::Point2d at = places[space_of(route, k)].centre_mm;
            const cv::Point2d across = twin ? places[space_of(*twin, k)].centre_mm - at : cv::Point2d();
            trains_.emplace_back(at + aside * across, colour);
        }
    }

    /// What the networks would say of the route's spaces after the twins were minded: least of its spaces.
    double says(const char* slug, maps::PlayerColour colour) const {
        return least(slug, [&](const Answer& a) { return a.colours[maps::index(colour)]; });
    }
    double says_free(const char* slug) const {
        return least(slug, [](const Answer& a) { return a.nobody; });
    }

    void mind() {
        said_.clear();
        for (const Place& place : places) said_.push_back(seen_at(place.centre_mm));
        mind_pushed_twins(said_, places, map,
                          {[&](std::span<const Aside> which) {
                               glances += static_cast<int>(which.size());
                               return aside(which);
                           },
                           [&](std::span<const Aside> which) {
                               looks += static_cast<int>(which.size());
                               return aside(which);
                           }});
    }

private:
    std::size_t space_of(maps::RouteId route, int k) const {
        std::size_t first = 0;
        for (std::size_t r = 0; r < maps::index(route); ++r) first += map.routes()[r].spaces.size();
        return first + static_cast<std::size_t>(k);
    }
    template <class Probability>
    double least(const char* slug, const Probability& probability) const {
        const maps::RouteId route = *map.find_route(slug);
        double least = 1;
        for (int k = 0; k < map.routes()[maps::index(route)].length(); ++k)
            least = std::min(least, probability(said_[space_of(route, k)]));
        return least;
    }

    /// The nearest train within half its width is seen surely, one a little further away half.
    Answer seen_at(cv::Point2d mm) const {
        Answer answer;
        answer.nobody = 0.997;
        answer.colours.fill(0.003 / static_cast<double>(answer.colours.size()));
        double nearest = 6.5;
        for (const auto& [at, colour] : trains_) {
            const double away = cv::norm(at - mm);
            if (away >= nearest) continue;
            nearest = away;
            const double surely = away < 4.5 ? 0.99 : 0.6;
            answer.nobody = 0.995 - surely;
            answer.colours.fill(0.005 / static_cast<double>(answer.colours.size() - 1));
            answer.colours[maps::index(colour)] = surely;
        }
        return answer;
    }
    std::vector<Answer> aside(std::span<const Aside> which) const {
        std::vector<Answer> answers;
        for (const Aside& look : which) answers.push_back(seen_at(places[look.place].centre_mm + look.by_mm));
        return answers;
    }

    std::vector<std::pair<cv::Point2d, maps::PlayerColour>> trains_;
    std::vector<Answer> said_;
};

TEST(PushedTwins, TrainsOnTheTwinsSpacesWithOthersBesideThemAreDoubted) {
    Table table;
    table.lay("calgary-winnipeg-white", blue);
    table.lay("helena-omaha-red", black);
    table.lay("dallas-houston-gray-1", blue, 1);
    table.lay("dallas-houston-gray-2", black, -1);
    table.mind();
    EXPECT_GT(table.says("dallas-houston-gray-1", blue), 0.2);
    EXPECT_GT(table.says("dallas-houston-gray-2", black), 0.2);
    EXPECT_LT(table.says("dallas-houston-gray-2", blue), 0.8);
}

TEST(PushedTwins, TrainsBetweenTheSpacesAreReadWhereTheyLie) {
    Table table;
    table.lay("calgary-winnipeg-white", blue);
    table.lay("helena-omaha-red", black);
    table.lay("dallas-houston-gray-1", blue, 0.6);
    table.lay("dallas-houston-gray-2", black, -0.6);
    table.mind();
    EXPECT_GT(table.says("dallas-houston-gray-1", blue), 0.5);
    EXPECT_GT(table.says("dallas-houston-gray-2", black), 0.5);
}

TEST(PushedTwins, TheLongerTheSurer) {
    Table table;
    table.lay("calgary-winnipeg-white", red);
    table.lay("helena-omaha-red", yellow);
    table.lay("denver-kansas-city-black", red, 1);
    table.lay("denver-kansas-city-orange", yellow, -1);
    table.mind();
    EXPECT_GT(table.says("denver-kansas-city-black", red), 0.6);
    EXPECT_GT(table.says("denver-kansas-city-orange", yellow), 0.6);
}

TEST(PushedTwins, AStripeOfLightBesideThePairIsNobodysTrains) {
    Table table;
    table.lay("calgary-winnipeg-white", blue);
    table.lay("raleigh-washington-gray-2", blue, 0.3);
    table.lay("raleigh-washington-gray-2", yellow, -0.8);  // what looks so
    table.mind();
    EXPECT_GT(table.says("raleigh-washington-gray-2", blue), 0.95);
    EXPECT_GT(table.says_free("raleigh-washington-gray-1"), 0.95);
    table.lay("helena-omaha-red", yellow);
    table.mind();
    EXPECT_LT(table.says_free("raleigh-washington-gray-1"), 0.5) << "where yellow plays it may be theirs";
}

TEST(PushedTwins, TrainsOnTheirSpacesStayAndTakeOneGlance) {
    Table table;
    table.lay("dallas-houston-gray-1", blue);
    table.lay("kansas-city-omaha-gray-1", red);
    table.lay("kansas-city-omaha-gray-2", black);
    table.lay("denver-kansas-city-black", green, -0.15);
    table.mind();
    EXPECT_GT(table.says("dallas-houston-gray-1", blue), 0.98);
    EXPECT_GT(table.says_free("dallas-houston-gray-2"), 0.98);
    EXPECT_GT(table.says("kansas-city-omaha-gray-2", black), 0.98);
    EXPECT_GT(table.says_free("denver-kansas-city-orange"), 0.98);
    EXPECT_EQ(table.glances, 1 + 4);  // beside the two that have a free twin
    EXPECT_EQ(table.looks, 0);
}

TEST(PushedTwins, AnEmptyBoardTakesNoLook) {
    Table table;
    table.mind();
    EXPECT_EQ(table.glances + table.looks, 0);
}

TEST(PushedTwins, TrainsOfARouteBesideThePairAreItsOwn) {
    Table table;
    const auto& routes = table.map.routes();
    for (const maps::Route& route : routes)
        if (!route.twin) table.lay(route.slug.c_str(), red);
    for (const maps::Route& route : routes)
        if (route.twin && routes[maps::index(*route.twin)].slug > route.slug) table.lay(route.slug.c_str(), blue);
    table.mind();
    for (const maps::Route& route : routes) {
        if (!route.twin) continue;
        if (routes[maps::index(*route.twin)].slug > route.slug)
            EXPECT_GT(table.says(route.slug.c_str(), blue), 0.97) << route.slug;
        else
            EXPECT_GT(table.says_free(route.slug.c_str()), 0.97) << route.slug;
    }
}

}  // namespace
}  // namespace railref::vision
