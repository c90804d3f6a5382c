#include "vision/pieces_left.h"

#include <algorithm>
#include <map>
#include <optional>

namespace railref::vision {

namespace {

using calibration::BoardProfile;
using calibration::kColourColumns;
using calibration::kColourRows;

constexpr double kSure = 0.98;
/// Empty boards of which nothing is known show up to three trains that are none; games that have ended, twenty or more.
constexpr std::size_t kMostMistaken = 5;

/// The cells of a PlaceColours that a train covers.
const cv::Rect kFace(3, 3, kColourColumns - 6, kColourRows - 6);

cv::Vec3b median_colour(const std::vector<cv::Mat>& faces) {
    cv::Vec3b median;
    for (int c = 0; c < 3; ++c) {
        std::vector<std::uint8_t> values;
        for (const cv::Mat& face : faces)
            for (int y = 0; y < face.rows; ++y)
                for (int x = 0; x < face.cols; ++x) values.push_back(face.at<cv::Vec3b>(y, x)[c]);
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        median[c] = *middle;
    }
    return median;
}

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
    for (const auto& [colour, of_colour] : faces) usual[colour] = median_colour(of_colour);
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

}  // namespace

PiecesLeft find_pieces(const Photo& photo, const BoardProfile& own, std::span<const BoardProfile* const> known) {
    if (const auto reading = read(photo, known); reading && reading->map == own.map)
        return {occupied<maps::RouteId>(reading->routes), occupied<maps::CityId>(reading->stations)};
    const BoardProfile empty = as_if_empty(own);
    const BoardProfile* const alone = &empty;
    const auto reading = read(photo, {&alone, 1});
    if (!reading) return {};
    PiecesLeft left{occupied<maps::RouteId>(reading->routes), {}};
    if (left.routes.size() <= kMostMistaken) left.routes.clear();
    return left;
}

}  // namespace railref::vision
