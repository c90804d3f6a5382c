#pragma once

#include <bit>
#include <cstdint>

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

}  // namespace railref::vision
