#include "vision/dudu/fuse_hexes.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace railref::vision::dudu {

using maps::dudu::HexMap;

namespace {

constexpr double kAgain = 0.4;     // n pictures of a position are worth n^kAgain: they err alike
constexpr double kDisputed = 0.5;  // most that is left of a confidence that a picture contradicts
constexpr double kAsWell = 0.5;    // as the best picture: from such a share on its view of a hex may contradict

/// What a picture's view of a hex counts.
double worth(const HexView& view) {
    return view.seen < kLeastSeenOfHex ? 0 : view.seen * (1 - view.burnt) * (1 - view.burnt);
}

/// One hex of all pictures, seen as in the best; n equally good pictures are worth n^gain.
HexEvidence together(std::span<const std::vector<HexEvidence>> pictures, std::size_t hex, double gain) {
    const HexEvidence* best = &pictures.front()[hex];
    HexAnswer answer;
    double all = 0;
    for (const auto& picture : pictures) {
        const double weight = worth(picture[hex].view);
        answer.add(picture[hex].answer, weight);
        all += weight;
        if (weight > worth(best->view)) best = &picture[hex];
    }
    if (all <= 0) return *best;
    answer.scale(std::pow(std::max(1.0, all / worth(best->view)), gain) / all);
    return {best->view, answer};
}

std::vector<HexEvidence> together(std::span<const std::vector<HexEvidence>> pictures, double gain) {
    std::vector<HexEvidence> hexes;
    for (std::size_t i = 0; i < pictures.front().size(); ++i) hexes.push_back(together(pictures, i, gain));
    return hexes;
}

/// How well each hex is shown where it is shown best.
std::map<Hex, double> best_worth(std::span<const std::vector<HexEvidence>> pictures) {
    std::map<Hex, double> best;
    for (const auto& picture : pictures)
        for (const HexEvidence& e : picture) best[e.view.hex] = std::max(best[e.view.hex], worth(e.view));
    return best;
}

bool is_sure(const HexDecisions& decisions, Hex hex) {
    return decisions.hexes.at(hex).seen &&
           std::ranges::find(decisions.questions, hex, &HexQuestion::hex) == decisions.questions.end();
}

/// Some picture is sure that the hex holds `instead`.
void dispute(HexDecisions& decisions, Hex hex, const HexContents& instead) {
    HexSighting& sighting = decisions.hexes.at(hex);
    sighting.confidence = std::min(sighting.confidence, kDisputed);
    auto question = std::ranges::find(decisions.questions, hex, &HexQuestion::hex);
    if (question == decisions.questions.end())
        question = decisions.questions.insert(question, {hex, {sighting.contents}, {}});
    question->why = "photos disagree";
    std::vector<HexContents>& options = question->options;
    std::erase(options, instead);
    options.insert(options.begin() + 1, instead);
    options.resize(std::min(options.size(), kMostHexOptions));
}

}  // namespace

std::vector<HexEvidence> fuse(std::span<const std::vector<HexEvidence>> pictures) { return together(pictures, kAgain); }

std::vector<HexEvidence> mean(std::span<const std::vector<HexEvidence>> pictures) { return together(pictures, 0); }

HexDecisions decide_together(const HexMap& map, std::span<const std::vector<HexEvidence>> pictures) {
    HexDecisions decisions = decide_hexes(map, fuse(pictures));
    if (pictures.size() == 1) return decisions;
    const std::map<Hex, double> best = best_worth(pictures);
    for (const auto& picture : pictures) {
        const HexDecisions alone = decide_hexes(map, picture);
        for (const HexEvidence& e : picture) {
            const Hex hex = e.view.hex;
            const bool counts = worth(e.view) >= kAsWell * best.at(hex);
            if (counts && is_sure(alone, hex) && alone.hexes.at(hex).contents != decisions.hexes.at(hex).contents)
                dispute(decisions, hex, alone.hexes.at(hex).contents);
        }
    }
    sort_questions(decisions);
    return decisions;
}

}  // namespace railref::vision::dudu
