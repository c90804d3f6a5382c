#pragma once

#include "calibration/media/media.h"

/// libheif's part of the library that is loaded late; media.h says what these do.
namespace railref::media::heif {

[[nodiscard]] bool recognises(std::string_view bytes);
[[nodiscard]] tl::expected<HeifPicture, std::string> decode(std::string_view bytes, int largest_side);

}  // namespace railref::media::heif
