#include "vision/convolve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <type_traits>
#include <vector>

namespace railref::vision {
namespace {

template <class Number>
std::vector<Number> random_values(std::size_t count) {
    static std::mt19937 random(3);
    std::vector<Number> values(count);
    for (Number& value : values) {
        value = nearest<Number>(std::uniform_real_distribution<float>(-1, 1)(random));
    }
    return values;
}

/// The definition, in double precision.
template <class Number>
double sum_of(const ConvolvedPixels<Number>& of, std::size_t pixel, std::size_t channel) {
    constexpr std::size_t together = kTogether<Number>;
    double sum = of.bias[channel];
    for (std::size_t row = 0; row < of.rows; ++row)
        for (std::size_t k = 0; k < of.row_length; ++k) {
            const std::size_t group = (row * of.row_length + k) / together;
            const double taken = to_float(of.windows[pixel][row * of.row_step + k]);
            sum += taken * to_float(of.weights[(group * kBlock + channel) * together + k % together]);
        }
    return std::max(sum, static_cast<double>(of.least));
}

/// Whatever channels a block has, and not a number beyond them. `precise`: how far off its size a sum may be.
template <class Number>
void expect_sums_of_windows(const Convolver<Number>& convolver, double precise) {
    constexpr std::size_t row = 22;
    constexpr auto untouched = nearest<Number>(77);
    const auto taken = random_values<Number>(7 * (convolver.pixels - 1) + 2 * 70 + row);  // not one more is read
    const auto weights = random_values<Number>(3 * row * kBlock);
    const auto bias = random_values<float>(kBlock);
    ConvolvedPixels<Number> of{
        .rows = 3, .row_length = row, .row_step = 70, .weights = weights.data(), .bias = bias.data()};
    for (const float least : {0.0F, -100.0F})
        for (std::size_t channels = 1; channels <= kBlock; ++channels) {
            of.least = least;
            of.channels = channels;
            std::vector<Number> given(kMostPixels * (kBlock + 1), untouched);
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                of.windows[p] = taken.data() + 7 * p;
                of.given[p] = given.data() + p * (kBlock + 1);
            }
            convolver.convolve(of);
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                for (std::size_t c = 0; c < channels; ++c) {
                    const double sum = sum_of(of, p, c);
                    EXPECT_NEAR(to_float(of.given[p][c]), sum, 1e-5 + precise * std::abs(sum)) << convolver.name;
                }
                EXPECT_EQ(of.given[p][channels], untouched) << convolver.name;
            }
        }
}

TEST(Convolvers, AddUpWindowsOfFloats) {
    ASSERT_FALSE(convolvers<float>().empty());
    for (const auto& convolver : convolvers<float>()) expect_sums_of_windows(convolver, 0);
}

TEST(Convolvers, AddUpWindowsOfWideBfloat16s) {
    ASSERT_FALSE(convolvers<WideBfloat16>().empty());
    for (const auto& convolver : convolvers<WideBfloat16>()) expect_sums_of_windows(convolver, 1.0 / 256);
}

TEST(Convolvers, AddUpWindowsOfBfloat16s) {
    if (convolvers<Bfloat16>().empty()) GTEST_SKIP() << "this processor has no bfloat16s";
    for (const auto& convolver : convolvers<Bfloat16>()) expect_sums_of_windows(convolver, 1.0 / 256);
}

/// Networks say the same on every processor.
TEST(Convolvers, RoundWideBfloat16sToBfloat16s) {
    const auto taken = random_values<WideBfloat16>(kMostPixels);
    const auto weights = random_values<WideBfloat16>(kBlock);
    const auto bias = random_values<float>(kBlock);
    for (const auto& convolver : convolvers<WideBfloat16>()) {
        std::vector<WideBfloat16> given(kMostPixels * kBlock);
        ConvolvedPixels<WideBfloat16> of{
            .rows = 1, .row_length = 1, .weights = weights.data(), .bias = bias.data(), .least = -100};
        for (std::size_t p = 0; p < convolver.pixels; ++p) {
            of.windows[p] = taken.data() + p;
            of.given[p] = given.data() + p * kBlock;
        }
        convolver.convolve(of);
        for (std::size_t i = 0; i < convolver.pixels * kBlock; ++i)
            EXPECT_EQ(given[i], wide_bfloat16(to_float(given[i]))) << convolver.name;
    }
}

TEST(Bfloat16s, AreTheNearestToAFloat) {
    EXPECT_EQ(to_float(bfloat16(1)), 1.0F);
    EXPECT_EQ(to_float(bfloat16(-0.1015625F)), -0.1015625F);
    EXPECT_EQ(to_float(bfloat16(1 + 0.9F / 128)), 1 + 1.0F / 128);
    EXPECT_EQ(to_float(bfloat16(1 + 0.5F / 128)), 1.0F) << "of two as near, the even one";
    EXPECT_EQ(to_float(bfloat16(1 + 1.5F / 128)), 1 + 2.0F / 128);
    EXPECT_EQ(to_float(bfloat16(std::numeric_limits<float>::infinity())), std::numeric_limits<float>::infinity());
}

}  // namespace
}  // namespace railref::vision
