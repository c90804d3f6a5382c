#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>
#include <optional>
#include <tl/expected.hpp>

#include "calibration/colour_spread.h"
#include "calibration/find_face.h"
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

constexpr int kColoursAcross = 200;
constexpr double kNoColours = 2.5;  // colour_spread; boards have 10 and more

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

/// What one photo says, or why it says nothing.
struct Look {
    std::size_t first;  ///< that shows the same pixels: photos that are given twice count once
    tl::expected<BoardEvidence, Unreadable> says;
};

/// Corrects the fix by what the pieces show.
tl::expected<BoardEvidence, Unreadable> look_at(const Photo& photo, BoardFix& fix,
                                                std::span<const PlayerColour> colours, const Plastics& plastics) {
    if (!is_large_enough(fix.warp, fix.profile->size_mm))
        return tl::unexpected(Unreadable{photo.file, "the picture is too small to read the board in it"});
    const BoardView view = view_board(photo.pixels, fix, plastics);
    BoardEvidence says = look_at_board(photo.pixels.size(), view, fix, colours, plastics);
    if (auto why = no_colours_to_tell(photo, says)) return tl::unexpected(std::move(*why));
    return says;
}

std::vector<Look> look_at_all(std::span<const Photo> photos, std::vector<BoardFix>& fixes,
                              std::span<const PlayerColour> colours, const ReadOptions& options) {
    std::vector<Look> looks;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        const std::size_t first = first_like(photos, i);
        if (first == i) {
            looks.push_back({i, look_at(photos[i], fixes[i], colours, options.plastics)});
            continue;
        }
        fixes[i] = fixes[first];
        looks.push_back(looks[first]);
        if (auto& says = looks.back().says; !says) says.error().file = photos[i].file;
    }
    return looks;
}

/// What one photo says, and which it is.
struct PhotoEvidence {
    std::size_t photo;
    BoardEvidence says;
};

/// Of every picture that says anything, once.
std::vector<PhotoEvidence> evidence_of(std::span<const Look> looks) {
    std::vector<PhotoEvidence> evidence;
    for (std::size_t i = 0; i < looks.size(); ++i)
        if (looks[i].says && looks[i].first == i) evidence.push_back({i, *looks[i].says});
    return evidence;
}

/// Any two of them: what one does not show clearly, others may dispute.
std::optional<Unreadable> another_position(std::span<const Photo> photos, std::span<const PhotoEvidence> looks) {
    for (auto later = looks.begin(); later != looks.end(); ++later)
        for (auto earlier = looks.begin(); earlier != later; ++earlier)
            if (dispute(earlier->says, later->says) > kAnotherPosition)
                return Unreadable{photos[later->photo].file, "it shows another position than " +
                                                                 photos[earlier->photo].file +
                                                                 "; read photos of one position together"};
    return {};
}

}  // namespace

bool has_no_colours(const cv::Mat& picture) {
    cv::Mat small;
    cv::resize(picture, small, {kColoursAcross, kColoursAcross}, 0, 0, cv::INTER_NEAREST);
    return calibration::colour_spread(small) < kNoColours;
}

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
    const std::vector<Look> looks = look_at_all(photos, fixes, colours.possible, options);
    for (std::size_t i = 0; i < looks.size(); ++i)
        if (looks[i].says)
            reading.images.push_back({photos[i].file, photos[i].full_size.width, photos[i].full_size.height,
                                      registration_of(fixes[i], photos[i].pixels.size(), photos[i].full_size)});
        else
            reading.left_out.push_back(looks[i].says.error());
    if (reading.images.empty()) return reading.left_out.front();
    const std::vector<PhotoEvidence> telling = evidence_of(looks);
    if (auto another = another_position(photos, telling)) return std::move(*another);
    std::vector<BoardEvidence> pictures;
    for (const PhotoEvidence& one : telling) pictures.push_back(one.says);
    decide_board(reading, fuse(pictures), colours);
    return reading;
}

}  // namespace railref::vision
