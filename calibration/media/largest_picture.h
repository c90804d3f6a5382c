#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace railref::media {

/// 16,384 x 16,384: more than any phone takes and than WebP can hold. Larger pictures would take seconds and gigabytes
/// to decode.
inline constexpr std::int64_t kMostPixels = std::int64_t{1} << 28;

/// What is wrong with a picture that has more pixels; nothing where it has not.
[[nodiscard]] inline std::optional<std::string> too_many_pixels(std::int64_t width, std::int64_t height) {
    if (height <= 0 || width <= kMostPixels / height) return {};
    return "expected a picture of at most 268 million pixels, found one of " + std::to_string(width) + " x " +
           std::to_string(height);
}

}  // namespace railref::media
