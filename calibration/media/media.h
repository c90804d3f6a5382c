#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

/// Files of pictures, and cameras. Most photos are JPEGs, and the library that decodes them is small, as is WebP's.
/// What OpenCV knows of other pictures and of cameras takes two hundred shared libraries (GDAL, FFmpeg, and so on) and
/// a sixth of a second to load, libheif a hundredth: each lies behind a library beside the program, which is loaded
/// when it is asked for. Errors say what is wrong in a few words; where a library is missed, they name it.
namespace railref::media {

struct Picture {
    cv::Mat pixels;      ///< CV_8UC3 BGR, upright as the file says (EXIF; HEIC and AVIF have turns of their own)
    cv::Size full_size;  ///< of the file's picture, upright
};

/// JPEG, PNG, WebP, HEIC (ISO/IEC 23008-12), AVIF and what else OpenCV knows. A picture with a longer side than
/// `largest_side` px is halved. Errors: no picture, a damaged one.
[[nodiscard]] tl::expected<Picture, std::string> decode(std::string_view bytes, int largest_side);

/// The picture ends before its own end mark; decoders fill the rest with gray and say nothing.
[[nodiscard]] bool is_cut_short(std::string_view bytes);

using Bytes = std::vector<unsigned char>;

/// `pixels`: CV_8UC3 BGR. Quality: 0 to 100.
[[nodiscard]] tl::expected<Bytes, std::string> encode_jpeg(const cv::Mat& pixels, int quality);
[[nodiscard]] tl::expected<Bytes, std::string> encode_png(const cv::Mat& pixels);

/// An open camera, video or stream.
class Capture {
public:
    Capture() = default;
    virtual ~Capture() = default;
    Capture(const Capture&) = delete;
    Capture& operator=(const Capture&) = delete;

    /// The next frame, CV_8UC3 BGR, once there is one; false at the end, also of a device that sends rubbish.
    [[nodiscard]] virtual bool read(cv::Mat& frame) = 0;
    /// How many frames there are; 0 of what is live, and of files that do not say.
    [[nodiscard]] virtual double frames() const = 0;
};

/// Null where there is none that can be opened.
[[nodiscard]] tl::expected<std::unique_ptr<Capture>, std::string> open_camera(int number);
/// `source`: a file or a URL.
[[nodiscard]] tl::expected<std::unique_ptr<Capture>, std::string> open_video(const std::string& source);

}  // namespace railref::media
