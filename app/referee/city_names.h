#pragma once

#include <optional>
#include <string_view>

#include "maps/board_map.h"

namespace railref::app {

/// The city that a person means: its id or its printed name, in upper or lower case, with or without accents, spaces or
/// hyphens ("St. Louis", "new york", "KØBENHAVN").
[[nodiscard]] std::optional<maps::CityId> find_city(const maps::BoardMap& map, std::string_view text);

}  // namespace railref::app
