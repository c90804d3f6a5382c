#include "vision/dudu/hex_network.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "vision/network.h"

extern "C" const char railref_hexes_begin[], railref_hexes_end[];

namespace railref::vision::dudu {

namespace {

using maps::dudu::train_colours;

constexpr double kClear = 5;  // log odds

// Columns of the network's answers.
constexpr int kNoTrain = kPieces;
constexpr int kNoFactory = kNoTrain + 7 + static_cast<int>(train_colours.size());

/// Adds what is said of a patch looked at that way.
void add(HexAnswer& sum, const float* said, Symmetry symmetry) {
    for (std::size_t i = 0; i < kPieces; ++i) sum.piece[i] += said[piece_in(i, symmetry)];
    for (std::size_t side = 0; side < 6; ++side) {
        const auto there = static_cast<int>(side_in(side, symmetry));
        sum.facing[side] += said[kNoTrain + 1 + there] - said[kNoTrain];
        sum.factory[side] += said[kNoFactory + 1 + there] - said[kNoFactory];
    }
    for (std::size_t c = 0; c < train_colours.size(); ++c) sum.colour[c] += said[kNoTrain + 7 + static_cast<int>(c)];
}

/// Whether any part of the answer could easily be otherwise.
bool doubtful(const HexAnswer& answer) {
    const auto near = [](double log_odds) { return std::abs(log_odds) < kClear; };
    return std::ranges::any_of(answer.piece, near) || std::ranges::max(answer.facing) > -kClear ||
           std::ranges::max(answer.factory) > -kClear;
}

class Asking {
public:
    explicit Asking(const HexPatches& patches)
        : patches_(patches), sums_(patches.hexes().size()), looks_(patches.hexes().size(), 0) {}

    void ask(const Network& network, std::initializer_list<Symmetry> symmetries,
             const std::vector<std::size_t>& which) {
        if (which.empty()) return;
        for (const Symmetry symmetry : symmetries) {
            const cv::Mat said = network.logits(patches_.look(symmetry, which));
            for (std::size_t k = 0; k < which.size(); ++k) {
                add(sums_[which[k]], said.ptr<float>(static_cast<int>(k)), symmetry);
                ++looks_[which[k]];
            }
        }
    }
    [[nodiscard]] HexAnswer answer(std::size_t hex) const {
        HexAnswer mean = sums_[hex];
        mean.scale(1.0 / looks_[hex]);
        return mean;
    }

private:
    const HexPatches& patches_;
    std::vector<HexAnswer> sums_;
    std::vector<int> looks_;
};

}  // namespace

std::vector<HexAnswer> ask_network(const HexPatches& patches) {
    static const Network network({railref_hexes_begin, railref_hexes_end});
    Asking asking(patches);
    std::vector<std::size_t> all(patches.hexes().size());
    std::iota(all.begin(), all.end(), 0);
    asking.ask(network, {{0}, {3}}, all);
    std::vector<std::size_t> open;
    std::ranges::copy_if(all, std::back_inserter(open), [&](std::size_t i) { return doubtful(asking.answer(i)); });
    asking.ask(network, {{1}, {2}, {4}, {5}, {0, true}, {1, true}, {2, true}, {3, true}, {4, true}, {5, true}}, open);
    std::vector<HexAnswer> answers;
    for (const std::size_t i : all) answers.push_back(asking.answer(i));
    return answers;
}

}  // namespace railref::vision::dudu
