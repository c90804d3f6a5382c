#pragma once

#include <string>
#include <tl/expected.hpp>

#include "maps/dudu/hex_map.h"

namespace railref::app {

/// A built-in hex map, or one from a map file (.json); else the line that says what was expected.
[[nodiscard]] tl::expected<maps::dudu::HexMap, std::string> find_hex_map(const std::string& word);

}  // namespace railref::app
