#include "calibration/media/png.h"

#include <zlib.h>

#include <cstdint>

#include "calibration/media/largest_picture.h"

namespace railref::media::png {

namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1A\n";
constexpr std::string_view kHeader = "IHDR";
constexpr std::string_view kEnd = "IEND";

/// Length, type, content, checksum of type and content (section 5.3).
constexpr std::size_t kLengthBytes = 4;
constexpr std::size_t kTypeBytes = 4;
constexpr std::size_t kSumBytes = 4;
constexpr std::size_t kSizeBytes = 8;  // width and height, first in the header (section 11.2.1)

std::uint32_t number(std::string_view bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<std::uint8_t>(bytes[i]);
    return value;
}

bool has_its_checksum(std::string_view type_and_content, std::string_view sum) {
    const auto* data = reinterpret_cast<const Bytef*>(type_and_content.data());
    return crc32_z(0, data, type_and_content.size()) == number(sum);
}

std::string damaged(const std::string& how) {
    return "expected a whole PNG picture, found a damaged one (" + how + ")";
}

}  // namespace

bool recognises(std::string_view bytes) { return bytes.starts_with(kSignature); }

bool is_cut_short(std::string_view bytes) { return bytes.find(kEnd) == std::string_view::npos; }

std::optional<std::string> find_fault(std::string_view bytes) {
    std::string_view rest = bytes.substr(kSignature.size());
    while (rest.size() >= kLengthBytes + kTypeBytes + kSumBytes) {
        const std::size_t length = number(rest);
        rest.remove_prefix(kLengthBytes);
        if (length > rest.size() - kTypeBytes - kSumBytes) return damaged("a part reaches beyond the file");
        const std::string_view part = rest.substr(0, kTypeBytes + length);
        if (!has_its_checksum(part, rest.substr(part.size(), kSumBytes))) return damaged("a checksum is wrong");
        if (part.starts_with(kEnd)) return {};
        if (part.starts_with(kHeader) && part.size() >= kTypeBytes + kSizeBytes)
            if (auto many = too_many_pixels(number(part.substr(kTypeBytes)), number(part.substr(kTypeBytes + 4))))
                return many;
        rest.remove_prefix(part.size() + kSumBytes);
    }
    return damaged("its end is missing");
}

}  // namespace railref::media::png
