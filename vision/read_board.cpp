#include "vision/read_board.h"

#include <algorithm>
#include <chrono>
#include <map>

#include "calibration/find_board.h"
#include "vision/board_evidence.h"
#include "vision/board_view.h"

namespace railref::vision {

namespace {

using calibration::BoardFix;
using calibration::BoardProfile;
using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void tell(const ReadOptions& options, std::string_view step, double share) {
    if (options.progress) options.progress(step, share);
}

std::string why_no_board(const Photo& photo) {
    const int side = std::max(photo.pixels.cols, photo.pixels.rows);
    if (side < 400) return "the picture is too small to find a board in it";
    return "no board that Railref knows was found in it; take the whole board from above, sharp and without glare";
}

/// Photos of one position must show one board: the one that most inliers vote for.
const BoardProfile* common_profile(const std::vector<BoardFix>& fixes) {
    std::map<const BoardProfile*, int> votes;
    for (const BoardFix& fix : fixes) votes[fix.profile] += fix.inliers;
    return std::ranges::max_element(votes, {}, [](const auto& v) { return v.second; })->first;
}

void decide(Reading& reading, std::span<const Photo> photos, std::vector<BoardFix>& fixes, const ReadOptions& options) {
    const std::vector<PlayerColour> colours = colours_in_play(options.colours, *reading.map);
    std::vector<BoardEvidence> pictures;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        const BoardView view = view_board(photos[i].pixels, fixes[i]);
        pictures.push_back(look_at_board(photos[i].pixels.size(), view, fixes[i], colours, options.plastics));
    }
    decide_board(reading, fuse(pictures), colours);
}

}  // namespace

std::variant<Reading, NoBoard, Cancelled> read_board(std::span<const Photo> photos,
                                                     std::span<const BoardProfile* const> profiles,
                                                     const ReadOptions& options) {
    const auto start = Clock::now();
    std::vector<BoardFix> fixes;
    for (const Photo& photo : photos) {
        if (options.stop.stop_requested()) return Cancelled{};
        tell(options, "finding the board", static_cast<double>(fixes.size()) / static_cast<double>(2 * photos.size()));
        auto fix = calibration::find_board(photo.pixels, profiles);
        if (!fix) return NoBoard{photo.file, why_no_board(photo)};
        fixes.push_back(std::move(*fix));
    }
    Reading reading;
    const BoardProfile* profile = common_profile(fixes);
    for (std::size_t i = 0; i < fixes.size(); ++i)
        if (fixes[i].profile != profile) return NoBoard{photos[i].file, "it shows another board than the other photos"};
    reading.map = profile->map;
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        reading.images.push_back({photos[i].file, photos[i].full_size.width, photos[i].full_size.height,
                                  registration_of(fixes[i], photos[i].pixels.size(), photos[i].full_size)});
        reading.timing.decode_ms += photos[i].decode_ms;
    }
    reading.timing.register_ms = ms_since(start);
    if (options.stop.stop_requested()) return Cancelled{};
    tell(options, "reading the trains", 0.5);
    const auto read_start = Clock::now();
    decide(reading, photos, fixes, options);
    reading.timing.read_ms = ms_since(read_start);
    reading.timing.total_ms = reading.timing.decode_ms + ms_since(start);
    tell(options, "done", 1);
    return reading;
}

cv::Mat rectify(const Photo& photo, const Registration& registration, const maps::BoardMap& map, int width_px) {
    calibration::BoardWarp warp;
    const double scale = static_cast<double>(photo.pixels.cols) / photo.full_size.width;
    warp.photo_from_board =
        cv::Matx33d(scale, 0, 0, 0, scale, 0, 0, 0, 1) * cv::Matx33d(registration.homography.data());
    return calibration::rectify(photo.pixels, warp, calibration::size_mm(map), width_px / map.width_mm(), 0);
}

}  // namespace railref::vision
