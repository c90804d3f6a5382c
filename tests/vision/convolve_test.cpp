#include "vision/convolve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace railref::vision {
namespace {

std::vector<float> random_values(std::size_t count) {
    static std::mt19937 random(3);
    std::vector<float> values(count);
    for (float& value : values) value = std::uniform_real_distribution<float>(-1, 1)(random);
    return values;
}

/// The definition, in double precision.
double sum_of(const ConvolvedPixels& of, std::size_t pixel, std::size_t channel) {
    double sum = of.bias[channel];
    for (std::size_t row = 0; row < of.rows; ++row)
        for (std::size_t k = 0; k < of.row_length; ++k)
            sum += static_cast<double>(of.windows[pixel][row * of.row_step + k]) *
                   of.weights[(row * of.row_length + k) * kBlock + channel];
    return std::max(sum, static_cast<double>(of.least));
}

class Convolvers : public testing::TestWithParam<std::size_t> {};

// Whatever channels a block has, and not a float beyond them.
TEST_P(Convolvers, AddUpWindows) {
    if (GetParam() >= convolvers().size()) GTEST_SKIP() << "this processor has no more";
    const Convolver& convolver = convolvers()[GetParam()];
    constexpr float untouched = 77;
    const std::vector<float> taken = random_values(7 * (convolver.pixels - 1) + 2 * 70 + 21);  // not one more is read
    const std::vector<float> weights = random_values(std::size_t{3 * 21} * kBlock);
    const std::vector<float> bias = random_values(kBlock);
    ConvolvedPixels of{.rows = 3, .row_length = 21, .row_step = 70, .weights = weights.data(), .bias = bias.data()};
    for (const float least : {0.0F, -100.0F})
        for (std::size_t channels = 1; channels <= kBlock; ++channels) {
            of.least = least;
            of.channels = channels;
            std::vector<float> given(kMostPixels * (kBlock + 1), untouched);
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                of.windows[p] = taken.data() + 7 * p;
                of.given[p] = given.data() + p * (kBlock + 1);
            }
            convolver.convolve(of);
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                for (std::size_t c = 0; c < channels; ++c)
                    EXPECT_NEAR(of.given[p][c], sum_of(of, p, c), 1e-5) << convolver.name;
                EXPECT_EQ(of.given[p][channels], untouched) << convolver.name;
            }
        }
}

INSTANTIATE_TEST_SUITE_P(OfThisProcessor, Convolvers, testing::Values(0, 1, 2));

}  // namespace
}  // namespace railref::vision
