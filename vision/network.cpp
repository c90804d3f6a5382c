#include "vision/network.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <mutex>
#include <opencv2/core/utility.hpp>
#include <opencv2/dnn.hpp>
#include <vector>

namespace railref::vision {

namespace {

/// Few, so that what layers hand on stays in a core's cache.
constexpr int kSamplesAtOnce = 8;
/// Layers as small as these share their work badly: every core works on samples of its own instead.
constexpr int kMostCores = 4;

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

struct Network::Copies {
    std::mutex one_at_a_time;        // a cv::dnn::Net keeps its intermediate results inside
    std::vector<cv::dnn::Net> nets;  ///< alike, one a core; not empty
};

Network::Network(const char* begin, const char* end) : copies_(std::make_unique<Copies>()) {
    const std::vector<char> onnx = unpacked(begin, end);
    for (int core = 0; core < std::clamp(cv::getNumThreads(), 1, kMostCores); ++core)
        copies_->nets.push_back(cv::dnn::readNetFromONNX(onnx.data(), onnx.size()));
}

Network::~Network() = default;

cv::Mat Network::logits(const cv::Mat& input) const {
    const std::scoped_lock lock(copies_->one_at_a_time);
    const int samples = input.size[0];
    const int cores = static_cast<int>(copies_->nets.size());
    const int at_once = std::clamp((samples + cores - 1) / cores, 1, kSamplesAtOnce);
    std::vector<cv::Mat> said(static_cast<std::size_t>((samples + at_once - 1) / at_once));
    cv::parallel_for_({0, cores}, [&](const cv::Range& range) {
        for (auto core = static_cast<std::size_t>(range.start); core < static_cast<std::size_t>(range.end); ++core)
            for (std::size_t k = core; k < said.size(); k += static_cast<std::size_t>(cores)) {
                cv::dnn::Net& net = copies_->nets[core];
                const int first = static_cast<int>(k) * at_once;
                net.setInput(part_of(input, first, std::min(first + at_once, samples)));
                said[k] = net.forward().clone();
            }
    });
    cv::Mat all;
    if (!said.empty()) cv::vconcat(said, all);
    return all;
}

}  // namespace railref::vision
