#pragma once

#include "calibration/media/media.h"

/// Between media.h and the library that is loaded late: both are built together.
namespace railref::media {

struct Codecs {
    tl::expected<cv::Mat, std::string> (*decode)(std::string_view bytes, DecodedSize size);
    bool (*is_heif)(std::string_view bytes);
    tl::expected<HeifPicture, std::string> (*decode_heif)(std::string_view bytes, int largest_side);
    Bytes (*encode_jpeg)(const cv::Mat& pixels, int quality);
    Bytes (*encode_png)(const cv::Mat& pixels);
    std::unique_ptr<Capture> (*open_camera)(int number);
    std::unique_ptr<Capture> (*open_video)(const std::string& source);
};

/// The late library's only symbol: gives its Codecs.
inline constexpr const char* kCodecsSymbol = "railref_codecs";
using GiveCodecs = const Codecs&();

}  // namespace railref::media
