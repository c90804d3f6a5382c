#include "calibration/media/jpeg.h"

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <cstdio>
#include <optional>
// After cstdio, which they need and do not include.
#include <jpeglib.h>
// After jpeglib.h.
#include <jerror.h>

#include "calibration/media/exif.h"
#include "calibration/media/largest_picture.h"

namespace railref::media::jpeg {

namespace {

/// Marker and content of a segment (T.81, section B.1.1.4).
struct Segment {
    std::uint8_t marker = 0;
    std::string_view content;
    std::size_t end = 0;  ///< within the file
};
constexpr std::uint8_t kStartOfScan = 0xDA;
constexpr std::uint8_t kApp1 = 0xE1;
constexpr std::string_view kEndOfImage = "\xFF\xD9";

/// The first that is wanted, of those up to the first scan.
template <class Wanted>
std::optional<Segment> find_segment(std::string_view bytes, const Wanted& wanted) {
    const auto at = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
    for (std::size_t i = 2; i + 4 <= bytes.size();) {
        if (at(i) != 0xFF || at(i + 1) == 0xFF || at(i + 1) == 0) {  // a stray byte, or one that fills up
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

int orientation(std::string_view bytes) {
    const auto app1 = find_segment(bytes, [](const Segment& segment) {
        return segment.marker == kApp1 && segment.content.starts_with(exif::kMark);
    });
    return app1 ? exif::orientation(app1->content) : 1;
}

/// Warnings that tell of nothing lost.
bool is_harmless(const jpeg_error_mgr& warning) {
    constexpr int most_padding = 8;  // some cameras fill up; where more is left over, the bytes before were damaged
    switch (warning.msg_code) {
        case JWRN_NOT_SEQUENTIAL:  // some phones write other numbers there, which count for nothing
        case JWRN_JFIF_MAJOR:
        case JWRN_ADOBE_XFORM:
            return true;
        case JWRN_EXTRANEOUS_DATA:
            return warning.msg_parm.i[0] <= most_padding;
        default:
            return false;
    }
}

/// libjpeg, which gives up at the first damage; its own way, and TurboJPEG's, is to go on and to remember one warning.
class Decoder {
public:
    explicit Decoder(std::string_view bytes) {
        state_.err = jpeg_std_error(&errors_);
        errors_.error_exit = give_up;
        errors_.emit_message = weigh;
        progress_.progress_monitor = limit_scans;
        state_.client_data = this;
        has_header_ = carries_out([&] {
            jpeg_create_decompress(&state_);
            state_.progress = &progress_;
            jpeg_mem_src(&state_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
            jpeg_read_header(&state_, TRUE);
        });
    }
    ~Decoder() { jpeg_destroy_decompress(&state_); }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    [[nodiscard]] bool has_header() const { return has_header_; }
    /// Cyan, magenta, yellow and black: libjpeg does not mix them.
    [[nodiscard]] bool has_printers_colours() const {
        return state_.jpeg_color_space == JCS_CMYK || state_.jpeg_color_space == JCS_YCCK;
    }
    /// Before it is turned.
    [[nodiscard]] cv::Size stored() const {
        return {static_cast<int>(state_.image_width), static_cast<int>(state_.image_height)};
    }
    void halve() { state_.scale_denom = 2 * state_.scale_num; }

    /// BGR, not turned; empty where it is damaged.
    [[nodiscard]] cv::Mat pixels() {
        state_.out_color_space = JCS_EXT_BGR;
        if (!carries_out([&] { jpeg_start_decompress(&state_); })) return {};
        cv::Mat pixels(static_cast<int>(state_.output_height), static_cast<int>(state_.output_width), CV_8UC3);
        std::vector<JSAMPROW> rows;
        for (int y = 0; y < pixels.rows; ++y) rows.push_back(pixels.ptr(y));
        const bool whole = carries_out([&] {
            while (state_.output_scanline < state_.output_height)
                jpeg_read_scanlines(&state_, &rows[state_.output_scanline],
                                    state_.output_height - state_.output_scanline);
            jpeg_finish_decompress(&state_);
        });
        return whole ? pixels : cv::Mat();
    }

    [[nodiscard]] const std::string& damage() const { return damage_; }

private:
    /// libjpeg leaves by a long jump: a step makes nothing that has to be destroyed.
    template <class Step>
    bool carries_out(const Step& step) {
        if (setjmp(before_step_) != 0) return false;
        step();
        return true;
    }

    static Decoder& of(j_common_ptr state) { return *static_cast<Decoder*>(state->client_data); }

    [[noreturn]] static void give_up(j_common_ptr state) {
        char words[JMSG_LENGTH_MAX];
        state->err->format_message(state, words);
        of(state).damage_ = words;
        std::longjmp(of(state).before_step_, 1);
    }

    static void weigh(j_common_ptr state, int level) {
        if (level < 0 && !is_harmless(*state->err)) give_up(state);
    }

    /// A small file of many scans could take hours.
    static void limit_scans(j_common_ptr state) {
        constexpr int most = 500;
        if (reinterpret_cast<j_decompress_ptr>(state)->input_scan_number <= most) return;
        of(state).damage_ = "more than 500 scans";
        std::longjmp(of(state).before_step_, 1);
    }

    jpeg_decompress_struct state_{};
    jpeg_error_mgr errors_{};
    jpeg_progress_mgr progress_{};
    std::jmp_buf before_step_{};
    std::string damage_;
    bool has_header_ = false;
};

tl::unexpected<std::string> damaged(const Decoder& decoder) {
    return tl::unexpected("expected a whole JPEG picture, found a damaged one (" + decoder.damage() + ")");
}

}  // namespace

bool recognises(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

std::optional<tl::expected<Picture, std::string>> decode(std::string_view bytes, int largest_side) {
    Decoder decoder(bytes);
    if (!decoder.has_header()) return damaged(decoder);
    if (decoder.has_printers_colours()) return {};
    const cv::Size stored = decoder.stored();
    if (auto many = too_many_pixels(stored.width, stored.height)) return tl::unexpected(std::move(*many));
    if (std::max(stored.width, stored.height) > largest_side) decoder.halve();
    cv::Mat pixels = decoder.pixels();
    if (pixels.empty()) return damaged(decoder);
    const int turn = orientation(bytes);
    exif::stand_upright(pixels, turn);
    return Picture{pixels, exif::is_on_its_side(turn) ? cv::Size(stored.height, stored.width) : stored};
}

bool is_cut_short(std::string_view bytes) {
    const auto scan = find_scan(bytes);
    return !scan || bytes.find(kEndOfImage, scan->end) == std::string_view::npos;
}

}  // namespace railref::media::jpeg
