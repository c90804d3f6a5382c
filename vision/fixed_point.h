#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

/// The numbers that networks reckon in: whole, counted in parts of 1. Sums of their products lose nothing in whatever
/// order they are added up, so that every processor says the same of a photo; and processors multiply two of them in
/// the time that one float takes.
namespace railref::vision {

enum class Fixed : std::int16_t {};

/// The largest and, negative, the least; what lies beyond becomes one of them. Sums have 32 bits: what numbers between
/// layers do not need is left for the weights.
inline constexpr int kMostParts = std::numeric_limits<std::int16_t>::max();
inline constexpr int kParts = 512;  ///< of 1, between layers: 64 at most; of 35,000 samples none gave more than 60
inline constexpr int kInputParts = 4096;  ///< of 1, of what a network takes

/// As large a float has none: added to one of less than 2^22 and taken away again, it leaves the nearest whole number,
/// of two as near the even one.
inline constexpr float kNoFraction = 3 << 22;

/// `value`: less than 2^22. Without branches, for loops.
[[nodiscard]] constexpr float whole_number(float value) { return value + kNoFraction - kNoFraction; }

/// Of so many parts, less than 2^31.
[[nodiscard]] constexpr Fixed nearest(float parts) {
    const auto whole = static_cast<std::int32_t>(whole_number(parts));
    return static_cast<Fixed>(static_cast<std::int16_t>(std::clamp(whole, -kMostParts, kMostParts)));
}

[[nodiscard]] constexpr int parts_of(Fixed value) { return static_cast<int>(value); }

}  // namespace railref::vision
