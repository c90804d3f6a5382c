#pragma once

#include <cstddef>
#include <opencv2/core.hpp>
#include <span>
#include <string>

namespace railref::vision {

/// A decoded picture.
struct Photo {
    std::string file;    ///< as the user named it
    cv::Mat pixels;      ///< CV_8UC3 BGR, upright (EXIF orientation applied); a large photo is decoded at half size
    cv::Size full_size;  ///< of the file's picture, upright; Registration speaks of its pixels
    double decode_ms = 0;
};

/// The one of that name, which must be among them.
[[nodiscard]] const Photo& photo_named(std::span<const Photo> photos, const std::string& file);

/// The first photo that shows the very same pixels as photo `i`; `i` itself where none before it does. One that was
/// given twice tells nothing new.
[[nodiscard]] std::size_t first_like(std::span<const Photo> photos, std::size_t i);

}  // namespace railref::vision
