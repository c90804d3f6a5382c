#include "vision/moved_print.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <opencv2/core.hpp>
#include <vector>

#include "calibration/find_face.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "drawn_reading.h"
#include "maps/load_map.h"
#include "other_printing.h"
#include "tests/sample_profile.h"
#include "vision/board_view.h"
#include "vision/place_input.h"

/// Printings that have single routes elsewhere.
namespace railref::tests {
namespace {

struct Count {
    int routes = 0;
    int right = 0;
    int silent = 0;
    std::size_t questions = 0;
};

void read(const renderer::Scene& scene, const calibration::BoardProfile& profile, Count& count) {
    const auto reading = read_drawn(scene, profile);
    if (!reading) return;
    count.questions += reading->questions.size();
    for (std::size_t r = 0; r < reading->routes.size(); ++r) {
        const auto claim = scene.state.claims.find(static_cast<maps::RouteId>(r));
        const auto* seen = std::get_if<maps::PlayerColour>(&reading->routes[r].owner);
        const bool right =
            claim == scene.state.claims.end() ? seen == nullptr : seen != nullptr && *seen == claim->second;
        ++count.routes;
        count.right += right;
        count.silent += !right && reading->routes[r].confidence > 0.9;
    }
}

using Printing = calibration::BoardProfile (*)(const calibration::BoardProfile&, std::uint64_t seed);

Count read_as(Printing printing) {
    Count count;
    for (const std::uint64_t seed : {21U, 22U, 23U})
        read(
            renderer::random_scene(*maps::built_in_board("europe"),
                                   seed % 2 == 0 ? renderer::View::table : renderer::View::oblique, seed, {1600, 1200}),
            printing(sample_profile(), seed), count);
    return count;
}

TEST(MovedPrint, RoutesThatAnotherPrintingHasElsewhereAreRead) {
    const Count count = read_as(other_printing);
    ASSERT_EQ(count.routes, 303);
    EXPECT_GE(count.right, 302);      // 290 where they are looked for as profiled, 297 seen from there alone
    EXPECT_EQ(count.silent, 0);       // 8, 3
    EXPECT_LE(count.questions, 24U);  // 65, 45
}

TEST(MovedPrint, RoutesThatFollowTheirCitiesAreRead) {
    const Count count = read_as(redrawn);
    ASSERT_EQ(count.routes, 303);
    EXPECT_GE(count.right, 302);      // 299 where all spaces of a route move alike
    EXPECT_EQ(count.silent, 0);       // 1
    EXPECT_LE(count.questions, 30U);  // 44
}

/// Where the places of a profile seem to lie in a drawn photo.
vision::MovedPrint moves_in(const cv::Mat& photo, const calibration::BoardProfile& profile) {
    const calibration::BoardProfile* known = &profile;
    auto fix = calibration::find_board(photo, {&known, 1});
    if (!fix) return {};
    const vision::TopViews top = vision::view_board(photo, *fix, vision::usual_plastics()).top;
    const std::vector<vision::Place> places = vision::places_of(profile);
    std::vector<cv::Mat> reference = profile.at_spaces;
    reference.insert(reference.end(), profile.at_cities.begin(), profile.at_cities.end());
    std::vector<std::size_t> all(places.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    vision::MovedPrintSearch search(places, *profile.map);
    search.look(vision::place_input(top, places, reference, profile.size_mm), all,
                std::vector<cv::Point2d>(places.size()));
    return search.found();
}

/// Median distance of where spaces of `printing` were found in a photo of `profile` from where they lie there.
double usual_error_mm(const vision::MovedPrint& print, const calibration::BoardProfile& profile,
                      const calibration::BoardProfile& printing) {
    std::vector<double> errors;
    for (std::size_t i = 0; i < profile.spaces.size(); ++i) {
        const maps::Point at = profile.spaces[i].centre;
        const maps::Point looked_at = printing.spaces[i].centre;
        const cv::Point2d by_mm((at.x - looked_at.x) * profile.size_mm.width,
                                (at.y - looked_at.y) * profile.size_mm.height);
        errors.push_back(cv::norm(print.places[i].by_mm - by_mm));
    }
    const auto middle = errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2);
    std::ranges::nth_element(errors, middle);
    return *middle;
}

TEST(MovedPrint, PlacesAreFoundToAMillimetre) {
    for (const std::uint64_t seed : {22U, 23U}) {
        const auto scene =
            renderer::random_scene(*maps::built_in_board("europe"), renderer::View::table, seed, {1600, 1200});
        const auto printing = other_printing(sample_profile(), seed);
        const auto print = moves_in(renderer::render(scene).pixels, printing);
        ASSERT_TRUE(print.is_another);
        EXPECT_LT(usual_error_mm(print, sample_profile(), printing), 0.9);  // 0.92 and 0.97 by the likeliest move alone
    }
}

// Glare that bleaches print makes single routes look so where they are not: trains of one twin then seem the other's.
TEST(MovedPrint, WhatAloneLiesQuiteElsewhereMayLieAsProfiled) {
    const maps::BoardMap& map = *maps::built_in_board("europe");
    const cv::Mat photo = renderer::render(renderer::random_scene(map, renderer::View::table, 20, {1600, 1200})).pixels;
    int quite_elsewhere = 0;  // most are taken for glare, and left where they are
    for (std::size_t r = 0; r < map.routes().size(); ++r) {
        const auto route = static_cast<maps::RouteId>(r);
        const auto twin = map.route(route).twin;
        if (!twin || *twin < route) continue;
        const auto moves =
            moves_in(photo, with_one_elsewhere(sample_profile(), route, renderer::to_twin_mm(map, map.route(route))));
        ASSERT_FALSE(moves.is_another);
        for (const vision::Moved& moved : moves.places) {
            if (cv::norm(moved.by_mm) < 5) continue;
            ++quite_elsewhere;
            EXPECT_GT(moved.otherwise, 0.4);
            EXPECT_LT(moved.otherwise, 0.6) << "each place is believed half, over all of a route's spaces too";
            EXPECT_EQ(moved.otherwise_mm, cv::Point2d());
        }
    }
    EXPECT_GT(quite_elsewhere, 0);
}

}  // namespace
}  // namespace railref::tests
