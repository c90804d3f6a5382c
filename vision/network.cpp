#include "vision/network.h"

#include <algorithm>
#include <mutex>
#include <opencv2/dnn.hpp>
#include <vector>

namespace railref::vision {

namespace {

/// So many at once fill two cores, and what layers hand on stays small: fresh memory costs more than the sums.
constexpr int kSamplesAtOnce = 20;

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
    loaded_->net = cv::dnn::readNetFromONNX(begin, static_cast<std::size_t>(end - begin));
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
