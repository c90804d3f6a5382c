#include "vision/space_network.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <opencv2/dnn.hpp>

extern "C" const char railref_space_network_begin[];
extern "C" const char railref_space_network_end[];

namespace railref::vision {

namespace {

constexpr std::size_t kClasses = 2 + maps::all_player_colours.size();
constexpr std::size_t kHidden = kClasses - 1;

/// Probabilities of the classes in play; the others get 0.
std::array<double, kClasses> softmax(const float* logits, const std::array<bool, kClasses>& in_play) {
    double top = -std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < kClasses; ++k)
        if (in_play[k]) top = std::max(top, static_cast<double>(logits[k]));
    std::array<double, kClasses> p{};
    double sum = 0;
    for (std::size_t k = 0; k < kClasses; ++k)
        if (in_play[k]) sum += p[k] = std::exp(logits[k] - top);
    for (double& v : p) v /= sum;
    return p;
}

/// What is hidden may be anything: its share goes to nobody and the colours alike.
SpaceEvidence evidence(const std::array<double, kClasses>& p, std::span<const maps::PlayerColour> colours) {
    const double share = (p[kHidden] + 1e-9) / static_cast<double>(1 + colours.size()) / (1 + 1e-9);
    SpaceEvidence e;
    e.nobody = p[0] / (1 + 1e-9) + share;
    for (const maps::PlayerColour colour : colours)
        e.colours[maps::index(colour)] = p[1 + maps::index(colour)] / (1 + 1e-9) + share;
    e.hidden = p[kHidden];
    return e;
}

}  // namespace

double SpaceEvidence::log_probability(std::optional<maps::PlayerColour> occupant) const {
    return std::log(occupant ? colours[maps::index(*occupant)] : nobody);
}

struct SpaceNetwork::Loaded {
    std::mutex one_at_a_time;  // cv::dnn::Net keeps its intermediate results inside
    cv::dnn::Net net;
};

SpaceNetwork::SpaceNetwork() : loaded_(std::make_unique<Loaded>()) {
    const auto size = static_cast<std::size_t>(railref_space_network_end - railref_space_network_begin);
    loaded_->net = cv::dnn::readNetFromONNX(railref_space_network_begin, size);
}

SpaceNetwork::~SpaceNetwork() = default;

const SpaceNetwork& SpaceNetwork::built_in() {
    static const SpaceNetwork network;
    return network;
}

cv::Mat SpaceNetwork::logits(const cv::Mat& input) const {
    const std::scoped_lock lock(loaded_->one_at_a_time);
    loaded_->net.setInput(input);
    return loaded_->net.forward().clone();
}

std::vector<SpaceEvidence> SpaceNetwork::operator()(const TopViews& views, std::span<const Place> places,
                                                    std::span<const cv::Mat> reference, const maps::BoardMap& map,
                                                    std::span<const maps::PlayerColour> colours) const {
    const cv::Size2d board_mm(map.width_mm(), map.width_mm() / map.aspect());
    const cv::Mat said = logits(place_input(views, places, reference, board_mm));
    std::array<bool, kClasses> in_play{};
    in_play[0] = in_play[kHidden] = true;
    for (const maps::PlayerColour colour : colours) in_play[1 + maps::index(colour)] = true;
    std::vector<SpaceEvidence> result;
    for (int i = 0; i < said.rows; ++i) result.push_back(evidence(softmax(said.ptr<float>(i), in_play), colours));
    return result;
}

}  // namespace railref::vision
