#include "vision/pixels_between.h"

#include <gtest/gtest.h>

namespace railref::vision {
namespace {

cv::Mat between_as_opencv_says(const cv::Vec3b& least, const cv::Vec3b& most, const cv::Mat& picture) {
    cv::Mat marks;
    cv::inRange(picture, least, most, marks);
    return marks;
}

TEST(PixelsBetween, AreThoseThatOpenCvFinds) {
    cv::theRNG().state = 3;
    cv::Mat large(400, 300, CV_8UC3);  // more than one core is worth
    cv::randu(large, 0, 256);
    const std::pair<cv::Vec3b, cv::Vec3b> bounds[] = {{{0, 0, 0}, {0, 0, 0}},
                                                      {{0, 0, 0}, {249, 249, 249}},
                                                      {{10, 100, 30}, {200, 255, 90}},
                                                      {{9, 0, 0}, {8, 255, 255}}};
    for (const auto& [least, most] : bounds) {
        EXPECT_EQ(
            cv::norm(pixels_between(least, most, large), between_as_opencv_says(least, most, large), cv::NORM_INF), 0);
        for (int width = 1; width <= 70; ++width) {
            const cv::Mat part = large(cv::Rect(width, 5, width, 3));  // its rows do not follow each other
            EXPECT_EQ(
                cv::norm(pixels_between(least, most, part), between_as_opencv_says(least, most, part), cv::NORM_INF), 0)
                << width;
        }
    }
}

}  // namespace
}  // namespace railref::vision
