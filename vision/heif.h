#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace railref::vision {

/// HEIC, as phones write it, or AVIF (ISO/IEC 23008-12).
[[nodiscard]] bool is_heif(std::string_view bytes);

struct HeifPicture {
    cv::Mat pixels;      ///< CV_8UC3 BGR, upright
    cv::Size full_size;  ///< of the file's picture, upright
};

/// The file's primary picture, turned and cropped as the file says; EXIF orientation does not count in these files. A
/// picture with a longer side than `largest_side` is halved. The error says what is wrong with the bytes.
[[nodiscard]] tl::expected<HeifPicture, std::string> decode_heif(std::string_view bytes, int largest_side);

}  // namespace railref::vision
