#include "vision/beyond_edge.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "vision/seen_light.h"

namespace railref::vision {
namespace {

const cv::Scalar kLand(120, 150, 180);
const cv::Scalar kTrack(90, 90, 90);
const cv::Scalar kTrain(40, 40, 200);
const cv::Rect kSpace(14, 12, 28, 12);  // around a patch's middle

cv::Mat print() {
    cv::Mat patch(kPatch, CV_8UC3, kLand);
    cv::rectangle(patch, kSpace, kTrack, cv::FILLED);
    return patch;
}

cv::Mat train_on_it() {
    cv::Mat patch = print();
    cv::rectangle(patch, kSpace, kTrain, cv::FILLED);
    return patch;
}

cv::Mat in_floats(const cv::Mat& patch) {
    cv::Mat floats;
    patch.convertTo(floats, CV_32F);
    return floats;
}

/// Channel by channel.
std::vector<std::uint8_t> planes_of(const cv::Mat& patch) {
    std::vector<std::uint8_t> planes;
    for (int c = 0; c < 3; ++c)
        for (int i = 0; i < static_cast<int>(patch.total()); ++i)
            planes.push_back(patch.at<cv::Vec3b>(i / patch.cols, i % patch.cols)[c]);
    return planes;
}

double most_different(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
    return cv::norm(a, b, cv::NORM_INF);
}

/// The patch as it is filled where the picture ends at this column.
std::vector<std::uint8_t> filled(cv::Mat patch, int picture_ends) {
    patch.colRange(picture_ends, patch.cols).setTo(0);
    std::vector<std::uint8_t> planes = planes_of(patch);
    fill_beyond_edge(patch, in_floats(print()), planes_of(print()).data(), planes.data());
    return planes;
}

class PictureThatEnds : public testing::TestWithParam<int> {};

TEST_P(PictureThatEnds, ShowsATrainBothEndsOfWhichAreAlike) {
    EXPECT_EQ(most_different(filled(train_on_it(), GetParam()), planes_of(train_on_it())), 0);
}

TEST_P(PictureThatEnds, ShowsThePrintOfAFreeSpace) {
    EXPECT_EQ(most_different(filled(print(), GetParam()), planes_of(print())), 0);
}

INSTANTIATE_TEST_SUITE_P(AtColumn, PictureThatEnds, testing::Values(30, 36, 44, 54));

TEST(FillBeyondEdge, ShowsNobodysTrainTwice) {
    cv::Mat beside = print();
    const cv::Rect corner(0, 0, 12, 6);
    cv::rectangle(beside, corner, kTrain, cv::FILLED);  // opposite lies beyond the edge, but on no place's ground
    EXPECT_EQ(most_different(filled(beside, 40), planes_of(beside)), 0);
}

TEST(FillBeyondEdge, WhoseMiddleIsBeyondTakesWhatElseIsKnown) {
    cv::Mat roofs = train_on_it();
    roofs.colRange(20, roofs.cols).setTo(0);
    std::vector<std::uint8_t> planes = planes_of(roofs);
    fill_beyond_edge(roofs, in_floats(print()), planes_of(train_on_it()).data(), planes.data());
    EXPECT_EQ(most_different(planes, planes_of(train_on_it())), 0);
}

TEST(FillBeyondEdge, LeavesBlackWithinThePicture) {
    cv::Mat hole = train_on_it();
    hole(cv::Rect(20, 14, 4, 4)).setTo(0);
    std::vector<std::uint8_t> planes = planes_of(hole);
    fill_beyond_edge(hole, in_floats(print()), planes_of(print()).data(), planes.data());
    EXPECT_EQ(most_different(planes, planes_of(hole)), 0);
}

}  // namespace
}  // namespace railref::vision
