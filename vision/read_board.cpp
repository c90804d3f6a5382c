#include "vision/read_board.h"

#include "calibration/find_board.h"
#include "vision/board_evidence.h"
#include "vision/board_view.h"
#include "vision/read_game.h"

namespace railref::vision {

namespace {

using calibration::BoardFix;
using calibration::BoardProfile;

/// Corrects the fixes by what the pieces show.
BoardEvidence look_at_all(std::span<const Photo> photos, std::vector<BoardFix>& fixes,
                          std::span<const PlayerColour> colours, const ReadOptions& options) {
    std::vector<BoardEvidence> pictures;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        const BoardView view = view_board(photos[i].pixels, fixes[i], options.plastics);
        pictures.push_back(look_at_board(photos[i].pixels.size(), view, fixes[i], colours, options.plastics));
    }
    return fuse(pictures);
}

}  // namespace

Unreadable colourless(const Photo& photo) {
    return {photo.file,
            "it has hardly any colours, so nobody can say whose trains these are; take it by white light, in colour, "
            "without a filter"};
}

std::variant<Reading, Unreadable, Cancelled> read_board(std::span<const Photo> photos,
                                                        std::span<const BoardProfile* const> profiles,
                                                        const ReadOptions& options) {
    auto game = read_game(photos, {.boards = {profiles.begin(), profiles.end()}, .hex_maps = {}}, options);
    if (auto* none = std::get_if<Unreadable>(&game)) return std::move(*none);
    if (std::holds_alternative<Cancelled>(game)) return Cancelled{};
    return std::get<Reading>(std::get<GameReading>(std::move(game)));
}

std::variant<Reading, Unreadable> read_placed_board(std::span<const Photo> photos, std::vector<BoardFix> fixes,
                                                    const ReadOptions& options) {
    Reading reading;
    reading.map = fixes.front().profile->map;
    const std::vector<PlayerColour> colours = colours_in_play(options.colours, *reading.map);
    const BoardEvidence evidence = look_at_all(photos, fixes, colours, options);
    if (evidence.places.colourless) return colourless(photos.front());
    for (std::size_t i = 0; i < fixes.size(); ++i)
        reading.images.push_back({photos[i].file, photos[i].full_size.width, photos[i].full_size.height,
                                  registration_of(fixes[i], photos[i].pixels.size(), photos[i].full_size)});
    decide_board(reading, evidence, colours);
    return reading;
}

}  // namespace railref::vision
