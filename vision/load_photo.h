#pragma once

#include <filesystem>

#include "maps/result.h"
#include "vision/photo.h"

namespace railref::vision {

/// JPEG, PNG, WebP, HEIC, AVIF and what else OpenCV knows. Errors: missing, truncated, no picture. EXIF orientation, or
/// in HEIC and AVIF the file's own, is applied.
[[nodiscard]] maps::Result<Photo> load_photo(const std::filesystem::path& file);

/// False while a picture is still being written: there is nothing yet, or its own end is missing.
[[nodiscard]] bool is_whole_picture(const std::filesystem::path& file);

}  // namespace railref::vision
