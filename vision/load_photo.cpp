#include "vision/load_photo.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

#include "calibration/media/media.h"
#include "maps/json_reader.h"

namespace railref::vision {

namespace {

constexpr std::size_t kTellingBytes = 16;  // fewer do not say what kind of picture begins there
constexpr int kLargestSide = 2600;         // px: more is not needed to read a board, and costs time

std::uint8_t byte_at(std::string_view bytes, std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); }

/// What a JPEG's headers say, without decoding it (ITU T.81, annex B).
struct JpegHeader {
    cv::Size stored;       ///< before EXIF orientation
    std::size_t scan = 0;  ///< where the first scan begins
};

std::optional<JpegHeader> jpeg_header(std::string_view bytes) {
    if (!bytes.starts_with("\xFF\xD8")) return {};
    JpegHeader header;
    std::size_t at = 2;
    while (at + 9 < bytes.size() && byte_at(bytes, at) == 0xFF) {
        const std::uint8_t marker = byte_at(bytes, at + 1);
        const bool frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame)
            header.stored = {byte_at(bytes, at + 7) << 8 | byte_at(bytes, at + 8),
                             byte_at(bytes, at + 5) << 8 | byte_at(bytes, at + 6)};
        if (marker == 0xDA) {
            header.scan = at;
            return header;
        }
        at += marker == 0xFF ? 1U : 2U + static_cast<std::size_t>(byte_at(bytes, at + 2) << 8 | byte_at(bytes, at + 3));
    }
    return header;
}

/// These files are boxes that begin with length and kind (ISO/IEC 14496-12, section 4.2); length 0: up to the end. What
/// phones append after the picture does not count.
bool is_heif_cut_short(std::string_view bytes) {
    const auto number = [&](std::size_t at, std::size_t length) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < length; ++i) value = value << 8 | byte_at(bytes, at + i);
        return value;
    };
    bool described = false;
    bool stored = false;
    for (std::uint64_t at = 0; at + 16 <= bytes.size() && !(described && stored);) {
        std::uint64_t length = number(at, 4);
        if (length == 0) length = bytes.size() - at;
        if (length == 1) length = number(at + 8, 8);
        if (length < 8 || length > bytes.size() - at) return true;
        described |= bytes.substr(at + 4, 4) == "meta";
        stored |= bytes.substr(at + 4, 4) == "mdat";
        at += length;
    }
    return !(described && stored);
}

/// A picture that ends before its own end mark; decoders fill the rest with gray and say nothing.
bool is_cut_short(std::string_view bytes) {
    if (const auto jpeg = jpeg_header(bytes))
        return jpeg->scan == 0 || bytes.find("\xFF\xD9", jpeg->scan) == std::string_view::npos;
    if (bytes.starts_with("\x89PNG")) return bytes.find("IEND") == std::string_view::npos;
    if (bytes.starts_with("RIFF") && bytes.size() > 12) {
        const std::size_t size = byte_at(bytes, 4) | byte_at(bytes, 5) << 8 | byte_at(bytes, 6) << 16 |
                                 static_cast<std::size_t>(byte_at(bytes, 7)) << 24;
        return bytes.size() < size + 8;
    }
    if (media::is_heif(bytes)) return is_heif_cut_short(bytes);
    return false;
}

/// JPEGs can be decoded at half size for a quarter of the work.
bool decode_at_half(std::string_view bytes) {
    const auto jpeg = jpeg_header(bytes);
    return jpeg && std::max(jpeg->stored.width, jpeg->stored.height) > kLargestSide;
}

cv::Size full_size(std::string_view bytes, cv::Size decoded, bool half) {
    if (!half) return decoded;
    const cv::Size stored = jpeg_header(bytes)->stored;
    const bool turned = (decoded.width > decoded.height) != (stored.width > stored.height);
    return turned ? cv::Size(stored.height, stored.width) : stored;
}

/// Pixels and full size, or what is wrong with the bytes.
tl::expected<Photo, std::string> decode(std::string_view bytes) {
    Photo photo;
    if (media::is_heif(bytes)) {
        auto picture = media::decode_heif(bytes, kLargestSide);
        if (!picture) return tl::unexpected(picture.error());
        photo.pixels = std::move(picture->pixels);
        photo.full_size = picture->full_size;
        return photo;
    }
    const bool half = decode_at_half(bytes);
    auto pixels = media::decode(bytes, half ? media::DecodedSize::half : media::DecodedSize::whole);
    if (!pixels) return tl::unexpected(pixels.error());
    photo.pixels = std::move(*pixels);
    photo.full_size = full_size(bytes, photo.pixels.size(), half);
    return photo;
}

}  // namespace

maps::Result<Photo> load_photo(const std::filesystem::path& file) {
    const auto wrong = [&](std::string what) {
        return tl::unexpected(maps::FileError{file.string(), "", std::move(what)});
    };
    const auto bytes = maps::read_text(file);
    if (!bytes) return tl::unexpected(bytes.error());
    if (const auto can = media::load(); !can) return wrong(can.error());
    if (is_cut_short(*bytes)) return wrong("expected a whole picture, found one that is cut short");
    const auto start = std::chrono::steady_clock::now();
    auto photo = decode(*bytes);
    if (!photo) return wrong(photo.error());
    photo->file = file.string();
    photo->decode_ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return std::move(*photo);
}

bool is_whole_picture(const std::filesystem::path& file) {
    const auto bytes = maps::read_text(file);
    return bytes && bytes->size() >= kTellingBytes && !is_cut_short(*bytes);
}

}  // namespace railref::vision
