#include "calibration/distortion.h"

#include <gtest/gtest.h>

namespace railref::tests {
namespace {

using calibration::Distortion;

const cv::Size kPhoto(1600, 1200);
const cv::Point2f kCentre(799.5F, 599.5F);

TEST(Distortion, StraightUndoesBent) {
    for (const double k1 : {-0.05, -0.01, 0.0, 0.06}) {
        const Distortion lens(kPhoto, k1);
        for (const cv::Point2f pixel : {cv::Point2f(0, 0), {1599, 1199}, {1599, 0}, {400, 900}})
            EXPECT_LT(cv::norm(lens.bent(lens.straight(pixel)) - pixel), 0.05) << k1;
        EXPECT_EQ(lens.bent(kCentre), kCentre);
    }
}

TEST(Distortion, ACornerMovesByK1OfHalfTheDiagonal) {
    const cv::Point2f corner(1599, 1199);
    const Distortion lens(kPhoto, -0.05);
    EXPECT_NEAR(cv::norm(lens.bent(corner) - kCentre) / cv::norm(corner - kCentre), 0.95, 1e-3);
}

/// However far away: the polynomial itself comes back from about four half diagonals on.
TEST(Distortion, WhatLiesOutsideThePictureStaysOutside) {
    const Distortion lens(kPhoto, -0.05);
    double before = 0;
    for (double half_diagonals = 1.1; half_diagonals < 20; half_diagonals += 0.05) {
        const cv::Point2f far = kCentre + cv::Point2f(800, 600) * half_diagonals;
        const double now = cv::norm(lens.bent(far) - kCentre);
        EXPECT_GE(now, before - 0.01) << half_diagonals;
        EXPECT_FALSE(cv::Rect2f(0, 0, 1600, 1200).contains(lens.bent(far))) << half_diagonals;
        before = now;
    }
}

}  // namespace
}  // namespace railref::tests
