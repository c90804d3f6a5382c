#include "vision/pieces_left.h"

#include <algorithm>
#include <map>
#include <optional>

#include "calibration/median.h"
#include "vision/read_board.h"

namespace railref::vision {

namespace {

using calibration::BoardProfile;
using calibration::kColourColumns;
using calibration::kColourRows;

constexpr double kSure = 0.98;
/// A single piece is as likely a mistake of the reading as a piece. Of boards of which nothing is known, empty ones
/// show up to three trains that are none, games that have ended twenty or more.
constexpr std::size_t kMostMistaken = 1;
constexpr std::size_t kMostMistakenUnknown = 5;

/// The cells of a PlaceColours that a train covers.
const cv::Rect kFace(3, 3, kColourColumns - 6, kColourRows - 6);

/// The profile with every space's face as most spaces of its printed colour have it.
BoardProfile as_if_empty(const BoardProfile& own) {
    std::map<maps::TrackColour, std::vector<cv::Mat>> faces;
    const auto each_space = [&](const auto& visit) {
        std::size_t space = 0;
        for (const maps::Route& route : own.map->routes())
            for (std::size_t i = 0; i < route.spaces.size(); ++i) visit(space++, route.colour);
    };
    each_space(
        [&](std::size_t space, maps::TrackColour colour) { faces[colour].push_back(own.at_spaces[space](kFace)); });
    std::map<maps::TrackColour, cv::Vec3b> usual;
    for (const auto& [colour, of_colour] : faces) usual[colour] = calibration::median_colour(of_colour);
    BoardProfile empty = own;
    each_space([&](std::size_t space, maps::TrackColour colour) {
        empty.at_spaces[space] = own.at_spaces[space].clone();
        empty.at_spaces[space](kFace).setTo(cv::Scalar(usual[colour]));
    });
    return empty;
}

std::optional<Reading> read(const Photo& photo, std::span<const BoardProfile* const> profiles) {
    auto answer = read_board({&photo, 1}, profiles, {});
    if (auto* reading = std::get_if<Reading>(&answer)) return std::move(*reading);
    return {};
}

template <class Id>
std::vector<Id> occupied(const std::vector<Sighting>& sightings) {
    std::vector<Id> ids;
    for (std::size_t i = 0; i < sightings.size(); ++i)
        if (std::holds_alternative<PlayerColour>(sightings[i].owner) && sightings[i].confidence > kSure)
            ids.push_back(static_cast<Id>(i));
    return ids;
}

std::size_t pieces(const PiecesLeft& left, const maps::BoardMap& map) {
    std::size_t count = left.stations.size();
    for (const maps::RouteId route : left.routes) count += map.route(route).spaces.size();
    return count;
}

}  // namespace

std::optional<PiecesLeft> find_pieces(const Photo& photo, const BoardProfile& own,
                                      std::span<const BoardProfile* const> known) {
    if (const auto reading = read(photo, known); reading && reading->map == own.map) {
        PiecesLeft left{occupied<maps::RouteId>(reading->routes), occupied<maps::CityId>(reading->stations)};
        return pieces(left, *own.map) > kMostMistaken ? left : PiecesLeft{};
    }
    const BoardProfile empty = as_if_empty(own);
    const BoardProfile* const alone = &empty;
    const auto reading = read(photo, {&alone, 1});
    if (!reading) return {};
    PiecesLeft left{occupied<maps::RouteId>(reading->routes), {}};
    return left.routes.size() > kMostMistakenUnknown ? left : PiecesLeft{};
}

}  // namespace railref::vision
