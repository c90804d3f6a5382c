#pragma once

#include <filesystem>
#include <string_view>

#include "maps/result.h"

namespace railref::maps {

/// Writes all or nothing: a temporary file beside it, then a rename. A link keeps pointing where it did; a device or
/// pipe is written to as it is. Errors: a folder, no such folder, no permission, disk full.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& file, std::string_view content);

}  // namespace railref::maps
