#pragma once

#include <filesystem>

#include "app/referee/evidence.h"
#include "maps/result.h"

namespace railref::app {

/// The photo as it goes into an evidence file: straightened, cropped to the board, without EXIF. The session's reading
/// says where the board lies in it. Errors: no picture; no reading; a photo of another size than the one that was read.
[[nodiscard]] maps::Result<TopPicture> board_picture(const std::filesystem::path& photo, const AnySession& session);

}  // namespace railref::app
