#include "vision/weigh_answer.h"

#include <gtest/gtest.h>

#include <array>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/board_profile.h"
#include "printed_places.h"

namespace railref::vision {
namespace {

/// What is said of a place that looks hidden, seen from straight above on ground of one colour, where print is so
/// likely (print_likeness).
PlaceEvidence of_hidden_place(const cv::Vec3b& ground, double print) {
    const calibration::BoardProfile& profile = *calibration::built_in_profiles().front();
    const cv::Size photo(1000, 650);
    calibration::BoardFix fix;
    fix.profile = &profile;
    fix.warp.photo_from_board = cv::Matx33d(photo.width, 0, 0, 0, photo.height, 0, 0, 0, 1);
    fix.inliers = 500;
    const cv::Size top(cvCeil(profile.size_mm.width * kViewPxPerMm), cvCeil(profile.size_mm.height * kViewPxPerMm));
    BoardView view;
    view.top.surface = cv::Mat(top, CV_8UC3, cv::Scalar(ground));
    view.burnt = cv::Mat(top, CV_8U, cv::Scalar(0));
    const PrintedPlaces board = printed_places(60, 200);
    std::vector<cv::Mat> patches;
    for (const cv::Mat& cells : board.reference) {
        cv::Mat as_printed;
        cv::resize(cells, as_printed, kPatch, 0, 0, cv::INTER_NEAREST);
        as_printed.convertTo(patches.emplace_back(), CV_8U);
    }
    const SeenLight light(patches, board.reference, board.places, {300, 180});
    const std::array likeness{print};
    const std::array colours{PlayerColour::red, PlayerColour::blue};
    return weigh_answer({0.05, {}, 0.95}, 0, {{300, 200}, 0}, {view, fix, photo, light, likeness}, colours);
}

const cv::Vec3b kWarmGlare(222, 251, 255);  // blue, green, red

TEST(WeighAnswer, WhatAWarmLampsMirrorImageHidesIsNotCovered) {
    const PlaceEvidence dazzled = of_hidden_place(kWarmGlare, 0.4);
    EXPECT_NEAR(dazzled.seen, 1, 1e-9);
    EXPECT_FALSE(says_anything(dazzled));
}

TEST(WeighAnswer, BrightPaperAndAHandAre) {
    EXPECT_EQ(of_hidden_place(kWarmGlare, 0).seen, 0) << "paper";
    EXPECT_EQ(of_hidden_place({120, 250, 255}, 0.4).seen, 0) << "something yellow";
    EXPECT_EQ(of_hidden_place({130, 160, 210}, 0.4).seen, 0) << "a hand";
}

}  // namespace
}  // namespace railref::vision
