#include "calibration/sift.h"

#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/renderer/board_art.h"
#include "maps/load_map.h"

/// OpenCV's SIFT is the oracle.
namespace railref::calibration {
namespace {

constexpr double kContrast = 0.02;

cv::Mat drawn_board(int width) {
    cv::Mat gray;
    cv::cvtColor(renderer::draw_board(*maps::built_in_board("europe"), width), gray, cv::COLOR_BGR2GRAY);
    return gray;
}

cv::Mat blotches(cv::Size size) {
    cv::Mat fine(size, CV_8U);
    cv::RNG(7).fill(fine, cv::RNG::UNIFORM, 0, 255);
    cv::Mat smooth;
    cv::GaussianBlur(fine, smooth, {}, 2.5);
    cv::normalize(smooth, smooth, 0, 255, cv::NORM_MINMAX);
    return smooth;
}

struct Known {
    std::vector<cv::KeyPoint> keypoints;
    cv::Mat descriptors;
};

Known as_opencv_has_it(const cv::Mat& gray) {
    Known known;
    cv::SIFT::create(0, static_cast<int>(ScaleSpace::kLayers), kContrast)
        ->detectAndCompute(gray, cv::noArray(), known.keypoints, known.descriptors);
    return known;
}

/// The row of the known keypoint that is the same; -1: none is.
int same_as(const DirectedKeypoint& keypoint, const Known& known) {
    for (std::size_t i = 0; i < known.keypoints.size(); ++i) {
        const cv::KeyPoint& other = known.keypoints[i];
        // OpenCV counts angles clockwise.
        const double turned = std::remainder(keypoint.angle + static_cast<double>(other.angle), 360.0);
        if (cv::norm(other.pt - keypoint.at) < 0.01 && std::abs(other.size - keypoint.size) < 0.01F &&
            std::abs(turned) < 0.2)
            return static_cast<int>(i);
    }
    return -1;
}

void expect_as_opencv(const cv::Mat& gray, std::size_t more_than) {
    const Known known = as_opencv_has_it(gray);
    const ScaleSpace space(gray, kContrast);
    const auto keypoints = in_their_directions(space, space.keypoints());
    const cv::Mat descriptors = describe(space, keypoints);
    ASSERT_GT(known.keypoints.size(), more_than);
    const auto count = static_cast<double>(known.keypoints.size());
    EXPECT_NEAR(static_cast<double>(keypoints.size()), count, 0.005 * count);
    int same = 0;
    for (std::size_t i = 0; i < keypoints.size(); ++i) {
        const int other = same_as(keypoints[i], known);
        if (other < 0) continue;
        ++same;
        EXPECT_LE(cv::norm(descriptors.row(static_cast<int>(i)), known.descriptors.row(other), cv::NORM_INF), 2);
    }
    EXPECT_GE(same, 0.995 * count);
}

TEST(Sift, IsOpenCvsOnADrawnBoard) { expect_as_opencv(drawn_board(500), 200); }

TEST(Sift, IsOpenCvsOnBlotches) { expect_as_opencv(blotches({311, 203}), 200); }

TEST(Sift, IsOpenCvsOnASmallPictureOfOddSize) { expect_as_opencv(blotches({61, 47}), 20); }

TEST(Sift, FindsNothingWhereNothingIs) {
    EXPECT_TRUE(ScaleSpace(cv::Mat(90, 120, CV_8U, cv::Scalar(128)), kContrast).keypoints().empty());
}

TEST(Sift, TakesPicturesOfAnySize) {
    for (const cv::Size size : {cv::Size(1, 1), {2, 9}, {5, 3}, {7, 60}, {11, 11}}) {
        const ScaleSpace space(blotches(size), kContrast);
        const auto keypoints = in_their_directions(space, space.keypoints());
        EXPECT_EQ(describe(space, keypoints).rows, static_cast<int>(keypoints.size()));
    }
}

TEST(Sift, IsTheSameOnOneCore) {
    const cv::Mat gray = drawn_board(400);
    const auto described = [&] {
        const ScaleSpace space(gray, kContrast);
        return describe(space, in_their_directions(space, space.keypoints()));
    };
    const cv::Mat on_all = described();
    cv::setNumThreads(1);
    const cv::Mat on_one = described();
    cv::setNumThreads(-1);
    ASSERT_EQ(on_one.size(), on_all.size());
    EXPECT_EQ(cv::norm(on_one, on_all, cv::NORM_INF), 0);
}

}  // namespace
}  // namespace railref::calibration
