#include "calibration/media/codecs.h"

#include <boost/config.hpp>
#include <iostream>
#include <mutex>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace railref::media::opencv {

namespace {

/// While it lives, std::cerr says nothing: imdecode writes there what it throws and catches itself, and has no switch
/// for it. One at a time.
class Hush {
public:
    Hush() : turn_(turns()), words_(std::cerr.rdbuf(nullptr)) {}
    ~Hush() { std::cerr.rdbuf(words_); }
    Hush(const Hush&) = delete;
    Hush& operator=(const Hush&) = delete;

private:
    static std::mutex& turns() {
        static std::mutex mutex;
        return mutex;
    }
    std::scoped_lock<std::mutex> turn_;
    std::streambuf* words_;
};

tl::expected<cv::Mat, std::string> decode(std::string_view bytes) {
    const Hush hush;
    const cv::Mat encoded(1, static_cast<int>(bytes.size()), CV_8U, const_cast<char*>(bytes.data()));
    cv::Mat pixels;
    try {
        if (!bytes.empty()) pixels = cv::imdecode(encoded, cv::IMREAD_COLOR);
    } catch (const cv::Exception&) {  // a picture too large for OpenCV
        pixels.release();
    }
    if (pixels.empty()) return tl::unexpected<std::string>("expected a picture (JPEG, PNG, WebP, HEIC or AVIF)");
    return pixels;
}

Bytes encode(const char* ending, const cv::Mat& pixels, const std::vector<int>& settings) {
    Bytes bytes;
    cv::imencode(ending, pixels, bytes, settings);
    return bytes;
}

Bytes encode_jpeg(const cv::Mat& pixels, int quality) {
    return encode(".jpg", pixels, {cv::IMWRITE_JPEG_QUALITY, quality});
}

Bytes encode_png(const cv::Mat& pixels) { return encode(".png", pixels, {}); }

class OpenCvCapture : public Capture {
public:
    explicit OpenCvCapture(cv::VideoCapture capture) : capture_(std::move(capture)) {}

    bool read(cv::Mat& frame) override {
        try {
            return capture_.read(frame) && !frame.empty();
        } catch (const cv::Exception&) {  // a frame that cannot be decoded
            return false;
        }
    }

    double frames() const override { return capture_.get(cv::CAP_PROP_FRAME_COUNT); }

private:
    cv::VideoCapture capture_;
};

// Our one line is enough; OpenCV would add its own.
void quieten_opencv() { cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT); }

template <class Source>
std::unique_ptr<Capture> open(const Source& source) {
    cv::VideoCapture capture;
    if (!capture.open(source)) return nullptr;
    return std::make_unique<OpenCvCapture>(std::move(capture));
}

std::unique_ptr<Capture> open_camera(int number) { return open(number); }
std::unique_ptr<Capture> open_video(const std::string& source) { return open(source); }

constexpr Codecs kAll{decode, encode_jpeg, encode_png, open_camera, open_video};

}  // namespace

}  // namespace railref::media::opencv

extern "C" BOOST_SYMBOL_EXPORT const railref::media::Codecs& railref_codecs() {
    railref::media::opencv::quieten_opencv();
    return railref::media::opencv::kAll;
}
