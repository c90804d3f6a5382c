#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "vision/fixed_point.h"

/// The sums that convolutions are made of, as fast as the processor can.
namespace railref::vision {

/// Channels given that are reckoned together: weights and biases come in blocks of so many, the last filled with zeros.
inline constexpr std::size_t kBlock = 16;
inline constexpr std::size_t kMostPixels = 12;
/// Numbers of a window that are multiplied together.
inline constexpr std::size_t kTogether = 2;

/// A few pixels of what a convolution gives, and one block of their channels. Given: Fixed, or float for answers. Sums
/// have 32 bits: weights are such that none is larger.
template <class Given>
struct ConvolvedPixels {
    /// Where each one's window begins in what is taken; its rows are `row_step` numbers apart, a row's pixels and their
    /// channels side by side.
    std::array<const Fixed*, kMostPixels> windows{};
    std::array<Given*, kMostPixels> given{};  ///< where each one's `channels` go
    std::size_t channels = kBlock;            ///< at most kBlock
    std::size_t rows = 0;
    std::size_t row_length = 0;  ///< numbers, a multiple of kTogether: odd ones take one more, whose weight is 0
    std::size_t row_step = 0;
    const Fixed* weights = nullptr;  ///< for each kTogether numbers of a window, row by row, those of kBlock channels
    const std::int32_t* bias = nullptr;  ///< kBlock
    const float* worth = nullptr;        ///< kBlock: of one in a channel's sums, in what is given
    float least = 0;                     ///< smaller ones of what is given become this
};

template <class Given>
struct Convolver {
    const char* name = "";
    std::size_t pixels = 0;  ///< it always takes so many, at most kMostPixels; the same one may be given repeatedly
    void (*convolve)(const ConvolvedPixels<Given>&) = nullptr;
};

/// Those that this processor can run, the fastest first; at least one. All give the same.
template <class Given>
[[nodiscard]] std::span<const Convolver<Given>> convolvers();

template <>
std::span<const Convolver<Fixed>> convolvers();
template <>
std::span<const Convolver<float>> convolvers();

}  // namespace railref::vision
