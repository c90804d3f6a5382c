#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

/// Files of pictures, and cameras. What OpenCV knows of them takes two hundred shared libraries (GDAL, FFmpeg, and so
/// on) and a quarter of a second to load, and scoring needs none of it: it lies in a library beside the program, which
/// is loaded when the first picture or camera is asked for. Errors say what is wrong in a few words; without that
/// library every function here says so.
namespace railref::media {

/// Loads it now: the other functions would, the first time.
[[nodiscard]] tl::expected<void, std::string> load();

enum class DecodedSize { whole, half };

/// A JPEG, PNG or WebP: CV_8UC3 BGR, upright as its EXIF says. Half: each side, a quarter of the work for a JPEG.
[[nodiscard]] tl::expected<cv::Mat, std::string> decode(std::string_view bytes, DecodedSize size);

/// HEIC, as phones write it, or AVIF (ISO/IEC 23008-12). False without that library.
[[nodiscard]] bool is_heif(std::string_view bytes);

struct HeifPicture {
    cv::Mat pixels;      ///< CV_8UC3 BGR, upright
    cv::Size full_size;  ///< of the file's picture, upright
};

/// The file's primary picture, turned and cropped as the file says; EXIF orientation does not count in these files. A
/// picture with a longer side than `largest_side` is halved.
[[nodiscard]] tl::expected<HeifPicture, std::string> decode_heif(std::string_view bytes, int largest_side);

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
