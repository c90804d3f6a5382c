#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

/// WebP (RFC 9649), through libwebp.
namespace railref::media::webp {

[[nodiscard]] bool recognises(std::string_view bytes);

[[nodiscard]] bool is_cut_short(std::string_view bytes);

/// CV_8UC3 BGR, upright as its EXIF says. Exchanged bytes are an error where the pixels then end before or behind their
/// last bytes: nearly always, but for single bytes of a lossless picture. WebP has no checksums.
[[nodiscard]] tl::expected<cv::Mat, std::string> decode(std::string_view bytes);

}  // namespace railref::media::webp
