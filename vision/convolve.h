#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "vision/bfloat16.h"

/// The sums that convolutions are made of, as fast as the processor can.
namespace railref::vision {

/// Channels given that are reckoned together: weights and biases come in blocks of so many, the last filled with zeros.
inline constexpr std::size_t kBlock = 16;
inline constexpr std::size_t kMostPixels = 12;

/// Numbers of a window that are reckoned together: processors multiply bfloat16s in pairs.
template <class Number>
inline constexpr std::size_t kTogether = sizeof(float) / sizeof(Number);

/// A few pixels of what a convolution gives, and one block of their channels. Number: float, WideBfloat16 or Bfloat16;
/// sums are floats.
template <class Number>
struct ConvolvedPixels {
    /// Where each one's window begins in what is taken; its rows are `row_step` numbers apart, a row's pixels and their
    /// channels side by side.
    std::array<const Number*, kMostPixels> windows{};
    std::array<Number*, kMostPixels> given{};  ///< where each one's `channels` go
    std::size_t channels = kBlock;             ///< at most kBlock
    std::size_t rows = 0;
    std::size_t row_length = 0;  ///< numbers, a multiple of kTogether: odd ones take one more, whose weight is 0
    std::size_t row_step = 0;
    const Number* weights = nullptr;  ///< for each kTogether numbers of a window, row by row, those of kBlock channels
    const float* bias = nullptr;      ///< kBlock
    float least = 0;                  ///< smaller sums become this
};

template <class Number>
struct Convolver {
    const char* name = "";
    std::size_t pixels = 0;  ///< it always takes so many, at most kMostPixels; the same one may be given repeatedly
    void (*convolve)(const ConvolvedPixels<Number>&) = nullptr;
};

/// Those that this processor can run, the fastest first. Of floats and wide bfloat16s there is always one; of bfloat16s
/// only where the processor multiplies them, in half the time that floats take.
template <class Number>
[[nodiscard]] std::span<const Convolver<Number>> convolvers();

template <>
std::span<const Convolver<float>> convolvers();
template <>
std::span<const Convolver<WideBfloat16>> convolvers();
template <>
std::span<const Convolver<Bfloat16>> convolvers();

}  // namespace railref::vision
