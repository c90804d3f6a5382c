#include "calibration/media/media.h"

#include <algorithm>
#include <boost/dll/shared_library.hpp>
#include <cstdint>
#include <opencv2/imgproc.hpp>

#include "calibration/media/codecs.h"
#include "calibration/media/heif.h"
#include "calibration/media/jpeg.h"
#include "calibration/media/png.h"
#include "calibration/media/webp.h"

namespace railref::media {

namespace {

template <class Functions>
tl::expected<const Functions*, std::string> load() {
    using boost::dll::load_mode::type;
    // Searched for where the program's own libraries are. Kept until the program ends: threads may still read frames.
    static auto& library = *new boost::dll::shared_library;
    boost::dll::fs::error_code error;
    library.load(Functions::kLibrary, type::append_decorations | type::search_system_folders, error);
    if (error || !library.has(Functions::kLibrary))
        return tl::unexpected("expected the library " + std::string(Functions::kLibrary) +
                              " beside the program, to open pictures or cameras of this kind");
    return &library.get<const Functions&()>(Functions::kLibrary)();
}

template <class Functions>
const tl::expected<const Functions*, std::string>& loaded() {
    static const auto functions = load<Functions>();
    return functions;
}

/// Whatever begins with a box of that kind (ISO/IEC 14496-12, section 4.3): videos too.
bool may_be_heif(std::string_view bytes) { return bytes.size() > 8 && bytes.substr(4, 4) == "ftyp"; }

/// These files are boxes that begin with length and kind (ISO/IEC 14496-12, section 4.2); length 0: up to the end. What
/// phones append after the picture does not count.
bool is_heif_cut_short(std::string_view bytes) {
    const auto number = [&](std::size_t at, std::size_t length) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < length; ++i) value = value << 8 | static_cast<std::uint8_t>(bytes[at + i]);
        return value;
    };
    bool described = false;
    bool stored = false;
    for (std::uint64_t at = 0; at + 16 <= bytes.size() && !(described && stored);) {
        std::uint64_t length = number(at, 4);
        if (length == 0) length = bytes.size() - at;
        if (length == 1) length = number(at + 8, 8);
        if (length < 8 || length > bytes.size() - at) return true;
        const std::string_view kind = bytes.substr(at + 4, 4);
        const bool describes = kind == "meta";
        described |= describes;
        // The picture may also lie in a box of its description (ISO/IEC 14496-12, section 8.11.11).
        stored |= kind == "mdat" || (describes && bytes.substr(at, length).find("idat") != std::string_view::npos);
        at += length;
    }
    return !(described && stored);
}

Picture within(cv::Mat pixels, int largest_side) {
    const cv::Size full = pixels.size();
    if (std::max(full.width, full.height) > largest_side) {
        cv::Mat half;
        cv::resize(pixels, half, {std::max(1, full.width / 2), std::max(1, full.height / 2)}, 0, 0, cv::INTER_AREA);
        pixels = half;
    }
    return {pixels, full};
}

tl::expected<cv::Mat, std::string> decode_whole(std::string_view bytes) {
    if (may_be_heif(bytes)) {
        const auto& heif = loaded<Heif>();
        if (!heif) return tl::unexpected(heif.error());
        if ((*heif)->recognises(bytes)) return (*heif)->decode(bytes);
    }
    if (webp::recognises(bytes)) return webp::decode(bytes);
    if (png::recognises(bytes))  // libpng would print a line of its own
        if (auto fault = png::find_fault(bytes)) return tl::unexpected(std::move(*fault));
    return loaded<Codecs>().and_then([&](const Codecs* codecs) { return codecs->decode(bytes); });
}

}  // namespace

tl::expected<Picture, std::string> decode(std::string_view bytes, int largest_side) {
    if (jpeg::recognises(bytes))
        if (auto picture = jpeg::decode(bytes, largest_side)) return std::move(*picture);
    return decode_whole(bytes).map([&](cv::Mat pixels) { return within(std::move(pixels), largest_side); });
}

bool is_cut_short(std::string_view bytes) {
    if (jpeg::recognises(bytes)) return jpeg::is_cut_short(bytes);
    if (png::recognises(bytes)) return png::is_cut_short(bytes);
    if (webp::recognises(bytes)) return webp::is_cut_short(bytes);
    if (may_be_heif(bytes) && loaded<Heif>() && (*loaded<Heif>())->recognises(bytes)) return is_heif_cut_short(bytes);
    return false;
}

tl::expected<Bytes, std::string> encode_jpeg(const cv::Mat& pixels, int quality) {
    return loaded<Codecs>().map([&](const Codecs* codecs) { return codecs->encode_jpeg(pixels, quality); });
}

tl::expected<Bytes, std::string> encode_png(const cv::Mat& pixels) {
    return loaded<Codecs>().map([&](const Codecs* codecs) { return codecs->encode_png(pixels); });
}

tl::expected<std::unique_ptr<Capture>, std::string> open_camera(int number) {
    return loaded<Codecs>().map([&](const Codecs* codecs) { return codecs->open_camera(number); });
}

tl::expected<std::unique_ptr<Capture>, std::string> open_video(const std::string& source) {
    return loaded<Codecs>().map([&](const Codecs* codecs) { return codecs->open_video(source); });
}

}  // namespace railref::media
