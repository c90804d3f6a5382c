#include "calibration/media/media.h"

#include <boost/dll/shared_library.hpp>

#include "calibration/media/codecs.h"

namespace railref::media {

namespace {

tl::expected<const Codecs*, std::string> load_codecs() {
    using boost::dll::load_mode::type;
    // Searched for where the program's own libraries are. Kept until the program ends: threads may still read frames.
    static auto& library = *new boost::dll::shared_library;
    boost::dll::fs::error_code error;
    library.load("railref_codecs", type::append_decorations | type::search_system_folders, error);
    if (error || !library.has(kCodecsSymbol))
        return tl::unexpected<std::string>(
            "expected the library railref_codecs beside the program, to open pictures and cameras");
    return &library.get<GiveCodecs>(kCodecsSymbol)();
}

const tl::expected<const Codecs*, std::string>& codecs() {
    static const auto loaded = load_codecs();
    return loaded;
}

}  // namespace

tl::expected<void, std::string> load() {
    return codecs().map([](const Codecs*) {});
}

tl::expected<cv::Mat, std::string> decode(std::string_view bytes, DecodedSize size) {
    return codecs().and_then([&](const Codecs* with) { return with->decode(bytes, size); });
}

bool is_heif(std::string_view bytes) { return codecs() && (*codecs())->is_heif(bytes); }

tl::expected<HeifPicture, std::string> decode_heif(std::string_view bytes, int largest_side) {
    return codecs().and_then([&](const Codecs* with) { return with->decode_heif(bytes, largest_side); });
}

tl::expected<Bytes, std::string> encode_jpeg(const cv::Mat& pixels, int quality) {
    return codecs().map([&](const Codecs* with) { return with->encode_jpeg(pixels, quality); });
}

tl::expected<Bytes, std::string> encode_png(const cv::Mat& pixels) {
    return codecs().map([&](const Codecs* with) { return with->encode_png(pixels); });
}

tl::expected<std::unique_ptr<Capture>, std::string> open_camera(int number) {
    return codecs().map([&](const Codecs* with) { return with->open_camera(number); });
}

tl::expected<std::unique_ptr<Capture>, std::string> open_video(const std::string& source) {
    return codecs().map([&](const Codecs* with) { return with->open_video(source); });
}

}  // namespace railref::media
