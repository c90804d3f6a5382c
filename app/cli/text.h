#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Text for a terminal, UTF-8: widths are columns on the screen, not bytes.
namespace railref::app {

/// Columns of what the program prints.
inline constexpr std::size_t page_width = 100;

/// Columns that the text takes: 2 for East Asian wide characters, 0 for combining marks.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// Without control characters, so that a name from a file can neither break the layout nor command the terminal.
[[nodiscard]] std::string printable(std::string_view text);

[[nodiscard]] std::string pad_right(std::string_view text, std::size_t width);
[[nodiscard]] std::string pad_left(std::string_view text, std::size_t width);

/// Lines of at most `width` columns, broken at spaces; a longer word stands alone.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t width);

/// `head`, then `text` wrapped beside it; the whole at most `width` columns wide. Ends with a newline.
[[nodiscard]] std::string hanging(std::string_view head, std::string_view text, std::size_t width);

enum class Align { left, right };

/// Rows of cells in columns, a rule under the first row. `align` has one entry per column.
[[nodiscard]] std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<Align>& align);

/// "a", "a and b", "a, b and c"
[[nodiscard]] std::string listed(const std::vector<std::string>& items);

/// The parts between commas, with spaces around them taken off; nothing for an empty text.
[[nodiscard]] std::vector<std::string> split(std::string_view text);

/// "1 train", "2 trains"
[[nodiscard]] std::string count(int number, std::string_view thing);

/// "+8", "−7", "0"
[[nodiscard]] std::string signed_points(int points);

}  // namespace railref::app
