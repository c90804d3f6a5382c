#include "vision/plastics.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <opencv2/imgproc.hpp>

#include "vision/piece_shades.h"
#include "vision/place_input.h"
#include "vision/recolour.h"

namespace railref::vision {
namespace {

using maps::PlayerColour;

cv::Vec3f bgr_of(cv::Vec3f lab) {
    cv::Mat3f pixel(1, 1, lab);
    cv::cvtColor(pixel, pixel, cv::COLOR_Lab2BGR);
    return pixel(0, 0);
}

/// What place_input would give for places of one colour each, on the photo's planes and the reference's.
cv::Mat input_of(const std::vector<cv::Vec3f>& shades) {
    cv::Mat input(std::vector<int>{static_cast<int>(shades.size()), 9, kPatch.height, kPatch.width}, CV_8U);
    for (int i = 0; i < input.size[0]; ++i) {
        const cv::Vec3f bgr = bgr_of(shades[static_cast<std::size_t>(i)]);
        for (int plane = 0; plane < 9; ++plane)
            cv::Mat(kPatch, CV_8U, input.ptr<std::uint8_t>(i, plane)).setTo(255 * bgr[plane % 3]);
    }
    return input;
}

Plastics lime_for_green() {
    Plastics plastics = usual_plastics();
    plastics[maps::index(PlayerColour::green)] = {65, -30, 52};
    return plastics;
}

TEST(Plastics, AFileComesBackAsItWas) {
    const Plastics plastics = lime_for_green();
    const auto again = parse_plastics(plastics_json(plastics).dump(), "my.plastics");
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(*again, plastics);
}

TEST(Plastics, BrokenFilesAreRefusedWithTheirPlace) {
    const auto line = [](const char* text) {
        const auto read = parse_plastics(text, "my.plastics");
        return read ? std::string("accepted") : read.error().message();
    };
    EXPECT_NE(line(R"({"format": "railref-lens/1", "shades": {}})").find("railref-plastics/1"), std::string::npos);
    EXPECT_NE(line(R"({"format": "railref-plastics/1", "shades": {"pink": [1, 2, 3]}})").find("/shades/pink"),
              std::string::npos);
    EXPECT_NE(line(R"({"format": "railref-plastics/1", "shades": {"red": [1, 2]}})").find("/shades/red"),
              std::string::npos);
    EXPECT_NE(line(R"({"format": "railref-plastics/1", "shades": {"red": [101, 2, 40]}})").find("/shades/red"),
              std::string::npos);
    EXPECT_NE(line(R"({"format": "railref-plastics/1", "shades": {"red": [50, 2, 400]}})").find("/shades/red"),
              std::string::npos);
}

TEST(Recolour, UsualPlasticsChangeNothing) {
    cv::Mat input = input_of({{30, 10, -40}, {70, -30, 50}});
    const cv::Mat before = input.clone();
    recolour(input, usual_plastics());
    EXPECT_EQ(cv::norm(input.reshape(1, 1), before.reshape(1, 1), cv::NORM_INF), 0);
}

TEST(Recolour, ALearnedShadeBecomesTheUsualOneInLightAndShadow) {
    const cv::Vec3f lime = lime_for_green()[maps::index(PlayerColour::green)];
    cv::Mat input = input_of({lime, 0.6F * lime});
    recolour(input, lime_for_green());
    const cv::Vec3f usual = usual_plastics()[maps::index(PlayerColour::green)];
    EXPECT_LT(cv::norm(shade_on(input, 0) - usual), 0.3 * cv::norm(lime - usual));
    const cv::Vec3f shadow = shade_on(input, 1);
    EXPECT_LT(shadow[0], usual[0]);
    EXPECT_LT(shadow[1], -8) << "still green";
    EXPECT_LT(std::abs(shadow[2] / shadow[1] - usual[2] / usual[1]), 0.4) << "of the same hue";
}

TEST(Recolour, OtherColoursStay) {
    const std::vector<cv::Vec3f> others{{46, 51, 38}, {41, -3, -32}, {18, 0, 3}, {85, 2, 8}};
    cv::Mat input = input_of(others);
    recolour(input, lime_for_green());
    for (std::size_t i = 0; i < others.size(); ++i) EXPECT_LT(cv::norm(shade_on(input, i) - others[i]), 7) << i;
}

/// The same with print of many shades at the height of the board, then with print that is burnt out.
cv::Mat on_print(cv::Mat input) {
    for (int i = 0; i < input.size[0]; ++i)
        for (int plane = 0; plane < 3; ++plane)
            for (int p = 0; p < kPatch.area(); ++p)
                input.ptr<std::uint8_t>(i, plane)[p] = static_cast<std::uint8_t>(76 + p * 37 % 101);
    return input;
}

cv::Mat on_burnt_out_print(cv::Mat input) {
    input = on_print(input);
    for (int i = 0; i < input.size[0]; ++i)
        for (int plane = 0; plane < 3; ++plane) std::fill_n(input.ptr<std::uint8_t>(i, plane), kPatch.area() / 4, 242);
    return input;
}

/// In a picture that leaves nothing unsure.
PossibleRoofs as_seen(const cv::Mat& input) {
    return [=](std::size_t place) {
        const auto at = [&](int plane) {
            return static_cast<float>(
                       input.ptr<std::uint8_t>(static_cast<int>(place), plane)[kRoof.y * kPatch.width + kRoof.x]) /
                   255;
        };
        return std::vector{cv::Vec3f(at(3), at(4), at(5))};
    };
}

Answer surely(PlayerColour colour) {
    Answer answer;
    answer.colours[maps::index(colour)] = 1;
    return answer;
}

constexpr std::array kColours{PlayerColour::red, PlayerColour::green, PlayerColour::yellow};

TEST(StrangeTrains, LimeReadAsYellowMayBeGreen) {
    const cv::Vec3f lime(65, -30, 52);
    const cv::Vec3f yellow = usual_plastics()[maps::index(PlayerColour::yellow)];
    const std::vector<Answer> answers(8, surely(PlayerColour::yellow));
    const cv::Mat input = on_print(input_of({yellow, yellow, yellow, yellow, lime, lime, lime, lime}));
    const auto guesses = strange_trains(answers, input, as_seen(input), usual_plastics(), kColours);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_FALSE(guesses[i]) << i;
    for (std::size_t i = 4; i < 8; ++i) {
        ASSERT_TRUE(guesses[i]) << i;
        EXPECT_GT((*guesses[i])[maps::index(PlayerColour::green)], 0.1);
        EXPECT_LT((*guesses[i])[maps::index(PlayerColour::red)], 0.1);
    }
}

TEST(StrangeTrains, SheenAndShadowAreNotStrange) {
    const cv::Vec3f red = usual_plastics()[maps::index(PlayerColour::red)];
    const cv::Vec3f sheen(85, 6, 3);
    const std::vector<Answer> answers(6, surely(PlayerColour::red));
    const cv::Mat input = on_print(input_of({red, red, 0.5F * red, 0.5F * red, sheen, sheen}));
    const auto guesses = strange_trains(answers, input, as_seen(input), usual_plastics(), kColours);
    for (const auto& guess : guesses) EXPECT_FALSE(guess);
}

TEST(StrangeTrains, WhatMayBeTheUsualPlasticIsNotStrange) {
    const cv::Vec3f greenish(77, -28, 71);
    const cv::Vec3f yellow = usual_plastics()[maps::index(PlayerColour::yellow)];
    const std::vector<Answer> answers(6, surely(PlayerColour::yellow));
    const cv::Mat input = on_print(input_of(std::vector(6, greenish)));
    const auto if_it_may_be = [&](const std::vector<cv::Vec3f>& labs) {
        std::vector<cv::Vec3f> possible;
        for (const cv::Vec3f& lab : labs) possible.push_back(bgr_of(lab));
        return strange_trains(
            answers, input, [=](std::size_t) { return possible; }, usual_plastics(), kColours);
    };
    for (const auto& guess : if_it_may_be({greenish})) EXPECT_TRUE(guess);
    for (const auto& guess : if_it_may_be({greenish, yellow})) EXPECT_FALSE(guess);
}

TEST(StrangeTrains, AmidBurntOutPrintNobodyCanTell) {
    const cv::Vec3f brownish_black(57, 12, 29);
    const std::vector<Answer> answers(6, surely(PlayerColour::green));
    const cv::Mat input = input_of(std::vector(6, brownish_black));
    const auto on = [&](const cv::Mat& print) {
        return strange_trains(answers, print, as_seen(print), usual_plastics(), kColours);
    };
    for (const auto& guess : on(on_print(input.clone()))) EXPECT_TRUE(guess);
    for (const auto& guess : on(on_burnt_out_print(input.clone()))) EXPECT_FALSE(guess);
}

}  // namespace
}  // namespace railref::vision
