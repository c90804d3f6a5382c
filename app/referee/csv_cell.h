#pragma once

#include <string>

namespace railref::app {

/// A text as a cell of a comma-separated table (RFC 4180). One that a spreadsheet would take for a formula is led by an
/// apostrophe.
[[nodiscard]] std::string csv_cell(std::string text);

}  // namespace railref::app
