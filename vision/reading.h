#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "maps/board_map.h"

/// What photos say of a board; a value without pictures (format "railref-reading/1").
namespace railref::vision {

using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;

/// Nobody's train or station lies there.
struct Nobody {
    auto operator<=>(const Nobody&) const = default;
};
/// Outside every picture, or hidden so that nothing can be said.
struct Unseen {
    auto operator<=>(const Unseen&) const = default;
};
/// An answer that a person can give: a colour or nobody.
using Occupant = std::variant<Nobody, PlayerColour>;
/// What the reading says of a place.
using Owner = std::variant<Unseen, Nobody, PlayerColour>;

/// What the photos say of one route or one station city.
struct Sighting {
    Owner owner;
    double confidence = 0;            ///< calibrated probability that `owner` is right; 0 for Unseen
    std::map<Occupant, double> also;  ///< the other answers worth naming, with their probabilities
};

struct MarkerSighting {
    int square = 0;  ///< 0..99
    double confidence = 0;
};

/// What must be looked at before the reading may be trusted: a route, a station's city, or a score marker's colour.
struct Question {
    std::variant<RouteId, CityId, PlayerColour> place;
    /// Two or three answers, the present owner first. For a marker: squares.
    std::variant<std::vector<Occupant>, std::vector<int>> options;
    std::string why;  ///< "glare", "shadow", "between two routes", "two colours", "not full", "rule", "unusual colour";
                      ///< may be empty
};

/// More questions than this, and one more photo costs a tired table less than answering.
inline constexpr int kManyQuestions = 12;

struct Registration {
    std::array<double, 9> homography{};  ///< row-major, board-normalised to pixels of the upright image, 0 at its edge
    int inliers = 0;
    double error_px = 0;  ///< median reprojection error of the inliers
    double visible = 0;   ///< share of the board inside the picture, 0..1
};

struct ReadImage {
    std::string file;
    int width = 0;  ///< pixels, after EXIF orientation
    int height = 0;
    Registration registration;
};

/// A photo that shows no board, or not whose trains lie on it: which photo, and what a person can do about it.
struct Unreadable {
    std::string file;
    std::string why;
};

struct Timing {
    double decode_ms = 0;
    double register_ms = 0;
    double read_ms = 0;
    double total_ms = 0;
};

struct Reading {
    const maps::BoardMap* map = nullptr;
    std::vector<ReadImage> images;     ///< that were read
    std::vector<Unreadable> left_out;  ///< photos that say nothing beside those that do
    std::vector<Sighting> routes;      ///< one per route of the map, in its order
    std::vector<Sighting> stations;    ///< one per city of the map, or empty on boards without stations
    std::map<PlayerColour, MarkerSighting> score_markers;
    std::vector<Question> questions;  ///< most doubtful first
    Timing timing;
};

}  // namespace railref::vision
