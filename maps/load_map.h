#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "maps/board_map.h"
#include "maps/result.h"

namespace railref::maps {

/// Reads and checks a board file ("railref-board/1", described in maps/README.md).
/// Errors name the file, the JSON pointer and what was expected.
[[nodiscard]] Result<BoardMap> load_map(const std::filesystem::path& file);

/// The same from text that is already in memory; `file` is what errors call it.
[[nodiscard]] Result<BoardMap> parse_map(std::string_view json, const std::string& file);

/// Ids of the boards that are built into the program, in the order in which they are offered.
[[nodiscard]] std::vector<std::string_view> built_in_boards();

/// A built-in board, loaded once and alive as long as the program; nullptr for an unknown id.
[[nodiscard]] const BoardMap* built_in_board(std::string_view id);

}  // namespace railref::maps
