#include "vision/convolve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
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

/// One channel of a tile convolved by the definition, in double precision: 2 x 2.
std::array<double, 4> convolved(const std::array<float, kTileParts>& tile, const std::array<float, 9>& window) {
    std::array<double, 4> given{};
    for (std::size_t y = 0; y < 2; ++y)
        for (std::size_t x = 0; x < 2; ++x)
            for (std::size_t k = 0; k < 9; ++k)
                given[y * 2 + x] += static_cast<double>(window[k]) * tile[(y + k / 3) * kTileTaken + x + k % 3];
    return given;
}

/// G g G^T of Lavin and Gray's section 4.1.
std::array<float, kTileParts> parts_of(const std::array<float, 9>& g) {
    constexpr float along[4][3] = {{1, 0, 0}, {0.5F, 0.5F, 0.5F}, {0.5F, -0.5F, 0.5F}, {0, 0, 1}};
    std::array<float, kTileParts> parts{};
    for (std::size_t k = 0; k < kTileParts; ++k)
        for (std::size_t m = 0; m < 9; ++m) parts[k] += along[k / 4][m / 3] * g[m] * along[k % 4][m % 3];
    return parts;
}

// A tile's parts times a window's are, given back, what the window makes of the tile; beyond the edge nothing is given.
TEST_P(Convolvers, ShareWorkInTiles) {
    if (GetParam() >= convolvers().size()) GTEST_SKIP() << "this processor has no more";
    const Convolver& convolver = convolvers()[GetParam()];
    constexpr std::size_t channels = 2 * kBlock;
    constexpr std::size_t step = channels + 5;
    const std::vector<float> taken = random_values(kTileParts * channels);
    const std::vector<float> window = random_values(9);
    const std::vector<float> bias = random_values(channels);
    std::array<float, 9> g{};
    std::ranges::copy(window, g.begin());
    std::vector<float> parts(kTileParts * step);
    TakenTile from{.channels = channels, .parts = parts.data(), .part_step = step};
    for (std::size_t k = 0; k < kTileParts; ++k) from.pixels[k] = taken.data() + k * channels;
    convolver.take_tile(from);
    const auto weights = parts_of(g);
    for (std::size_t k = 0; k < kTileParts; ++k)
        for (std::size_t c = 0; c < channels; ++c) parts[k * step + c] *= weights[k];
    for (const float least : {0.0F, -100.0F}) {
        std::vector<float> given(3 * channels);
        GivenTile to{
            .parts = parts.data(), .part_step = step, .channels = channels, .bias = bias.data(), .least = least};
        to.pixels = {given.data(), nullptr, given.data() + channels, given.data() + 2 * channels};
        convolver.give_tile(to);
        for (std::size_t c = 0; c < channels; ++c) {
            std::array<float, kTileParts> tile{};
            for (std::size_t k = 0; k < kTileParts; ++k) tile[k] = taken[k * channels + c];
            const auto meant = convolved(tile, g);
            for (const std::size_t pixel : {0, 2, 3}) {
                const double sum = std::max(meant[pixel] + bias[c], static_cast<double>(least));
                EXPECT_NEAR(to.pixels[pixel][c], sum, 1e-5) << convolver.name;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(OfThisProcessor, Convolvers, testing::Values(0, 1, 2));

}  // namespace
}  // namespace railref::vision
