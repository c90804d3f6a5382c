#include "vision/convolve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <type_traits>
#include <vector>

namespace railref::vision {
namespace {

template <class Number>
std::vector<Number> random_values(std::size_t count, int most) {
    static std::mt19937 random(3);
    std::vector<Number> values(count);
    for (Number& value : values) value = static_cast<Number>(std::uniform_int_distribution(-most, most)(random));
    return values;
}

/// The definition.
template <class Given>
std::int64_t sum_of(const ConvolvedPixels<Given>& of, std::size_t pixel, std::size_t channel) {
    std::int64_t sum = of.bias[channel];
    for (std::size_t row = 0; row < of.rows; ++row)
        for (std::size_t k = 0; k < of.row_length; ++k) {
            const std::size_t group = (row * of.row_length + k) / kTogether;
            sum += parts_of(of.windows[pixel][row * of.row_step + k]) *
                   parts_of(of.weights[(group * kBlock + channel) * kTogether + k % kTogether]);
        }
    return sum;
}

Fixed given_for(std::int64_t sum, const ConvolvedPixels<Fixed>& of, std::size_t channel) {
    const float value = std::max(static_cast<float>(sum) * of.worth[channel], of.least);
    return static_cast<Fixed>(std::min<std::int64_t>(std::llrint(value), kMostParts));
}

float given_for(std::int64_t sum, const ConvolvedPixels<float>& of, std::size_t channel) {
    return std::max(static_cast<float>(sum) * of.worth[channel], of.least);
}

/// To the last bit, whatever channels a block has, and not a number beyond them.
template <class Given>
void expect_sums_of_windows(const Convolver<Given>& convolver) {
    constexpr std::size_t row = 22;
    constexpr auto untouched = static_cast<Given>(77);
    constexpr int small = 1 << 12;
    const auto taken = random_values<Fixed>(7 * (convolver.pixels - 1) + 2 * 70 + row, small);  // not one more is read
    const auto weights = random_values<Fixed>(3 * row * kBlock, small);
    const auto bias = random_values<std::int32_t>(kBlock, small * small);
    std::vector<float> worth;  // halves and what is beyond the largest occur
    for (std::size_t c = 0; c < kBlock; ++c) worth.push_back(std::ldexp(1.F, -7 - static_cast<int>(c)));
    ConvolvedPixels<Given> of{.rows = 3,
                              .row_length = row,
                              .row_step = 70,
                              .weights = weights.data(),
                              .bias = bias.data(),
                              .worth = worth.data()};
    for (const float least : {0.0F, static_cast<float>(-kMostParts)})
        for (std::size_t channels = 1; channels <= kBlock; ++channels) {
            of.least = least;
            of.channels = channels;
            std::vector<Given> given(kMostPixels * (kBlock + 1), untouched);
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                of.windows[p] = taken.data() + 7 * p;
                of.given[p] = given.data() + p * (kBlock + 1);
            }
            convolver.convolve(of);
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                for (std::size_t c = 0; c < channels; ++c)
                    EXPECT_EQ(of.given[p][c], given_for(sum_of(of, p, c), of, c)) << convolver.name;
                EXPECT_EQ(of.given[p][channels], untouched) << convolver.name;
            }
        }
}

TEST(Convolvers, AddUpWindows) {
    ASSERT_FALSE(convolvers<Fixed>().empty());
    for (const auto& convolver : convolvers<Fixed>()) expect_sums_of_windows(convolver);
}

TEST(Convolvers, AddUpWindowsForAnswers) {
    ASSERT_FALSE(convolvers<float>().empty());
    for (const auto& convolver : convolvers<float>()) expect_sums_of_windows(convolver);
}

TEST(FixedPoint, IsTheNearestWithinReach) {
    EXPECT_EQ(parts_of(nearest(1.4F)), 1);
    EXPECT_EQ(parts_of(nearest(-1.6F)), -2);
    EXPECT_EQ(parts_of(nearest(2.5F)), 2) << "of two as near, the even one";
    EXPECT_EQ(parts_of(nearest(3.5F)), 4);
    EXPECT_EQ(parts_of(nearest(1e6F)), kMostParts);
    EXPECT_EQ(parts_of(nearest(-1e9F)), -kMostParts);
}

}  // namespace
}  // namespace railref::vision
