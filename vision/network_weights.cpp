#include "vision/network_weights.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <opencv2/core.hpp>
#include <span>
#include <variant>

#include "calibration/widest_vectors.h"
#include "vision/convolve.h"
#include "vision/for_each_index.h"

namespace railref::vision {

namespace {

/// What numbers that a convolution takes can be.
struct Taken {
    std::size_t channels = 0;
    int parts = kInputParts;  ///< of 1 that they count
    int least = -kMostParts;
};

/// One of a convolution's channels.
struct Channel {
    std::span<const float> weights;
    float bias = 0;
};

/// Parts of 1, a power of 2, that a channel's weights are counted in, however they are then rounded.
double weight_parts(const Channel& channel, const Taken& taken) {
    double sum = 0;
    double sizes = 0;
    float largest = 0;
    for (const float weight : channel.weights) {  // whether positive or not: nobody foretells which
        sum += weight;
        sizes += std::abs(weight);
        largest = std::max(largest, std::abs(weight));
    }
    const double above = (sizes + sum) / 2;
    const double below = (sizes - sum) / 2;
    const double most = std::max(above * kMostParts - below * taken.least, below * kMostParts - above * taken.least) +
                        static_cast<double>(std::abs(channel.bias)) * taken.parts;
    constexpr double largest_sum = std::numeric_limits<std::int32_t>::max();
    const double rounding = kMostParts * static_cast<double>(channel.weights.size());
    CV_Assert(rounding < largest_sum);
    const auto fits = [&](double parts) {
        return most * parts + rounding < largest_sum &&
               static_cast<double>(largest) * parts + 1 < std::numeric_limits<std::int16_t>::max();
    };
    double parts = 1 << 20;
    while (!fits(parts)) parts /= 2;
    return parts;
}

/// One channel's weights as blocks have them, window row by window row. What is lost where a weight is rounded goes to
/// the next pixel's: a channel mostly has about the same value there. `row`: numbers of a window's row.
RAILREF_WIDEST_VECTORS void round_weights(const Channel& channel, float parts, std::size_t row,
                                          std::size_t channels_taken, std::size_t row_length, Fixed* rounded) {
    std::vector<float> lost(channels_taken);
    const float* weights = channel.weights.data();
    for (const float* end = weights + channel.weights.size(); weights != end; rounded += row_length)
        for (std::size_t k = 0; k < row; k += channels_taken, weights += channels_taken)
            for (std::size_t c = 0; c < channels_taken; ++c) {
                const float exact = parts * weights[c] + lost[c];
                const float whole = whole_number(exact);
                lost[c] = exact - whole;
                rounded[k + c] = static_cast<Fixed>(static_cast<std::int16_t>(whole));
            }
}

/// Those of kBlock channels, `window` numbers each, side by side: kTogether of each after kTogether of the one before.
void interleave(const std::vector<Fixed>& channels, std::size_t window, Fixed* block) {
    for (std::size_t k = 0; k < window; k += kTogether)
        for (std::size_t i = 0; i < kBlock; ++i, block += kTogether)
            std::memcpy(block, channels.data() + i * window + k, kTogether * sizeof(Fixed));
}

/// `parts_given`: of 1, that the numbers given count.
WeightBlocks blocks_of(const Convolution& c, const Taken& taken, int parts_given) {
    const std::size_t row = c.width * taken.channels;
    WeightBlocks blocks;
    blocks.row_length = (row + kTogether - 1) / kTogether * kTogether;
    blocks.window = c.height * blocks.row_length;
    blocks.count = (c.channels + kBlock - 1) / kBlock;
    blocks.weights.resize(blocks.count * blocks.window * kBlock);
    blocks.bias.resize(blocks.count * kBlock);
    blocks.worth.resize(blocks.count * kBlock);
    for_each_index(blocks.count, [&](std::size_t block) {
        std::vector<Fixed> channels(kBlock * blocks.window);
        for (std::size_t i = block * kBlock; i < std::min(c.channels, (block + 1) * kBlock); ++i) {
            const Channel channel{std::span(c.weights).subspan(i * c.height * row, c.height * row), c.bias[i]};
            const double parts = weight_parts(channel, taken);
            blocks.bias[i] = static_cast<std::int32_t>(std::lrint(channel.bias * parts * taken.parts));
            blocks.worth[i] = static_cast<float>(parts_given / (parts * taken.parts));
            round_weights(channel, static_cast<float>(parts), row, taken.channels, blocks.row_length,
                          channels.data() + i % kBlock * blocks.window);
        }
        interleave(channels, blocks.window, blocks.weights.data() + block * kBlock * blocks.window);
    });
    return blocks;
}

}  // namespace

std::vector<WeightBlocks> weight_blocks(const NetworkFile& network) {
    std::vector<WeightBlocks> blocks;
    Taken taken{.channels = network.channels};
    for (const NetworkStep& step : network.steps) {
        if (const auto* c = std::get_if<Convolution>(&step)) {
            blocks.push_back(blocks_of(*c, taken, &step == &network.steps.back() ? 1 : kParts));
            taken = {c->channels, kParts, c->relu ? 0 : -kMostParts};
        } else if (std::holds_alternative<Addition>(step)) {
            taken.least = 0;
        }
    }
    return blocks;
}

}  // namespace railref::vision
