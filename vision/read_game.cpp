#include "vision/read_game.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <set>
#include <string>

#include "vision/dudu/read_hex_map.h"
#include "vision/guess_board.h"

namespace railref::vision {

namespace {

using calibration::BoardProfile;
using calibration::FaceFix;
using calibration::FaceProfile;
using calibration::dudu::HexProfile;
using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void tell(const ReadOptions& options, std::string_view step, double share) {
    if (options.progress) options.progress(step, share);
}

/// The only one that is looked for; none where any of several may lie there.
std::optional<std::string> only_board(const KnownFaces& known) {
    std::set<std::string> names;
    for (const BoardProfile* profile : known.boards) names.insert(profile->map->name());
    if (names.size() != 1 || !known.hex_maps.empty()) return {};
    return *names.begin();
}

std::string why_no_board(const Photo& photo, const KnownFaces& known) {
    const int side = std::max(photo.pixels.cols, photo.pixels.rows);
    if (side < 400) return "the picture is too small to find a board in it";
    if (shows_mirrored_face(photo.pixels, all_faces(known)))
        return "the board in it is mirrored; take it with the back camera, or turn mirroring off";
    constexpr const char* advice = " was found in it; take the whole board from above, sharp and without glare";
    if (const auto name = only_board(known)) return "no board of " + *name + advice;
    return std::string("no board that Railref knows") + advice;
}

/// Photos of one position must show one board: the one that most inliers vote for.
const FaceProfile* common_profile(const std::vector<FaceFix>& fixes) {
    std::map<const FaceProfile*, int> votes;
    for (const FaceFix& fix : fixes) votes[fix.profile] += fix.inliers;
    return std::ranges::max_element(votes, {}, [](const auto& v) { return v.second; })->first;
}

const std::string& name_of(const KnownFaces& known, const FaceProfile* face) {
    if (const HexProfile* map = hex_map_with(known, face)) return map->map.name();
    return static_cast<const BoardProfile*>(face)->map->name();
}

template <class Profile>
std::vector<calibration::Fix<Profile>> fixes_of(std::vector<FaceFix> fixes) {
    std::vector<calibration::Fix<Profile>> all;
    for (FaceFix& fix : fixes) all.push_back(calibration::fix_of<Profile>(std::move(fix)));
    return all;
}

struct Found {
    std::vector<Photo> photos;
    std::vector<FaceFix> fixes;        ///< one for each
    std::vector<Unreadable> left_out;  ///< nothing was found in them
};

/// Which photos show which board, each as "Ticket to Ride in one.jpg, two.jpg".
std::string boards_by_photo(const Found& found, const KnownFaces& known) {
    std::map<std::string, std::string> files;
    for (std::size_t i = 0; i < found.photos.size(); ++i) {
        std::string& of_board = files[name_of(known, found.fixes[i].profile)];
        of_board += (of_board.empty() ? "" : ", ") + found.photos[i].file;
    }
    std::string all;
    for (const auto& [board, photos] : files) all += (all.empty() ? "" : "; ") + board + " in " + photos;
    return all;
}

std::variant<Found, Unreadable, Cancelled> find_all(std::span<const Photo> photos, const KnownFaces& known,
                                                    const ReadOptions& options) {
    const std::vector<const FaceProfile*> faces = all_faces(known);
    Found found;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        if (options.stop.stop_requested()) return Cancelled{};
        tell(options, "finding the board", static_cast<double>(i) / static_cast<double>(2 * photos.size()));
        if (auto fix = find_face_at_a_glance(photos[i].pixels, faces)) {
            found.photos.push_back(photos[i]);
            found.fixes.push_back(std::move(*fix));
        } else {
            found.left_out.push_back({photos[i].file, why_no_board(photos[i], known)});
        }
    }
    if (found.photos.empty()) return found.left_out.front();
    const FaceProfile* profile = common_profile(found.fixes);
    for (std::size_t i = 0; i < found.fixes.size(); ++i)
        if (found.fixes[i].profile != profile)
            return Unreadable{found.photos[i].file,
                              "it shows another board than the other photos: " + boards_by_photo(found, known) +
                                  "; read photos of one position together"};
    return found;
}

/// Beside photos that tell colours.
void leave_out_colourless(Found& found) {
    Found telling;
    telling.left_out = std::move(found.left_out);
    for (std::size_t i = 0; i < found.photos.size(); ++i) {
        if (has_no_colours(found.photos[i].pixels)) {
            telling.left_out.push_back(colourless(found.photos[i].file));
            continue;
        }
        telling.photos.push_back(std::move(found.photos[i]));
        telling.fixes.push_back(std::move(found.fixes[i]));
    }
    found = std::move(telling);
}

}  // namespace

std::vector<const FaceProfile*> all_faces(const KnownFaces& known) {
    std::vector<const FaceProfile*> faces(known.boards.begin(), known.boards.end());
    faces.insert(faces.end(), known.hex_maps.begin(), known.hex_maps.end());
    return faces;
}

const HexProfile* hex_map_with(const KnownFaces& known, const FaceProfile* face) {
    const auto map = std::ranges::find_if(known.hex_maps, [&](const HexProfile* one) { return one == face; });
    return map == known.hex_maps.end() ? nullptr : *map;
}

std::variant<GameReading, Unreadable, Cancelled> read_game(std::span<const Photo> photos, const KnownFaces& known,
                                                           const ReadOptions& options) {
    const auto start = Clock::now();
    auto search = find_all(photos, known, options);
    if (auto* none = std::get_if<Unreadable>(&search)) return std::move(*none);
    if (std::holds_alternative<Cancelled>(search) || options.stop.stop_requested()) return Cancelled{};
    auto& found = std::get<Found>(search);
    const std::string first = found.photos.front().file;
    leave_out_colourless(found);
    if (found.photos.empty()) return colourless(first);
    Timing timing;
    for (const Photo& photo : photos) timing.decode_ms += photo.decode_ms;
    timing.register_ms = ms_since(start);
    const auto timed = [&](auto reading, Clock::time_point since) -> GameReading {
        timing.read_ms = ms_since(since);
        timing.total_ms = timing.decode_ms + ms_since(start);
        reading.timing = timing;
        reading.left_out.insert(reading.left_out.begin(), found.left_out.begin(), found.left_out.end());
        tell(options, "done", 1);
        return reading;
    };
    const auto now = Clock::now();
    const FaceProfile* profile = found.fixes.front().profile;
    if (hex_map_with(known, profile) != nullptr) {
        tell(options, "reading the tracks", 0.5);
        return timed(dudu::read_placed_hex_map(found.photos, fixes_of<HexProfile>(std::move(found.fixes))), now);
    }
    tell(options, "reading the trains", 0.5);
    auto board = read_placed_board(found.photos, fixes_of<BoardProfile>(std::move(found.fixes)), options);
    if (auto* none = std::get_if<Unreadable>(&board)) return std::move(*none);
    return timed(std::get<Reading>(std::move(board)), now);
}

}  // namespace railref::vision
