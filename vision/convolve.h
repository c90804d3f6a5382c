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

/// Windows of 3 x 3 side by side share work (Winograd 1980; Lavin and Gray, Fast Algorithms for Convolutional Neural
/// Networks, 2016, section 4.1): 4 x 4 pixels become as many parts, each of them is multiplied by its own weights for
/// every pair of channels, and what comes of it becomes the 2 x 2 pixels given. 16 products instead of 36.
inline constexpr std::size_t kTileTaken = 4;
inline constexpr std::size_t kTileGiven = 2;
inline constexpr std::size_t kTileParts = kTileTaken * kTileTaken;

/// A tile's pixels to its parts.
struct TakenTile {
    std::array<const float*, kTileParts> pixels{};  ///< where each one's channels are
    std::size_t channels = 0;                       ///< a multiple of kBlock
    float* parts = nullptr;                         ///< the first part's channels;
    std::size_t part_step = 0;                      ///< floats to the next part's
};

/// And what its parts have become to the pixels given.
struct GivenTile {
    const float* parts = nullptr;
    std::size_t part_step = 0;
    std::size_t channels = 0;                              ///< a multiple of kBlock
    const float* bias = nullptr;                           ///< one a channel
    float least = 0;                                       ///< smaller sums become this
    std::array<float*, kTileGiven * kTileGiven> pixels{};  ///< null: beyond the edge
};

struct Convolver {
    const char* name = "";
    std::size_t pixels = 0;  ///< it always takes so many, at most kMostPixels; the same one may be given repeatedly
    void (*convolve)(const ConvolvedPixels&) = nullptr;
    void (*take_tile)(const TakenTile&) = nullptr;
    void (*give_tile)(const GivenTile&) = nullptr;
};

/// Those that this processor can run, the fastest first; not empty.
[[nodiscard]] std::span<const Convolver> convolvers();

}  // namespace railref::vision
