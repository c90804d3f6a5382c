#pragma once

#include "calibration/media/media.h"

namespace railref::media {

/// What the library railref_heif gives, in its only symbol, which is called as the library is: HEIC and AVIF through
/// libheif. It and media.cpp are built together.
struct Heif {
    static constexpr const char* kLibrary = "railref_heif";

    bool (*recognises)(std::string_view bytes);
    /// The file's primary picture, CV_8UC3 BGR, turned and cropped as the file says; its EXIF orientation does not
    /// count.
    tl::expected<cv::Mat, std::string> (*decode)(std::string_view bytes);
};

}  // namespace railref::media
