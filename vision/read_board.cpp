#include "vision/read_board.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>
#include <set>

#include "calibration/find_board.h"
#include "vision/board_view.h"
#include "vision/decide_routes.h"
#include "vision/decide_stations.h"
#include "vision/read_markers.h"
#include "vision/read_places.h"

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

/// From pixels of the decoded picture to those of the file's.
Registration registration_of(const BoardFix& fix, const Photo& photo) {
    const double scale = static_cast<double>(photo.full_size.width) / photo.pixels.cols;
    const cv::Matx33d h = cv::Matx33d(scale, 0, 0, 0, scale, 0, 0, 0, 1) * fix.warp.photo_from_board;
    Registration registration;
    for (std::size_t i = 0; i < 9; ++i) registration.homography[i] = h.val[i] / h(2, 2);
    registration.inliers = fix.inliers;
    registration.error_px = fix.error_px * scale;
    registration.visible = visible_share(fix.warp, photo.pixels.size());
    return registration;
}

/// Photos of one position must show one board: the one that most inliers vote for.
const BoardProfile* common_profile(const std::vector<BoardFix>& fixes) {
    std::map<const BoardProfile*, int> votes;
    for (const BoardFix& fix : fixes) votes[fix.profile] += fix.inliers;
    return std::ranges::max_element(votes, {}, [](const auto& v) { return v.second; })->first;
}

double doubt(const Question& question, const Reading& reading) {
    if (const auto* route = std::get_if<RouteId>(&question.place))
        return reading.routes[maps::index(*route)].confidence;
    if (const auto* city = std::get_if<CityId>(&question.place)) return reading.stations[maps::index(*city)].confidence;
    return reading.score_markers.at(std::get<PlayerColour>(question.place)).confidence;
}

/// Where each player's score marker should stand by the routes that were read.
std::map<PlayerColour, int> squares_by_routes(const std::vector<Sighting>& routes, const maps::BoardMap& map) {
    std::map<PlayerColour, int> squares;
    const auto around = static_cast<int>(std::max<std::size_t>(map.score_track().size(), 1));
    for (std::size_t r = 0; r < routes.size(); ++r)
        if (const auto* colour = std::get_if<PlayerColour>(&routes[r].owner))
            squares[*colour] = (squares[*colour] + map.points(static_cast<RouteId>(r))) % around;
    return squares;
}

struct Looked {
    PlacesRead places;
    MarkerEvidence markers;
};

/// The photos' evidence together.
Looked look(std::span<const Photo> photos, std::vector<BoardFix>& fixes, std::span<const PlayerColour> colours) {
    Looked all;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        const BoardView view = view_board(photos[i].pixels, fixes[i]);
        Looked read{read_places(view, fixes[i], photos[i].pixels.size(), colours),
                    read_markers(view, fixes[i], colours)};
        if (i == 0) {
            all = std::move(read);
            continue;
        }
        fuse(all.places.spaces, read.places.spaces);
        fuse(all.places.cities, read.places.cities);
        fuse(all.markers, read.markers);
    }
    return all;
}

void decide(Reading& reading, std::span<const Photo> photos, std::vector<BoardFix>& fixes, const ReadOptions& options) {
    std::vector<PlayerColour> colours = options.colours;
    if (colours.empty()) colours.assign(reading.map->colours().begin(), reading.map->colours().end());
    const Looked read = look(photos, fixes, colours);
    RouteDecisions routes = decide_routes(read.places.spaces, *reading.map, colours);
    StationDecisions stations = decide_stations(read.places.cities, *reading.map, colours, routes.players);
    MarkerDecisions markers = decide_markers(read.markers, squares_by_routes(routes.routes, *reading.map));
    reading.score_markers = std::move(markers.markers);
    reading.routes = std::move(routes.routes);
    reading.stations = std::move(stations.cities);
    reading.questions = std::move(routes.questions);
    std::ranges::move(stations.questions, std::back_inserter(reading.questions));
    std::ranges::move(markers.questions, std::back_inserter(reading.questions));
    std::ranges::sort(reading.questions, {}, [&](const Question& q) { return doubt(q, reading); });
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
                                  registration_of(fixes[i], photos[i])});
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
    return calibration::rectify(photo.pixels, warp, map, width_px / map.width_mm(), 0);
}

}  // namespace railref::vision
