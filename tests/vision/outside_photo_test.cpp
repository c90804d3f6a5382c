#include "vision/outside_photo.h"

#include <gtest/gtest.h>

namespace railref::vision {
namespace {

template <class Colour>
bool is_marked_outside(const Colour& colour) {
    const cv::Mat marked = outside_photo(cv::Mat_<Colour>(1, 1, colour));
    return marked.at<unsigned char>(0, 0) == 255;
}

TEST(OutsidePhoto, IsBlackAndNothingElseIs) {
    EXPECT_TRUE(is_marked_outside(cv::Vec3b(0, 0, 0)));
    EXPECT_FALSE(is_marked_outside(cv::Vec3b(1, 0, 0)));
    EXPECT_FALSE(is_marked_outside(cv::Vec3b(0, 0, 1)));
}

TEST(OutsidePhoto, IsNearlyBlackWhereColoursAreNoWholeNumbers) {
    for (const cv::Vec3f& colour : {cv::Vec3f(0, 0, 0), cv::Vec3f(0.99F, 0, 0.5F)}) {
        EXPECT_TRUE(is_marked_outside(colour));
        EXPECT_TRUE(lies_outside(colour));
    }
    for (const cv::Vec3f& colour : {cv::Vec3f(1, 0, 0), cv::Vec3f(0, 0, 1), cv::Vec3f(200, 1, 0)}) {
        EXPECT_FALSE(is_marked_outside(colour));
        EXPECT_FALSE(lies_outside(colour));
    }
}

}  // namespace
}  // namespace railref::vision
