#include "vision/dudu/read_hex_map.h"

#include "vision/board_evidence.h"
#include "vision/dudu/hex_network.h"
#include "vision/read_game.h"

namespace railref::vision::dudu {

std::vector<HexEvidence> look_at_map(const cv::Mat& photo, const HexFix& fix) {
    const HexPatches patches(photo, fix);
    const std::vector<HexAnswer> answers = ask_network(patches);
    std::vector<HexEvidence> evidence;
    for (std::size_t i = 0; i < answers.size(); ++i) evidence.push_back({patches.hexes()[i], answers[i]});
    return evidence;
}

HexReading read_placed_hex_map(std::span<const Photo> photos, std::vector<HexFix> fixes) {
    HexReading reading;
    const maps::dudu::HexMap& map = fixes.front().profile->map;
    reading.map = map.id();
    std::vector<std::vector<HexEvidence>> pictures;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        reading.images.push_back({photos[i].file, photos[i].full_size.width, photos[i].full_size.height,
                                  registration_of(fixes[i].warp, fixes[i].inliers, fixes[i].error_px,
                                                  photos[i].pixels.size(), photos[i].full_size)});
        if (first_like(photos, i) == i) pictures.push_back(look_at_map(photos[i].pixels, fixes[i]));
    }
    HexDecisions decisions = decide_together(map, pictures);
    reading.hexes = std::move(decisions.hexes);
    reading.questions = std::move(decisions.questions);
    return reading;
}

std::variant<HexReading, Unreadable, Cancelled> read_hex_map(
    std::span<const Photo> photos, std::span<const calibration::dudu::HexProfile* const> profiles,
    const ReadOptions& options) {
    auto game = read_game(photos, {.boards = {}, .hex_maps = {profiles.begin(), profiles.end()}}, options);
    if (auto* none = std::get_if<Unreadable>(&game)) return std::move(*none);
    if (std::holds_alternative<Cancelled>(game)) return Cancelled{};
    return std::get<HexReading>(std::get<GameReading>(std::move(game)));
}

}  // namespace railref::vision::dudu
