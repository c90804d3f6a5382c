#include "vision/place_network.h"

#include <mutex>
#include <opencv2/dnn.hpp>

extern "C" const char railref_first_look_begin[];
extern "C" const char railref_first_look_end[];
extern "C" const char railref_second_look_begin[];
extern "C" const char railref_second_look_end[];
extern "C" const char railref_score_squares_begin[];
extern "C" const char railref_score_squares_end[];

namespace railref::vision {

struct PlaceNetwork::Loaded {
    std::mutex one_at_a_time;  // cv::dnn::Net keeps its intermediate results inside
    cv::dnn::Net net;
};

PlaceNetwork::PlaceNetwork(const char* begin, const char* end) : loaded_(std::make_unique<Loaded>()) {
    loaded_->net = cv::dnn::readNetFromONNX(begin, static_cast<std::size_t>(end - begin));
}

PlaceNetwork::~PlaceNetwork() = default;

const PlaceNetwork& PlaceNetwork::first_look() {
    static const PlaceNetwork network(railref_first_look_begin, railref_first_look_end);
    return network;
}

const PlaceNetwork& PlaceNetwork::second_look() {
    static const PlaceNetwork network(railref_second_look_begin, railref_second_look_end);
    return network;
}

const PlaceNetwork& PlaceNetwork::score_squares() {
    static const PlaceNetwork network(railref_score_squares_begin, railref_score_squares_end);
    return network;
}

cv::Mat PlaceNetwork::logits(const cv::Mat& input) const {
    const std::scoped_lock lock(loaded_->one_at_a_time);
    loaded_->net.setInput(input);
    return loaded_->net.forward().clone();
}

}  // namespace railref::vision
