#pragma once

#include <optional>

#include "calibration/media/media.h"

/// JPEG (ITU T.81), as nearly every camera writes it, through libjpeg-turbo's libjpeg.
namespace railref::media::jpeg {

[[nodiscard]] bool recognises(std::string_view bytes);

/// Nothing where it has a printer's colours (CMYK), which libjpeg does not turn into BGR. `largest_side` as in
/// media::decode; halving takes three quarters of the work away. Lost or exchanged bytes are an error where the decoder
/// can tell; a JPEG has no checksums.
[[nodiscard]] std::optional<tl::expected<Picture, std::string>> decode(std::string_view bytes, int largest_side);

[[nodiscard]] bool is_cut_short(std::string_view bytes);

}  // namespace railref::media::jpeg
