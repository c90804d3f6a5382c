#pragma once

#include <span>
#include <string>
#include <string_view>

#include "maps/board_map.h"

/// The names of boards, variants, rulebooks and cities in other languages than the printed ones: maps/names/BOARD.json,
/// built into the program.
namespace railref::maps {

/// Languages in which every built-in board has names, beside the printed ones: "zh_TW", "zh_CN", "ja".
[[nodiscard]] std::span<const std::string_view> name_languages();

// The name in that language; as printed for every other language and for boards that are not built in.
[[nodiscard]] const std::string& city_name(const BoardMap& map, CityId city, std::string_view language);
[[nodiscard]] const std::string& board_name(const BoardMap& map, std::string_view language);
[[nodiscard]] const std::string& variant_name(const BoardMap& map, const Variant& variant, std::string_view language);
[[nodiscard]] const std::string& rulebook_name(const BoardMap& map, std::string_view language);

}  // namespace railref::maps
