#pragma once

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

/// Networks as training/weights.py writes them: a line of JSON, then step by step weights and biases as IEEE 754 half
/// floats, little-endian. Where the JSON says "weight_bits": 8, weights are signed bytes instead, after one half float
/// for each channel given: what a byte's step is worth.
namespace railref::vision {

/// Over all channels of what the step before gives. A dense layer is one whose window is all of that.
struct Convolution {
    std::size_t channels = 0;  ///< of what it gives
    std::size_t height = 0;    ///< of its window
    std::size_t width = 0;
    std::size_t stride = 1;
    std::size_t padding = 0;     ///< zeros on every side
    bool relu = false;           ///< negative sums become 0
    std::vector<float> weights;  ///< channels given x height x width x channels taken
    std::vector<float> bias;     ///< one a channel given
};

/// A residual connection: adds what step number `step` gave, counted from 0; negative sums become 0.
struct Addition {
    std::size_t step = 0;
};

/// Means of squares side by side.
struct MeanPool {
    std::size_t side = 1;
};

using NetworkStep = std::variant<Convolution, Addition, MeanPool>;

struct NetworkFile {
    std::size_t channels = 0;  ///< of a sample
    std::size_t height = 0;
    std::size_t width = 0;
    float scale = 1;  ///< the first step takes scale * value + offset
    float offset = 0;
    std::vector<NetworkStep> steps;
};

/// Throws if the file is not whole, which no program can be helped with: it is part of the program.
[[nodiscard]] NetworkFile read_network(std::span<const char> file);

}  // namespace railref::vision
