#include "vision/read_board.h"

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "calibration/find_board.h"
#include "vision/board_evidence.h"
#include "vision/board_view.h"
#include "vision/read_game.h"

namespace railref::vision {

namespace {

using calibration::BoardFix;
using calibration::BoardProfile;

/// Photos of one position have disputed 0.01 of what both show clearly at most (three lamps each of 108 pictures),
/// those of two 0.45; a move or two are asked about.
constexpr double kAnotherPosition = 0.06;
/// Boards of 320 are read as well as large ones; of 200, some routes wrong and sure.
constexpr double kNarrowestBoard = 280;  // pixels

/// Of the rectangle as large as the board appears.
double width_px(const BoardFix& fix) {
    std::vector<cv::Point2f> corners;
    for (const cv::Point2f corner : {cv::Point2f(0, 0), {1, 0}, {1, 1}, {0, 1}})
        corners.push_back(fix.warp.project(corner));
    return std::sqrt(cv::contourArea(corners) * fix.profile->size_mm.aspectRatio());
}

/// What one photo says, and which it is.
struct PhotoEvidence {
    std::size_t photo;
    BoardEvidence says;
};

/// Photos that are given twice count once. Corrects the fixes by what the pieces show.
std::vector<PhotoEvidence> look_at_all(std::span<const Photo> photos, std::vector<BoardFix>& fixes,
                                       std::span<const PlayerColour> colours, const ReadOptions& options) {
    std::vector<PhotoEvidence> looks;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        if (const std::size_t first = first_like(photos, i); first != i) {
            fixes[i] = fixes[first];
            continue;
        }
        const BoardView view = view_board(photos[i].pixels, fixes[i], options.plastics);
        looks.push_back({i, look_at_board(photos[i].pixels.size(), view, fixes[i], colours, options.plastics)});
    }
    return looks;
}

std::optional<Unreadable> another_position(std::span<const Photo> photos, std::span<const PhotoEvidence> looks) {
    for (const PhotoEvidence& look : looks.subspan(1))
        if (dispute(looks.front().says, look.says) > kAnotherPosition)
            return Unreadable{photos[look.photo].file, "it shows another position than " +
                                                           photos[looks.front().photo].file +
                                                           "; read photos of one position together"};
    return {};
}

Unreadable burnt_out(const Photo& photo) {
    return {photo.file, "it is burnt out, so nobody can say whose trains these are; take it with less light"};
}

std::optional<Unreadable> no_colours_to_tell(const Photo& photo, const BoardEvidence& says) {
    switch (says.places.colours) {
        case Colours::hardly_any:
            return colourless(photo.file);
        case Colours::burnt_out:
            return burnt_out(photo);
        case Colours::tell:
            break;
    }
    return {};
}

}  // namespace

Unreadable colourless(const std::string& file) {
    return {file,
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
    const ColoursInPlay colours = colours_in_play(options.colours, *reading.map);
    for (std::size_t i = 0; i < photos.size(); ++i)
        if (width_px(fixes[i]) < kNarrowestBoard)
            return Unreadable{photos[i].file, "the picture is too small to read the board in it"};
    const std::vector<PhotoEvidence> looks = look_at_all(photos, fixes, colours.possible, options);
    if (auto another = another_position(photos, looks)) return std::move(*another);
    std::vector<BoardEvidence> pictures;
    for (const PhotoEvidence& look : looks) pictures.push_back(look.says);
    const BoardEvidence evidence = fuse(pictures);
    if (const auto why = no_colours_to_tell(photos.front(), evidence)) return *why;
    for (const PhotoEvidence& look : looks)
        if (auto why = no_colours_to_tell(photos[look.photo], look.says)) reading.left_out.push_back(std::move(*why));
    for (std::size_t i = 0; i < fixes.size(); ++i)
        reading.images.push_back({photos[i].file, photos[i].full_size.width, photos[i].full_size.height,
                                  registration_of(fixes[i], photos[i].pixels.size(), photos[i].full_size)});
    decide_board(reading, evidence, colours);
    return reading;
}

}  // namespace railref::vision
