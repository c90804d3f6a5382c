#pragma once

#include "calibration/media/media.h"

namespace railref::media {

/// What the library railref_codecs gives, in its only symbol, which is called as the library is: OpenCV's pictures and
/// cameras. It and media.cpp are built together.
struct Codecs {
    static constexpr const char* kLibrary = "railref_codecs";

    tl::expected<cv::Mat, std::string> (*decode)(std::string_view bytes);
    Bytes (*encode_jpeg)(const cv::Mat& pixels, int quality);
    Bytes (*encode_png)(const cv::Mat& pixels);
    std::unique_ptr<Capture> (*open_camera)(int number);
    std::unique_ptr<Capture> (*open_video)(const std::string& source);
};

}  // namespace railref::media
