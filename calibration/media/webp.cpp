#include "calibration/media/webp.h"

#include <webp/decode.h>
#include <webp/demux.h>

#include <algorithm>
#include <cstdint>
#include <memory>

#include "calibration/media/exif.h"
#include "calibration/media/release.h"

namespace railref::media::webp {

namespace {

using Parts = std::unique_ptr<WebPDemuxer, Release<WebPDemuxDelete>>;
using Decoder = std::unique_ptr<WebPIDecoder, Release<WebPIDelete>>;

tl::unexpected<std::string> damaged(const std::string& how) {
    return tl::unexpected("expected a whole WebP picture, found a damaged one (" + how + ")");
}

/// 1 to 8, as in exif.h.
int orientation(const WebPDemuxer& parts) {
    WebPChunkIterator chunk{};
    const bool found = WebPDemuxGetChunk(&parts, "EXIF", 1, &chunk) != 0;
    const std::string_view block(reinterpret_cast<const char*>(chunk.chunk.bytes), chunk.chunk.size);
    const int said = found ? exif::orientation(block) : 1;
    WebPDemuxReleaseChunkIterator(&chunk);
    return said;
}

/// Damage leads the decoder astray and makes no error of its own. But then it needs more bytes than there are, or is
/// done before the last ones have come.
tl::expected<cv::Mat, std::string> decode(const WebPIterator& frame) {
    constexpr std::size_t last = 16;  // bytes; encoders fill up with fewer
    cv::Mat pixels(frame.height, frame.width, CV_8UC3);
    const Decoder decoder(
        WebPINewRGB(MODE_BGR, pixels.data, pixels.total() * pixels.elemSize(), static_cast<int>(pixels.step)));
    const auto decode_first = [&](std::size_t bytes) {
        return WebPIUpdate(decoder.get(), frame.fragment.bytes, bytes);
    };
    const std::size_t all = frame.fragment.size;
    const VP8StatusCode early = decode_first(all - std::min(all, last));
    if (early == VP8_STATUS_OK) return damaged("bytes are left over");
    if (early != VP8_STATUS_SUSPENDED || decode_first(all) != VP8_STATUS_OK)
        return damaged("its pixels cannot be read");
    return pixels;
}

}  // namespace

bool recognises(std::string_view bytes) {
    return bytes.starts_with("RIFF") && bytes.size() >= 12 && bytes.substr(8, 4) == "WEBP";
}

bool is_cut_short(std::string_view bytes) {
    constexpr std::size_t head = 8;  // what its length does not count
    std::size_t length = 0;
    for (std::size_t i = head; i-- > 4;) length = length << 8 | static_cast<std::uint8_t>(bytes[i]);
    return bytes.size() < length + head;
}

tl::expected<cv::Mat, std::string> decode(std::string_view bytes) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    const Parts parts(WebPDemux(&data));
    if (parts == nullptr) return damaged("its parts do not fit together");
    if ((WebPDemuxGetI(parts.get(), WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG) != 0)
        return tl::unexpected<std::string>("expected a still WebP picture, found a moving one");
    WebPIterator frame{};
    if (WebPDemuxGetFrame(parts.get(), 1, &frame) == 0) return damaged("it has no pixels");
    auto pixels = decode(frame);
    WebPDemuxReleaseIterator(&frame);
    if (pixels) exif::stand_upright(*pixels, orientation(*parts));
    return pixels;
}

}  // namespace railref::media::webp
