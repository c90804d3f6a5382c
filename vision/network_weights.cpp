#include "vision/network_weights.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <opencv2/core.hpp>
#include <span>
#include <variant>

#include "vision/convolve.h"

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
    double above = 0;
    double below = 0;
    double largest = 0;
    for (const float weight : channel.weights) {
        above += std::max(weight, 0.0F);
        below += std::max(-weight, 0.0F);
        largest = std::max(largest, static_cast<double>(std::abs(weight)));
    }
    const double most = std::max(above * kMostParts - below * taken.least, below * kMostParts - above * taken.least) +
                        static_cast<double>(std::abs(channel.bias)) * taken.parts;
    constexpr double largest_sum = std::numeric_limits<std::int32_t>::max();
    const double rounding = kMostParts * static_cast<double>(channel.weights.size());
    CV_Assert(rounding < largest_sum);
    const auto fits = [&](double parts) {
        return most * parts + rounding < largest_sum && largest * parts + 1 < std::numeric_limits<std::int16_t>::max();
    };
    double parts = 1 << 20;
    while (!fits(parts)) parts /= 2;
    return parts;
}

/// Where a channel's weights go: to the next of each pair of numbers of a window, from `first` on.
class Interleaved {
public:
    explicit Interleaved(Fixed* first) : first_(first) {}
    [[nodiscard]] Fixed& operator[](std::size_t k) const {
        return first_[k / kTogether * kBlock * kTogether + k % kTogether];
    }

private:
    Fixed* first_;
};

/// What is lost where a weight is rounded goes to the next pixel's: a channel mostly has about the same value there.
/// `row`: numbers of a window's row, before one more makes them even.
void write_rounded(const Channel& channel, float parts, std::size_t row, const WeightBlocks& blocks,
                   std::size_t channels_taken, Interleaved to) {
    std::vector<float> lost(channels_taken);
    auto weight = channel.weights.begin();
    for (std::size_t y = 0; weight != channel.weights.end(); ++y)
        for (std::size_t k = y * blocks.row_length; k < y * blocks.row_length + row;)
            for (float& more : lost) {
                const float exact = parts * *weight++ + more;
                const float rounded = whole_number(exact);
                more = exact - rounded;
                to[k++] = static_cast<Fixed>(static_cast<std::int16_t>(rounded));
            }
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
    for (std::size_t i = 0; i < c.channels; ++i) {
        const Channel channel{std::span(c.weights).subspan(i * c.height * row, c.height * row), c.bias[i]};
        const double parts = weight_parts(channel, taken);
        blocks.bias[i] = static_cast<std::int32_t>(std::lrint(channel.bias * parts * taken.parts));
        blocks.worth[i] = static_cast<float>(parts_given / (parts * taken.parts));
        const std::size_t first = i / kBlock * blocks.window * kBlock + i % kBlock * kTogether;
        write_rounded(channel, static_cast<float>(parts), row, blocks, taken.channels,
                      Interleaved(blocks.weights.data() + first));
    }
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
