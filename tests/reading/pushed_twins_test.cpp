#include "vision/pushed_twins.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/core.hpp>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "calibration/renderer/random_scene.h"
#include "drawn_reading.h"
#include "maps/load_map.h"
#include "reading_score.h"
#include "tests/sample_profile.h"
#include "vision/place_input.h"

/// Twins whose trains were pushed aside together.
namespace railref::tests {
namespace {

using maps::BoardMap;
using maps::RouteId;

/// Every pair of twins taken by two players, all trains of it `share` of the way to the other's spaces.
renderer::Scene pushed_scene(const BoardMap& map, std::uint64_t seed, double share) {
    renderer::Scene scene = renderer::random_scene(map, renderer::View::table, seed, {2000, 1500});
    const std::vector colours(map.colours().begin(), map.colours().end());
    for (std::size_t r = 0; r < map.routes().size(); ++r) {
        const maps::Route& route = map.routes()[r];
        if (!route.twin || maps::index(*route.twin) < r) continue;
        const auto id = static_cast<RouteId>(r);
        scene.state.claims.erase(id);
        scene.state.claims.erase(*route.twin);
        scene.state.claims[id] = colours[r % colours.size()];
        scene.state.claims[*route.twin] = colours[(r + 1) % colours.size()];
        scene.aside_mm[id] = scene.aside_mm[*route.twin] =
            (r % 2 == 0 ? share : -share) * renderer::to_twin_mm(map, route);
    }
    return scene;
}

/// The pushed routes alone.
void read(const renderer::Scene& scene, Tally& count) {
    const auto reading = read_drawn(scene, sample_profile());
    if (!reading) return;
    LabelledPhoto truth = truth_of(scene);
    for (std::size_t r = 0; r < scene.map->routes().size(); ++r)
        if (!scene.aside_mm.contains(static_cast<RouteId>(r))) truth.unseen_routes.insert(scene.map->routes()[r].slug);
    count += score_reading(*reading, truth).routes;
}

Tally pushed_by(double share) {
    Tally count;
    for (const std::uint64_t seed : {31U, 32U, 33U})
        read(pushed_scene(*maps::built_in_board("europe"), seed, share), count);
    return count;
}

// Without mind_pushed_twins none of the first is right and 60 are wrong without a question; of the second 46 are right.
TEST(PushedTwins, ReadOrAskedAboutOnTheOthersSpaces) {
    const Tally count = pushed_by(0.9);
    ASSERT_EQ(count.places, 66);
    EXPECT_GE(count.right, 58);
    EXPECT_LE(count.silent, 6);  // Bruxelles - Paris, whose trains then lie on other routes' spaces
}

TEST(PushedTwins, ReadHalfWayToTheOthersSpaces) {
    const Tally count = pushed_by(0.5);
    ASSERT_EQ(count.places, 66);
    EXPECT_GE(count.right, 65);
    EXPECT_EQ(count.silent, 0);
}

using maps::PlayerColour;
using vision::Answer;

Answer says(double free, std::vector<std::pair<PlayerColour, double>> colours) {
    Answer answer{free, {}, 0};
    for (const auto& [colour, probability] : colours) answer.colours[maps::index(colour)] = probability;
    return answer;
}

/// What looks say across twins of which one, `second`, has yellow trains that lie in lamp light: where the networks
/// look beside tracks, they take the trains' shadow for black ones. `half`: from the first twin's spaces, in halves of
/// what the twins lie apart.
Answer in_shadow(int half) {
    switch (half) {
        case 1:
            return says(0.3, {{PlayerColour::yellow, 0.7}});
        case 2:
            return says(0.01, {{PlayerColour::yellow, 0.95}, {PlayerColour::black, 0.03}});
        case 3:
            return says(0.05, {{PlayerColour::yellow, 0.2}, {PlayerColour::black, 0.65}});
        case 4:
            return says(0.35, {{PlayerColour::black, 0.55}});
        default:
            return says(0.95, {{PlayerColour::red, 0.04}});
    }
}

TEST(PushedTwins, ShadowsAreNotASecondRowOfTrains) {
    const BoardMap& map = *maps::built_in_board("europe");
    const std::vector<vision::Place> places = vision::places_of(sample_profile());
    const auto spaces = vision::places_by_route(map);
    const auto spaces_of = [&](std::string_view route) { return spaces[maps::index(*map.find_route(route))]; };
    const auto first = spaces_of("frankfurt-paris-orange");
    const auto second = spaces_of("frankfurt-paris-white");
    const cv::Point2d apart = places[second[0]].centre_mm - places[first[0]].centre_mm;
    std::vector<Answer> said(places.size(), says(1, {}));
    for (const auto& [route, colour] :
         {std::pair{"budapest-kyiv-gray", PlayerColour::black}, std::pair{"palermo-smyrna-gray", PlayerColour::yellow}})
        for (const std::size_t space : spaces_of(route)) said[space] = says(0, {{colour, 1}});
    for (const std::size_t space : first) said[space] = in_shadow(0);
    for (const std::size_t space : second) said[space] = in_shadow(2);
    const auto look = [&](std::span<const vision::Aside> which) {
        std::vector<Answer> answers;
        for (const auto& [place, by_mm] : which) {
            const bool of_second = std::ranges::count(second, place) > 0;
            const bool of_either = of_second || std::ranges::count(first, place) > 0;
            const int half = cvRound(2 * by_mm.dot(apart) / apart.dot(apart)) + (of_second ? 2 : 0);
            answers.push_back(of_either ? in_shadow(half) : says(1, {}));
        }
        return answers;
    };
    vision::mind_pushed_twins(said, places, map, {look, look});
    for (const std::size_t space : second) EXPECT_GT(said[space].colours[maps::index(PlayerColour::yellow)], 0.8);
    for (const std::size_t space : first) EXPECT_GT(said[space].nobody, 0.8);
}

}  // namespace
}  // namespace railref::tests
