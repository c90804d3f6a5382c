#pragma once

#include <optional>
#include <string>
#include <string_view>

/// PNG (W3C, third edition), whose parts have checksums.
namespace railref::media::png {

[[nodiscard]] bool recognises(std::string_view bytes);

[[nodiscard]] bool is_cut_short(std::string_view bytes);

/// Why it is not to be decoded: a checksum is wrong, up to its end mark (what is appended does not count), or it is too
/// large (largest_picture.h). Nothing of a sound one.
[[nodiscard]] std::optional<std::string> find_fault(std::string_view bytes);

}  // namespace railref::media::png
