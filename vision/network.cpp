#include "vision/network.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <mutex>
#include <opencv2/dnn.hpp>
#include <vector>

namespace railref::vision {

namespace {

/// So many at once fill two cores, and what layers hand on stays small: fresh memory costs more than the sums.
constexpr int kSamplesAtOnce = 20;

/// A gzip file ends with its size unpacked, little-endian (RFC 1952, section 2.3.1). What the build embeds is whole.
std::vector<char> unpacked(const char* begin, const char* end) {
    std::uint32_t size = 0;
    std::memcpy(&size, end - sizeof size, sizeof size);
    std::vector<char> bytes(size);
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(begin));
    stream.avail_in = static_cast<uInt>(end - begin);
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    constexpr int gzip = 16 + MAX_WBITS;
    const bool whole = inflateInit2(&stream, gzip) == Z_OK && inflate(&stream, Z_FINISH) == Z_STREAM_END;
    inflateEnd(&stream);
    CV_Assert(whole);
    return bytes;
}

/// Samples [first, last) without a copy.
cv::Mat part_of(const cv::Mat& input, int first, int last) {
    std::vector<int> shape(input.size.p, input.size.p + input.dims);
    shape[0] = last - first;
    return {shape, input.type(), const_cast<std::uint8_t*>(input.ptr(first))};
}

}  // namespace

struct Network::Loaded {
    std::mutex one_at_a_time;  // cv::dnn::Net keeps its intermediate results inside
    cv::dnn::Net net;
};

Network::Network(const char* begin, const char* end) : loaded_(std::make_unique<Loaded>()) {
    const std::vector<char> onnx = unpacked(begin, end);
    loaded_->net = cv::dnn::readNetFromONNX(onnx.data(), onnx.size());
}

Network::~Network() = default;

cv::Mat Network::logits(const cv::Mat& input) const {
    const std::scoped_lock lock(loaded_->one_at_a_time);
    cv::Mat all;
    for (int first = 0; first < input.size[0]; first += kSamplesAtOnce) {
        loaded_->net.setInput(part_of(input, first, std::min(first + kSamplesAtOnce, input.size[0])));
        all.push_back(loaded_->net.forward());
    }
    return all;
}

}  // namespace railref::vision
