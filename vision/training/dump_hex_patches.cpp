// Writes what the program sees of rendered hex maps, with what is true of them, for train_hexes.py:
//     railref_dump_hex_patches OUT.bin EMPTY.jpg PHOTO.jpg ...
// All pictures show one map in one printing, each with its truth (railref_render hex) beside it as .json. The profile
// comes from EMPTY; the photos are found as the program finds them, and put a little off on purpose.
//
// A record: kHexPatchPx^2 x 6 bytes (planes photo BGR, print BGR), lean x and y (float), then bytes: pieces 0 to 7 as
// bits, piece 8, train (0 none, else 1 + its place in maps/dudu/train_colours.h), facing, factory (0 none, 1 + exit), 3
// unused; all sides as the patch is turned.

#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <vector>

#include "calibration/find_face.h"
#include "maps/dudu/load_hex_map.h"
#include "vision/dudu/hex_answers.h"
#include "vision/dudu/hex_patches.h"

namespace {

using namespace railref;
using maps::dudu::Hex;
using maps::dudu::Side;
using maps::dudu::TrackPiece;
using maps::dudu::train_colours;
using vision::dudu::HexFix;
using vision::dudu::HexPatches;

struct Label {
    std::array<bool, vision::dudu::kPieces> pieces{};
    int train = 0;
    int facing = 0;
    int factory = 0;

    [[nodiscard]] bool empty() const {
        return train == 0 && factory == 0 && std::ranges::none_of(pieces, [](bool p) { return p; });
    }
};

maps::Json truth_of(const std::string& picture) {
    std::ifstream in(picture.substr(0, picture.rfind('.')) + ".json");
    return maps::Json::parse(in);
}

std::map<Hex, Label> labels_of(const maps::Json& truth) {
    std::map<Hex, Label> labels;
    for (const auto& track : truth["tracks"]) {
        const auto side = [&](int i) { return maps::dudu::all_sides[track[i].get<std::size_t>()]; };
        labels[{track[0], track[1]}].pieces[vision::dudu::piece_index(*TrackPiece::between(side(2), side(3)))] = true;
    }
    for (std::size_t i = 0; i < train_colours.size(); ++i)
        if (truth["trains"].contains(train_colours[i])) {
            const auto& train = truth["trains"][train_colours[i]];
            Label& label = labels[{train["hex"][0], train["hex"][1]}];
            label.train = static_cast<int>(i) + 1;
            label.facing = train["facing"];
        }
    for (const auto& factory : truth["factories"])
        labels[{factory["hex"][0], factory["hex"][1]}].factory = 1 + factory["exit"].get<int>();
    return labels;
}

Label turned(const Label& label, int turn) {
    const auto side = [&](int s) { return (s + 6 - turn) % 6; };
    Label out = label;
    for (std::size_t i = 0; i < label.pieces.size(); ++i)
        out.pieces[vision::dudu::piece_in(i, {turn})] = label.pieces[i];
    out.facing = side(label.facing);
    if (label.factory > 0) out.factory = 1 + side(label.factory - 1);
    return out;
}

void write(std::ofstream& out, const float* planes, const Label& label) {
    constexpr int area = vision::dudu::kHexPatchPx * vision::dudu::kHexPatchPx;
    std::array<std::uint8_t, 6 * area> pixels{};
    for (std::size_t i = 0; i < pixels.size(); ++i) pixels[i] = cv::saturate_cast<std::uint8_t>(255 * planes[i]);
    out.write(reinterpret_cast<const char*>(pixels.data()), pixels.size());
    const std::array lean{planes[6 * area], planes[7 * area]};
    out.write(reinterpret_cast<const char*>(lean.data()), sizeof lean);
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < label.pieces.size(); ++i)
        if (label.pieces[i]) bytes[i / 8] = static_cast<std::uint8_t>(bytes[i / 8] | (1U << (i % 8)));
    bytes[2] = static_cast<std::uint8_t>(label.train);
    bytes[3] = static_cast<std::uint8_t>(label.facing);
    bytes[4] = static_cast<std::uint8_t>(label.factory);
    out.write(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

/// Photos are found less exactly than renders.
void put_off(HexFix& fix, cv::RNG& rng) {
    const double x = rng.gaussian(0.5) / fix.profile->size_mm.width;
    const double y = rng.gaussian(0.5) / fix.profile->size_mm.height;
    fix.warp.photo_from_board = fix.warp.photo_from_board * cv::Matx33d(1, 0, x, 0, 1, y, 0, 0, 1);
    fix.warp.up *= std::exp(rng.gaussian(0.08));
}

void dump(std::ofstream& out, const HexPatches& patches, const std::map<Hex, Label>& labels, cv::RNG& rng) {
    const auto& hexes = patches.hexes();
    // Hexes that hold something are shown from half of all sides, others from one.
    std::vector<std::array<bool, 6>> wanted(hexes.size());
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto label = labels.find(hexes[i].hex);
        const bool empty = label == labels.end() || label->second.empty();
        for (int k = 0; k < (empty ? 1 : 3); ++k) wanted[i][static_cast<std::size_t>(rng.uniform(0, 6))] = true;
    }
    for (int turn = 0; turn < vision::dudu::kTurns; ++turn) {
        const cv::Mat planes = patches.look({turn});
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            if (!wanted[i][static_cast<std::size_t>(turn)] || hexes[i].seen < 0.7) continue;
            const auto label = labels.find(hexes[i].hex);
            write(out, planes.ptr<float>(static_cast<int>(i)),
                  turned(label == labels.end() ? Label{} : label->second, turn));
        }
    }
}

calibration::BoardWarp warp_of(const maps::Json& truth, cv::Size2d size_mm, cv::Size photo) {
    calibration::BoardWarp warp;
    for (int i = 0; i < 9; ++i) warp.photo_from_board.val[i] = truth["homography"][i / 3][i % 3];
    warp.up = calibration::estimate_up(warp.photo_from_board, size_mm, photo);
    return warp;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::cerr << "railref_dump_hex_patches OUT.bin EMPTY.jpg PHOTO.jpg ...\n";
        return 2;
    }
    const maps::Json empty = truth_of(argv[2]);
    const auto* map = maps::dudu::built_in_hex_map(empty["map"].get<std::string>());
    const cv::Mat picture = cv::imread(argv[2]);
    const auto profile = calibration::dudu::learn_hex_map(
        picture, warp_of(empty, calibration::dudu::size_mm(*map), picture.size()), *map, "render", argv[2]);
    const calibration::FaceProfile* faces[] = {&profile};
    std::ofstream out(argv[1], std::ios::binary);
    for (int i = 3; i < argc; ++i) {
        const cv::Mat photo = cv::imread(argv[i]);
        const auto found = calibration::find_face(photo, faces);
        if (!found) {
            std::cerr << argv[i] << ": not found\n";
            continue;
        }
        HexFix fix = calibration::fix_of<calibration::dudu::HexProfile>(*found);
        cv::RNG rng(static_cast<std::uint64_t>(truth_of(argv[i])["seed"].get<int>()) + 1);
        put_off(fix, rng);
        dump(out, HexPatches(photo, fix), labels_of(truth_of(argv[i])), rng);
    }
    return out ? 0 : 2;
}
