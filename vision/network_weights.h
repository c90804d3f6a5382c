#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "vision/fixed_point.h"
#include "vision/network_file.h"

/// A network's weights as its convolutions take them.
namespace railref::vision {

/// A convolution's weights and bias in blocks of channels given, as ConvolvedPixels has them.
struct WeightBlocks {
    std::size_t row_length = 0;  ///< of a window, numbers
    std::size_t window = 0;      ///< numbers
    std::size_t count = 0;
    std::vector<Fixed> weights;
    std::vector<std::int32_t> bias;
    std::vector<float> worth;
};

/// Of the network's convolutions in their order. Each channel's weights are counted in as small parts as leave none of
/// its sums larger than 32 bits, whatever is taken.
[[nodiscard]] std::vector<WeightBlocks> weight_blocks(const NetworkFile& network);

}  // namespace railref::vision
