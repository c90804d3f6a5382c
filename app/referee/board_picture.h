#pragma once

#include <filesystem>

#include "app/referee/evidence.h"
#include "maps/result.h"
#include "vision/reading.h"

namespace railref::app {

/// The photo as it goes into an evidence file: straightened, cropped to the board, without EXIF. `reading` says where
/// the board lies in it. Errors: no picture; a photo of another size than the one that was read.
[[nodiscard]] maps::Result<TopPicture> board_picture(const std::filesystem::path& photo,
                                                     const vision::Reading& reading);

}  // namespace railref::app
