#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace railref::vision {

/// The upper half of a float: its range, and two to three digits. No NaN.
enum class Bfloat16 : std::uint16_t {};

/// The nearest; of two as near, the even one.
[[nodiscard]] constexpr Bfloat16 bfloat16(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return static_cast<Bfloat16>((bits + 0x7FFFU + (bits >> 16 & 1U)) >> 16);
}

[[nodiscard]] constexpr float to_float(Bfloat16 value) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(value) << 16);
}

/// A bfloat16 for processors that multiply floats only: the whole float, its lower half zeros. Every processor then
/// reckons with the same numbers.
enum class WideBfloat16 : std::uint32_t {};

[[nodiscard]] constexpr WideBfloat16 wide_bfloat16(float value) {
    return static_cast<WideBfloat16>(std::bit_cast<std::uint32_t>(to_float(bfloat16(value))));
}

[[nodiscard]] constexpr float to_float(WideBfloat16 value) { return std::bit_cast<float>(value); }

[[nodiscard]] constexpr float to_float(float value) { return value; }

/// Number: float, WideBfloat16 or Bfloat16.
template <class Number>
[[nodiscard]] constexpr Number nearest(float value) {
    if constexpr (std::is_same_v<Number, Bfloat16>)
        return bfloat16(value);
    else if constexpr (std::is_same_v<Number, WideBfloat16>)
        return wide_bfloat16(value);
    else
        return value;
}

}  // namespace railref::vision
