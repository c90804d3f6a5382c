#include "vision/dudu/hex_network.h"

#include <mutex>
#include <opencv2/dnn.hpp>

extern "C" const char railref_hexes_begin[];
extern "C" const char railref_hexes_end[];

namespace railref::vision::dudu {

namespace {

// Columns of the network's answers.
constexpr int kNoTrain = kPieces;
constexpr int kNoFactory = kNoTrain + 7 + static_cast<int>(kTrainColours.size());

class Network {
public:
    Network()
        : net_(cv::dnn::readNetFromONNX(railref_hexes_begin,
                                        static_cast<std::size_t>(railref_hexes_end - railref_hexes_begin))) {}

    cv::Mat logits(const cv::Mat& input) {
        const std::scoped_lock lock(one_at_a_time_);
        net_.setInput(input);
        return net_.forward().clone();
    }

private:
    std::mutex one_at_a_time_;  // cv::dnn::Net keeps its intermediate results inside
    cv::dnn::Net net_;
};

/// Adds what is said of a patch turned by `turn`.
void add(HexAnswer& answer, const float* said, int turn) {
    constexpr double share = 1.0 / kTurns;
    for (std::size_t i = 0; i < kPieces; ++i) answer.piece[i] += share * said[turned_piece(i, turn)];
    for (int side = 0; side < 6; ++side) {
        const int there = (side + 6 - turn) % 6;
        const auto s = static_cast<std::size_t>(side);
        answer.facing[s] += share * (said[kNoTrain + 1 + there] - said[kNoTrain]);
        answer.factory[s] += share * (said[kNoFactory + 1 + there] - said[kNoFactory]);
    }
    for (std::size_t c = 0; c < kTrainColours.size(); ++c)
        answer.colour[c] += share * said[kNoTrain + 7 + static_cast<int>(c)];
}

}  // namespace

std::vector<HexAnswer> ask_network(const HexPatches& patches) {
    static Network network;
    std::vector<HexAnswer> answers(patches.hexes().size());
    if (answers.empty()) return answers;
    for (int turn = 0; turn < kTurns; ++turn) {
        const cv::Mat said = network.logits(patches.turned(turn));
        for (std::size_t i = 0; i < answers.size(); ++i) add(answers[i], said.ptr<float>(static_cast<int>(i)), turn);
    }
    return answers;
}

}  // namespace railref::vision::dudu
