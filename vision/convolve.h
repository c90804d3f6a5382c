#pragma once

#include <array>
#include <cstddef>
#include <span>

/// The sums that convolutions are made of, as fast as the processor can.
namespace railref::vision {

/// Channels given that are reckoned together: weights and biases come in blocks of so many, the last filled with zeros.
inline constexpr std::size_t kBlock = 16;
inline constexpr std::size_t kMostPixels = 12;

/// A few pixels of what a convolution gives, and one block of their channels.
struct ConvolvedPixels {
    /// Where each one's window begins in what is taken; its rows are `row_step` floats apart, a row's pixels and their
    /// channels side by side.
    std::array<const float*, kMostPixels> windows{};
    std::array<float*, kMostPixels> given{};  ///< where each one's `channels` go
    std::size_t channels = kBlock;            ///< at most kBlock
    std::size_t rows = 0;
    std::size_t row_length = 0;  ///< floats
    std::size_t row_step = 0;
    const float* weights = nullptr;  ///< for every float of a window, row by row, kBlock of them
    const float* bias = nullptr;     ///< kBlock
    float least = 0;                 ///< smaller sums become this
};

struct Convolver {
    const char* name = "";
    std::size_t pixels = 0;  ///< it always takes so many, at most kMostPixels; the same one may be given repeatedly
    void (*convolve)(const ConvolvedPixels&) = nullptr;
};

/// Those that this processor can run, the fastest first; not empty.
[[nodiscard]] std::span<const Convolver> convolvers();

}  // namespace railref::vision
