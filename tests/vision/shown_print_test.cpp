#include "vision/shown_print.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <functional>
#include <random>

#include "vision/seen_light.h"

namespace railref::vision {
namespace {

using Level = std::function<int(int printed)>;

/// A place whose print has many shades, and shows as `seen` says of each.
double likeness_of(const Level& seen) {
    cv::Mat input(std::vector<int>{1, 9, kPatch.height, kPatch.width}, CV_8U, cv::Scalar(90));
    std::mt19937 random(7);
    for (int c = 0; c < 3; ++c)
        for (int i = 0; i < kPatch.area(); ++i) {
            const auto printed = static_cast<int>(20 + random() % 200);
            input.ptr<std::uint8_t>(0, c)[i] = static_cast<std::uint8_t>(seen(printed));
            input.ptr<std::uint8_t>(0, 6 + c)[i] = static_cast<std::uint8_t>(printed);
        }
    return print_likeness(input).at(0);
}

TEST(PrintLikeness, IsOneOfThePrintHoweverItIsLit) {
    EXPECT_NEAR(likeness_of([](int printed) { return printed; }), 1, 1e-9);
    EXPECT_NEAR(likeness_of([](int printed) { return 30 + printed / 2; }), 1, 1e-3);
}

TEST(PrintLikeness, IsMinusOneOfItsNegative) {
    EXPECT_NEAR(likeness_of([](int printed) { return 255 - printed; }), -1, 1e-9);
}

TEST(PrintLikeness, IsNoneOfPaperAndOfOtherPrint) {
    EXPECT_EQ(likeness_of([](int) { return 200; }), 0);
    std::mt19937 random(1);
    EXPECT_NEAR(likeness_of([&](int) { return static_cast<int>(random() % 256); }), 0, 0.05);
}

/// Half of it is.
TEST(PrintLikeness, IsBetweenWhereThePrintHalfShows) {
    int pixel = 0;
    std::mt19937 random(1);
    const double half = likeness_of(
        [&](int printed) { return pixel++ / 28 % 2 == 0 ? printed : static_cast<int>(20 + random() % 200); });
    EXPECT_NEAR(half, 0.5, 0.05);
}

}  // namespace
}  // namespace railref::vision
