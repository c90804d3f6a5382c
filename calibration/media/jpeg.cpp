#include "calibration/media/jpeg.h"

#include <libexif/exif-data.h>
#include <turbojpeg.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>

#include "calibration/media/release.h"

namespace railref::media::jpeg {

namespace {

using Decoder = std::unique_ptr<void, Release<tjDestroy>>;
using Exif = std::unique_ptr<ExifData, Release<exif_data_unref>>;

constexpr double kMostPixels = 1 << 30;  // as OpenCV's limit for other pictures

const unsigned char* data(std::string_view bytes) { return reinterpret_cast<const unsigned char*>(bytes.data()); }

/// Marker and content of a segment (T.81, section B.1.1.4).
struct Segment {
    std::uint8_t marker = 0;
    std::string_view content;
    std::size_t end = 0;  ///< within the file
};
constexpr std::uint8_t kBaseline = 0xC0;
constexpr std::uint8_t kExtendedSequential = 0xC1;
constexpr std::uint8_t kStartOfScan = 0xDA;
constexpr std::uint8_t kApp1 = 0xE1;
constexpr std::string_view kEndOfImage = "\xFF\xD9";

/// The first that is wanted, of those up to the first scan.
template <class Wanted>
std::optional<Segment> find_segment(std::string_view bytes, const Wanted& wanted) {
    const auto at = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
    for (std::size_t i = 2; i + 4 <= bytes.size() && at(i) == 0xFF;) {
        if (at(i + 1) == 0xFF) {  // fill byte
            ++i;
            continue;
        }
        const std::size_t length = static_cast<std::size_t>(at(i + 2) << 8 | at(i + 3));
        const Segment segment{at(i + 1), bytes.substr(i + 4, std::max<std::size_t>(length, 2) - 2), i + 2 + length};
        if (wanted(segment)) return segment;
        if (segment.marker == kStartOfScan) break;
        i = segment.end;
    }
    return {};
}

/// Header of the first scan.
std::optional<Segment> find_scan(std::string_view bytes) {
    return find_segment(bytes, [](const Segment& segment) { return segment.marker == kStartOfScan; });
}

bool is_sequential(std::string_view bytes) {
    return find_segment(bytes,
                        [](const Segment& segment) {
                            return segment.marker == kBaseline || segment.marker == kExtendedSequential;
                        })
        .has_value();
}

/// A copy whose first scan begins as the standard demands, where it does not: some phones write other numbers there.
/// The decoder would read the right pixels but warn, and it keeps no second warning, which might be of damage.
std::optional<std::string> with_lawful_scan(std::string_view bytes) {
    constexpr std::string_view lawful("\0\x3F\0", 3);  // Ss, Se, Ah and Al of sequential pictures (T.81, table B.3)
    const auto scan = find_scan(bytes);
    if (!scan || scan->content.empty() || !is_sequential(bytes)) return {};
    const auto components = static_cast<std::uint8_t>(scan->content.front());
    if (scan->content.size() != 1 + 2 * std::size_t{components} + lawful.size()) return {};
    if (scan->content.ends_with(lawful)) return {};
    return std::string(bytes).replace(scan->end - lawful.size(), lawful.size(), lawful);
}

/// 1 to 8 (EXIF 2.3, section 4.6.4 A); 1 where the file does not say.
int orientation(std::string_view bytes) {
    constexpr std::string_view mark("Exif\0\0", 6);
    const auto app1 = find_segment(
        bytes, [&](const Segment& segment) { return segment.marker == kApp1 && segment.content.starts_with(mark); });
    if (!app1) return 1;
    const Exif exif(exif_data_new_from_data(data(app1->content), static_cast<unsigned int>(app1->content.size())));
    const ExifEntry* entry =
        exif == nullptr ? nullptr : exif_content_get_entry(exif->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
    if (entry == nullptr || entry->format != EXIF_FORMAT_SHORT || entry->size < sizeof(ExifShort)) return 1;
    return exif_get_short(entry->data, exif_data_get_byte_order(exif.get()));
}

bool is_on_its_side(int orientation) { return orientation >= 5 && orientation <= 8; }

void stand_upright(cv::Mat& pixels, int orientation) {
    enum Flip { around_row = 0, around_column = 1, around_both = -1 };
    if (is_on_its_side(orientation)) cv::transpose(pixels, pixels);
    if (orientation == 2 || orientation == 6) cv::flip(pixels, pixels, around_column);
    if (orientation == 3 || orientation == 7) cv::flip(pixels, pixels, around_both);
    if (orientation == 4 || orientation == 8) cv::flip(pixels, pixels, around_row);
}

struct Header {
    cv::Size stored;        ///< before it is turned; empty where it cannot be read
    bool is_usual = false;  ///< TurboJPEG gives its pixels in BGR: not of printers' colours or of rare subsamplings
};

Header header_of(const Decoder& decoder, std::string_view bytes) {
    Header header;
    int sampling = 0;
    int colours = 0;
    const bool known = tjDecompressHeader3(decoder.get(), data(bytes), bytes.size(), &header.stored.width,
                                           &header.stored.height, &sampling, &colours) == 0;
    header.is_usual = known && colours != TJCS_CMYK && colours != TJCS_YCCK;
    return header;
}

tl::unexpected<std::string> damaged(const Decoder& decoder) {
    return tl::unexpected("expected a whole JPEG picture, found a damaged one (" +
                          std::string(tjGetErrorStr2(decoder.get())) + ")");
}

/// Some cameras fill up with a few bytes. Where more are left over, the ones before them were damaged.
bool only_has_padding(const Decoder& decoder) {
    constexpr unsigned int most = 8;
    unsigned int left_over = 0;
    return tjGetErrorCode(decoder.get()) == TJERR_WARNING &&
           std::sscanf(tjGetErrorStr2(decoder.get()), "Corrupt JPEG data: %u extraneous bytes", &left_over) == 1 &&
           left_over <= most;
}

/// Of a picture whose scan begins as it must.
std::optional<tl::expected<Picture, std::string>> decode_lawful(std::string_view bytes, int largest_side) {
    const Decoder decoder(tjInitDecompress());
    const auto [stored, is_usual] = header_of(decoder, bytes);
    if (stored.empty()) return damaged(decoder);
    if (!is_usual) return {};
    if (static_cast<double>(stored.width) * stored.height > kMostPixels)
        return tl::unexpected("expected a picture of at most a billion pixels, found one of " +
                              std::to_string(stored.width) + " x " + std::to_string(stored.height));
    constexpr tjscalingfactor whole{1, 1};
    constexpr tjscalingfactor half{1, 2};
    const tjscalingfactor scale = std::max(stored.width, stored.height) > largest_side ? half : whole;
    cv::Mat pixels(TJSCALED(stored.height, scale), TJSCALED(stored.width, scale), CV_8UC3);
    if (tjDecompress2(decoder.get(), data(bytes), bytes.size(), pixels.data, pixels.cols, static_cast<int>(pixels.step),
                      pixels.rows, TJPF_BGR, TJFLAG_LIMITSCANS) != 0 &&
        !only_has_padding(decoder))
        return damaged(decoder);
    const int turn = orientation(bytes);
    stand_upright(pixels, turn);
    return Picture{pixels, is_on_its_side(turn) ? cv::Size(stored.height, stored.width) : stored};
}

}  // namespace

bool recognises(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

std::optional<tl::expected<Picture, std::string>> decode(std::string_view bytes, int largest_side) {
    const auto lawful = with_lawful_scan(bytes);
    return decode_lawful(lawful ? *lawful : bytes, largest_side);
}

bool is_cut_short(std::string_view bytes) {
    const auto scan = find_scan(bytes);
    return !scan || bytes.find(kEndOfImage, scan->end) == std::string_view::npos;
}

}  // namespace railref::media::jpeg
