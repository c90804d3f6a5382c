#include "vision/photo_faults.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace railref::vision {
namespace {

/// A sharp, well-lit picture full of edges.
Photo good_photo() {
    Photo photo;
    photo.pixels = cv::Mat(1200, 1600, CV_8UC3);
    cv::RNG random(1);
    photo.pixels.setTo(cv::Scalar(120, 140, 150));
    for (int i = 0; i < 600; ++i)
        cv::rectangle(photo.pixels,
                      cv::Rect(random.uniform(0, 1500), random.uniform(0, 1100), random.uniform(10, 100), 20),
                      cv::Scalar(random.uniform(0, 255), random.uniform(0, 255), random.uniform(0, 255)), cv::FILLED);
    photo.full_size = photo.pixels.size();
    return photo;
}

TEST(PhotoFaults, AGoodPhotoHasNone) { EXPECT_TRUE(faults_of(look_at(good_photo())).empty()); }

TEST(PhotoFaults, EachFaultIsNamed) {
    Photo photo = good_photo();
    cv::GaussianBlur(photo.pixels, photo.pixels, {}, 12);
    EXPECT_EQ(faults_of(look_at(photo)), std::vector{PhotoFault::blurred});

    photo = good_photo();
    photo.pixels *= 0.2;
    EXPECT_EQ(faults_of(look_at(photo)), std::vector{PhotoFault::dark});

    photo = good_photo();
    photo.pixels(cv::Rect(0, 0, 1600, 500)).setTo(cv::Scalar::all(255));
    EXPECT_EQ(faults_of(look_at(photo)), std::vector{PhotoFault::burnt_out});

    photo = good_photo();
    cv::cvtColor(photo.pixels, photo.pixels, cv::COLOR_BGR2GRAY);
    cv::cvtColor(photo.pixels, photo.pixels, cv::COLOR_GRAY2BGR);
    EXPECT_EQ(faults_of(look_at(photo)), std::vector{PhotoFault::colourless});

    photo = good_photo();
    photo.full_size = {640, 480};
    EXPECT_EQ(faults_of(look_at(photo)), std::vector{PhotoFault::small});
}

}  // namespace
}  // namespace railref::vision
