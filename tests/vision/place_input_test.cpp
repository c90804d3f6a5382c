#include "vision/place_input.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "drawn_scene.h"

namespace railref::vision {
namespace {

const cv::Size2d kSceneMm(kSceneWidthMm, kSceneHeightMm);

nlohmann::json python_numbers() {
    std::ifstream file(RAILREF_SOURCE_DIR "/tests/vision/place_input_numbers.json");
    return nlohmann::json::parse(file);
}

TEST(PlaceInput, ReferenceIsWhatPythonTrainedWith) {
    const auto cells = cell_colours(drawn_scene(1), drawn_places());
    const auto wanted = python_numbers().at("reference").get<std::vector<int>>();
    ASSERT_EQ(cells.size(), 4U);
    const std::size_t per_place = cells[0].total() * 3;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::size_t at = i * 29;
        EXPECT_EQ(cells[at / per_place].data[at % per_place], wanted[i]) << "number " << at;
    }
}

/// Logarithms and sums round a little differently in numpy: one level of 255 is allowed here and there.
TEST(PlaceInput, IsWhatPythonTrainedWith) {
    const auto places = drawn_places();
    const cv::Mat input = place_input(drawn_views(), places, cell_colours(drawn_scene(1), places), kSceneMm);
    const auto numbers = python_numbers();
    const auto wanted = numbers.at("input").get<std::vector<int>>();
    const auto every = numbers.at("every").get<std::size_t>();
    int different = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::size_t at = i * every;  // as Python counts: place, row, column, channel
        const auto channel = static_cast<int>(at % 6);
        const auto pixel = static_cast<int>(at / 6 % static_cast<std::size_t>(kPatch.area()));
        const auto place = static_cast<int>(at / 6 / static_cast<std::size_t>(kPatch.area()));
        const int value = input.ptr<std::uint8_t>(place, channel)[pixel];
        EXPECT_NEAR(value, wanted[i], 1) << "number " << at;
        different += value != wanted[i] ? 1 : 0;
    }
    EXPECT_LE(different, 2);
}

/// The third place where the picture ends just beyond its middle.
TEST(PlaceInput, AtThePicturesEdgeIsWhatPythonTrainsWith) {
    const auto places = drawn_places();
    TopViews cut = drawn_views();
    cut.surface.colRange(156, cut.surface.cols).setTo(0);
    cut.roofs.colRange(152, cut.roofs.cols).setTo(0);
    const cv::Mat input = place_input(cut, places, cell_colours(drawn_scene(1), places), kSceneMm);
    const auto wanted = python_numbers().at("at_edge").get<std::vector<int>>();
    int different = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::size_t at = i * 97;  // row, column, channel
        const int value = input.ptr<std::uint8_t>(2, static_cast<int>(at % 6))[at / 6];
        EXPECT_NEAR(value, wanted[i], 2) << "number " << at;
        different += value != wanted[i] ? 1 : 0;
    }
    EXPECT_LE(different, 4);
}

TEST(PlaceInput, LooksTheSameInAnyLight) {
    const auto places = drawn_places();
    const auto reference = cell_colours(drawn_scene(1), places);
    const cv::Mat plain = place_input(drawn_views(), places, reference, kSceneMm);
    TopViews warm = drawn_views();
    const auto lamp = [](cv::Mat& view) {
        view.convertTo(view, CV_32FC3);
        cv::multiply(view + cv::Scalar::all(16), cv::Scalar(0.6, 0.8, 0.95), view);
        view -= cv::Scalar::all(16);
        view.convertTo(view, CV_8UC3);
    };
    lamp(warm.surface);
    lamp(warm.roofs);
    const cv::Mat lit = place_input(warm, places, reference, kSceneMm);
    const double mean =
        cv::norm(plain.reshape(1, 1), lit.reshape(1, 1), cv::NORM_L1) / static_cast<double>(plain.total());
    EXPECT_LT(mean, 2);
}

TEST(PlaceInput, OutsideThePhotoSaysNothingOfTheLight) {
    const auto places = drawn_places();
    const auto reference = cell_colours(drawn_scene(1), places);
    TopViews cut = drawn_views();
    const cv::Mat whole = place_input(cut, places, reference, kSceneMm);
    cut.surface.colRange(150, 200).setTo(0);  // the third place lies there
    const cv::Mat part = place_input(cut, places, reference, kSceneMm);
    const cv::Mat a(1, 3 * kPatch.area(), CV_8U, const_cast<std::uint8_t*>(whole.ptr<std::uint8_t>(1)));
    const cv::Mat b(1, 3 * kPatch.area(), CV_8U, const_cast<std::uint8_t*>(part.ptr<std::uint8_t>(1)));
    EXPECT_LT(cv::norm(a, b, cv::NORM_L1) / a.cols, 6);
}

/// Print of many colours.
cv::Mat colourful_view() {
    cv::Mat blocks(60, 80, CV_8UC3);
    cv::RNG(5).fill(blocks, cv::RNG::UNIFORM, 30, 220);
    cv::Mat view;
    cv::resize(blocks, view, {}, 8, 8, cv::INTER_CUBIC);
    return view;
}

std::vector<Place> eighty_places() {
    std::vector<Place> places;
    for (int i = 0; i < 80; ++i) places.push_back({{60 + 40.0 * (i % 10), 60 + 30.0 * (i / 10)}, 0.4 * i});
    return places;
}

/// As a hazy lens shows it.
cv::Mat veiled(const cv::Mat& view) {
    cv::Mat hazy(view.size(), CV_8UC3);
    const auto veil = [](std::uint8_t level) {
        return cv::saturate_cast<std::uint8_t>(255 * std::pow(0.7 * std::pow(level / 255.0, 2.2) + 0.3, 1 / 2.2));
    };
    std::transform(view.datastart, view.dataend, hazy.data, veil);
    return hazy;
}

TEST(PossibleRoofs, AreOneColourInUsualLightAndSeveralUnderAVeil) {
    const cv::Mat view = colourful_view();
    const auto places = eighty_places();
    const auto printed = cell_colours(view, places);
    const auto certain = SeenPlaces(view, places, printed, {512, 384}).possible_roofs(view, 5);
    ASSERT_EQ(certain.size(), 1U);
    const cv::Mat hazy = veiled(view);
    const auto possible = SeenPlaces(hazy, places, printed, {512, 384}).possible_roofs(hazy, 5);
    EXPECT_GT(possible.size(), 1U);
    const auto nearest = std::ranges::min(possible, {}, [&](cv::Vec3f bgr) { return cv::norm(bgr - certain[0]); });
    EXPECT_LT(cv::norm(nearest - certain[0]), 0.06);
}

TEST(SeenPlacesOfAnotherPrinting, LookNeitherVeiledNorBleachedOnceTheyAreFound) {
    const cv::Mat view = colourful_view();
    const cv::Point2d elsewhere(7, -5);
    const std::vector<Place> printed = eighty_places();
    std::vector<Place> profiled = printed;
    for (Place& place : profiled) place.centre_mm -= elsewhere;
    SeenPlaces seen(view, profiled, cell_colours(view, printed), {512, 384});
    EXPECT_LT(seen.light().colours_left(), 0.7);
    std::vector<std::size_t> all(printed.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    seen.move(view, all, std::vector<cv::Point2d>(printed.size(), elsewhere));
    EXPECT_TRUE(seen.settle_light());
    EXPECT_GT(seen.light().colours_left(), 0.95);
    for (std::size_t i = 0; i < printed.size(); ++i) EXPECT_LT(seen.light().veil(i), 0.02);
    EXPECT_FALSE(SeenPlaces(view, printed, cell_colours(view, printed), {512, 384}).settle_light());
}

}  // namespace
}  // namespace railref::vision
