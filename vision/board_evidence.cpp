#include "vision/board_evidence.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <opencv2/imgproc.hpp>

#include "vision/decide_routes.h"
#include "vision/decide_stations.h"

namespace railref::vision {

namespace {

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

/// A colour of which next to no trains are seen hardly plays: what is less a marker of theirs than none is none.
void drop_markers_of_nobody(MarkerDecisions& decisions, const std::vector<PlayerColour>& players) {
    constexpr double rather_than_none = 0.5;
    const auto is_nobody = [&](PlayerColour colour) {
        const auto found = decisions.markers.find(colour);
        return found != decisions.markers.end() && found->second.confidence < rather_than_none &&
               std::ranges::find(players, colour) == players.end();
    };
    std::erase_if(decisions.questions, [&](const Question& q) { return is_nobody(std::get<PlayerColour>(q.place)); });
    std::erase_if(decisions.markers, [&](const auto& marker) { return is_nobody(marker.first); });
}

}  // namespace

bool is_large_enough(const calibration::BoardWarp& warp, cv::Size2d board_mm) {
    constexpr double narrowest = 280;  // px, of the rectangle as large as the board appears
    return std::sqrt(cv::contourArea(calibration::corners_of(warp)) * board_mm.aspectRatio()) >= narrowest;
}

BoardEvidence look_at_board(cv::Size photo, const BoardView& view, const calibration::BoardFix& fix,
                            std::span<const PlayerColour> colours, const Plastics& plastics) {
    PlacesRead places = read_places(view, fix, photo, colours, plastics);
    MarkerEvidence markers = read_markers(view, fix, colours);
    if (places.colours != Colours::tell)
        for (auto& [colour, squares] : markers) std::ranges::fill(squares, 0.0);
    return {std::move(places), std::move(markers)};
}

double dispute(const BoardEvidence& one, const BoardEvidence& other) {
    const Disputed spaces = disputed(one.places.spaces, other.places.spaces);
    const Disputed cities = disputed(one.places.cities, other.places.cities);
    return static_cast<double>(spaces.places + cities.places) / std::max(1, spaces.of + cities.of);
}

BoardEvidence fuse(std::span<const BoardEvidence> pictures) {
    if (pictures.size() == 1) return pictures.front();
    std::vector<Evidence> spaces;
    std::vector<Evidence> cities;
    std::vector<MarkerEvidence> markers;
    for (const BoardEvidence& picture : pictures) {
        spaces.push_back(picture.places.spaces);
        cities.push_back(picture.places.cities);
        markers.push_back(picture.markers);
    }
    const auto telling =
        std::ranges::find(pictures, Colours::tell, [](const BoardEvidence& picture) { return picture.places.colours; });
    const Colours colours = telling == pictures.end() ? pictures.front().places.colours : Colours::tell;
    return {{fuse(spaces), fuse(cities), colours}, fuse(markers)};
}

void decide_board(Reading& reading, const BoardEvidence& evidence, const ColoursInPlay& colours) {
    const maps::BoardMap& map = *reading.map;
    RouteDecisions routes = decide_routes(evidence.places.spaces, map, colours);
    StationDecisions stations = decide_stations(evidence.places.cities, map, colours, routes);
    MarkerDecisions markers = decide_markers(evidence.markers, squares_by_routes(routes.routes, map));
    drop_markers_of_nobody(markers, routes.players);
    reading.score_markers = std::move(markers.markers);
    reading.routes = std::move(routes.routes);
    reading.stations = std::move(stations.cities);
    reading.questions = std::move(routes.questions);
    std::ranges::move(stations.questions, std::back_inserter(reading.questions));
    std::ranges::move(markers.questions, std::back_inserter(reading.questions));
    std::ranges::sort(reading.questions, {}, [&](const Question& q) { return doubt(q, reading); });
}

Registration registration_of(const calibration::BoardWarp& warp, int inliers, double error_px, cv::Size pixels,
                             cv::Size full_size) {
    const double scale = static_cast<double>(full_size.width) / pixels.width;
    const cv::Matx33d from_edge(1, 0, 0.5, 0, 1, 0.5, 0, 0, 1);  // a warp has pixel centres at whole numbers
    const cv::Matx33d h = cv::Matx33d(scale, 0, 0, 0, scale, 0, 0, 0, 1) * from_edge * warp.photo_from_board;
    Registration registration;
    for (std::size_t i = 0; i < 9; ++i) registration.homography[i] = h.val[i] / h(2, 2);
    registration.inliers = inliers;
    registration.error_px = error_px * scale;
    registration.visible = visible_share(warp, pixels);
    return registration;
}

}  // namespace railref::vision
