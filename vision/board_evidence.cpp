#include "vision/board_evidence.h"

#include <algorithm>
#include <iterator>
#include <set>

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

std::vector<PlayerColour> owners_of(const std::vector<Sighting>& routes) {
    std::set<PlayerColour> owners;
    for (const Sighting& route : routes)
        if (const auto* colour = std::get_if<PlayerColour>(&route.owner)) owners.insert(*colour);
    return {owners.begin(), owners.end()};
}

}  // namespace

BoardEvidence look_at_board(const cv::Mat& photo, const BoardView& view, const calibration::BoardFix& fix,
                            std::span<const PlayerColour> colours) {
    return {read_places(view, fix, photo.size(), colours), read_markers(photo, view, fix, colours)};
}

void fuse(BoardEvidence& sum, const BoardEvidence& other) {
    fuse(sum.places.spaces, other.places.spaces);
    fuse(sum.places.cities, other.places.cities);
    fuse(sum.markers, other.markers);
}

void decide_board(Reading& reading, const BoardEvidence& evidence, const calibration::BoardProfile& profile,
                  std::span<const PlayerColour> colours) {
    RouteDecisions routes = decide_routes(evidence.places.spaces, profile, colours);
    StationDecisions stations = decide_stations(evidence.places.cities, *profile.map, colours);
    MarkerDecisions markers = decide_markers(evidence.markers, owners_of(routes.routes));
    reading.score_markers = std::move(markers.markers);
    reading.routes = std::move(routes.routes);
    reading.stations = std::move(stations.cities);
    reading.questions = std::move(routes.questions);
    std::ranges::move(stations.questions, std::back_inserter(reading.questions));
    std::ranges::move(markers.questions, std::back_inserter(reading.questions));
    std::ranges::sort(reading.questions, {}, [&](const Question& q) { return doubt(q, reading); });
}

std::vector<PlayerColour> colours_in_play(std::span<const PlayerColour> asked, const maps::BoardMap& map) {
    if (asked.empty()) return {map.colours().begin(), map.colours().end()};
    return {asked.begin(), asked.end()};
}

Registration registration_of(const calibration::BoardFix& fix, cv::Size pixels, cv::Size full_size) {
    const double scale = static_cast<double>(full_size.width) / pixels.width;
    const cv::Matx33d h = cv::Matx33d(scale, 0, 0, 0, scale, 0, 0, 0, 1) * fix.warp.photo_from_board;
    Registration registration;
    for (std::size_t i = 0; i < 9; ++i) registration.homography[i] = h.val[i] / h(2, 2);
    registration.inliers = fix.inliers;
    registration.error_px = fix.error_px * scale;
    registration.visible = visible_share(fix.warp, pixels);
    return registration;
}

}  // namespace railref::vision
