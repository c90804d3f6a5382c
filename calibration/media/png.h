#pragma once

#include <optional>
#include <string>
#include <string_view>

/// PNG (W3C, third edition), whose parts have checksums.
namespace railref::media::png {

[[nodiscard]] bool recognises(std::string_view bytes);

[[nodiscard]] bool is_cut_short(std::string_view bytes);

/// Why it cannot be trusted, where a checksum says so; nothing of a sound one. Up to its end mark: what is appended to
/// it does not count.
[[nodiscard]] std::optional<std::string> find_damage(std::string_view bytes);

}  // namespace railref::media::png
