#include "tests/dudu_vision/hex_truth.h"

#include <algorithm>

#include "calibration/board_warp.h"

namespace railref::tests {

using maps::dudu::all_sides;
using maps::dudu::Hex;
using maps::dudu::TrackPiece;
using vision::dudu::HexContents;
using vision::dudu::HexReading;

HexTruth hex_truth(const maps::Json& truth) {
    HexTruth hexes;
    const auto side = [](const maps::Json& number) { return all_sides[number.get<std::size_t>()]; };
    const auto hex = [](const maps::Json& pair) { return Hex{pair[0], pair[1]}; };
    for (const auto& track : truth["tracks"])
        hexes[{track[0], track[1]}].tracks.insert(*TrackPiece::between(side(track[2]), side(track[3])));
    for (const auto& [colour, train] : truth["trains"].items())
        hexes[hex(train["hex"])].train = vision::dudu::TrainSeen{colour, side(train["facing"])};
    for (const auto& factory : truth["factories"]) hexes[hex(factory["hex"])].factory_exit = side(factory["exit"]);
    return hexes;
}

calibration::dudu::HexProfile profile_of_empty(const cv::Mat& picture, const maps::Json& truth,
                                               const maps::dudu::HexMap& map) {
    calibration::BoardWarp warp;
    for (int i = 0; i < 9; ++i) warp.photo_from_board.val[i] = truth["homography"][i / 3][i % 3];
    warp.up = calibration::estimate_up(warp.photo_from_board, calibration::dudu::size_mm(map), picture.size());
    return calibration::dudu::learn_hex_map(picture, warp, map, "render", "railref_render");
}

HexScore& HexScore::operator+=(const HexScore& other) {
    pictures += other.pictures;
    found += other.found;
    hexes += other.hexes;
    right += other.right;
    asked_otherwise += other.asked_otherwise;
    silent += other.silent;
    questions += other.questions;
    held += other.held;
    held_right += other.held_right;
    return *this;
}

HexVerdict verdict_on(const HexReading& reading, Hex hex, const HexTruth& truth) {
    const auto known = truth.find(hex);
    const HexContents wanted = known == truth.end() ? HexContents{} : known->second;
    if (reading.hexes.at(hex).contents == wanted) return HexVerdict::right;
    const auto question = std::ranges::find_if(reading.questions, [&](const auto& q) { return q.hex == hex; });
    if (question == reading.questions.end()) return HexVerdict::silent;
    return std::ranges::count(question->options, wanted) > 0 ? HexVerdict::asked : HexVerdict::asked_otherwise;
}

HexScore score_of(const HexReading& reading, const HexTruth& truth) {
    HexScore score{.pictures = 1, .found = 1};
    score.questions = static_cast<int>(reading.questions.size());
    for (const auto& [hex, sighting] : reading.hexes) {
        if (!sighting.seen) continue;
        const HexVerdict verdict = verdict_on(reading, hex, truth);
        ++score.hexes;
        score.right += verdict == HexVerdict::right ? 1 : 0;
        score.asked_otherwise += verdict == HexVerdict::asked_otherwise ? 1 : 0;
        score.silent += verdict == HexVerdict::silent ? 1 : 0;
        if (!truth.contains(hex)) continue;
        ++score.held;
        score.held_right += verdict == HexVerdict::right ? 1 : 0;
    }
    return score;
}

}  // namespace railref::tests
