#include "other_printing.h"

#include <cmath>
#include <random>
#include <vector>

#include "calibration/board_warp.h"

namespace railref::tests {

namespace {

constexpr double kMostElsewhere = 0.0125;  // of the board's width
constexpr double kArtMm = 18;              // so far from a space the art moves with it
constexpr double kUnknown = 0.4;           // of the features of a board that was drawn anew

cv::Point2d towards(double angle, double mm) { return {mm * std::cos(angle), mm * std::sin(angle)}; }

double most_mm(const maps::BoardMap& map) { return kMostElsewhere * map.width_mm(); }

/// Board-normalised.
cv::Point2d normalised(cv::Point2d mm, const maps::BoardMap& map) {
    return {mm.x / map.width_mm(), mm.y / calibration::height_mm(map)};
}

/// One move for each space of the profile, millimetres.
calibration::BoardProfile with_spaces_moved(const calibration::BoardProfile& profile,
                                            const std::vector<cv::Point2d>& moves) {
    calibration::BoardProfile other = profile;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const cv::Point2d by = normalised(moves[i], *profile.map);
        other.spaces[i].centre.x += by.x;
        other.spaces[i].centre.y += by.y;
    }
    return other;
}

/// Each moved with the nearest space, if one is near.
void move_with_spaces(std::vector<cv::Point2f>& points, const calibration::BoardProfile& profile,
                      const std::vector<cv::Point2d>& moves) {
    const maps::BoardMap& map = *profile.map;
    for (cv::Point2f& point : points) {
        double nearest = kArtMm;
        cv::Point2d move;
        for (std::size_t i = 0; i < profile.spaces.size(); ++i) {
            const maps::Point space = profile.spaces[i].centre;
            const double mm =
                std::hypot((space.x - point.x) * map.width_mm(), (space.y - point.y) * calibration::height_mm(map));
            if (mm >= nearest) continue;
            nearest = mm;
            move = moves[i];
        }
        point += cv::Point2f(normalised(move, map));
    }
}

calibration::Features without_some(const calibration::Features& features, std::mt19937_64& random) {
    std::bernoulli_distribution is_unknown(kUnknown);
    calibration::Features known;
    for (std::size_t i = 0; i < features.size(); ++i) {
        if (is_unknown(random)) continue;
        known.at.push_back(features.at[i]);
        known.descriptors.push_back(features.descriptors.row(static_cast<int>(i)));
    }
    return known;
}

}  // namespace

calibration::BoardProfile other_printing(const calibration::BoardProfile& profile, std::uint64_t seed) {
    const maps::BoardMap& map = *profile.map;
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> share(0, 1);
    std::vector<cv::Point2d> of_route;
    std::vector<cv::Point2d> of_space;
    for (std::size_t r = 0; r < map.routes().size(); ++r) {
        const maps::Route& route = map.routes()[r];
        const double mm = most_mm(map) * share(random);
        const double angle = 2 * CV_PI * share(random);
        const bool follows = route.twin && maps::index(*route.twin) < r;
        of_route.push_back(follows ? of_route[maps::index(*route.twin)] : towards(angle, mm));
        of_space.insert(of_space.end(), route.spaces.size(), of_route[r]);
    }
    return with_spaces_moved(profile, of_space);
}

calibration::BoardProfile redrawn(const calibration::BoardProfile& profile, std::uint64_t seed) {
    const maps::BoardMap& map = *profile.map;
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> share(0, 1);
    std::vector<cv::Point2d> of_city;
    for (std::size_t c = 0; c < map.cities().size(); ++c) {
        const double mm = most_mm(map) * std::sqrt(share(random));
        of_city.push_back(towards(2 * CV_PI * share(random), mm));
    }
    std::vector<cv::Point2d> of_space;
    for (const maps::Route& route : map.routes())
        for (std::size_t k = 0; k < route.spaces.size(); ++k) {
            const double along = (static_cast<double>(k) + 0.5) / static_cast<double>(route.spaces.size());
            of_space.push_back((1 - along) * of_city[maps::index(route.from)] + along * of_city[maps::index(route.to)]);
        }
    calibration::BoardProfile other = with_spaces_moved(profile, of_space);
    for (calibration::Features* features : {&other.far_features, &other.near_features}) {
        move_with_spaces(features->at, profile, of_space);
        *features = without_some(*features, random);
    }
    return other;
}

calibration::BoardProfile with_one_elsewhere(const calibration::BoardProfile& profile, maps::RouteId route,
                                             cv::Point2d by_mm) {
    const maps::BoardMap& map = *profile.map;
    std::vector<cv::Point2d> of_space;
    for (std::size_t r = 0; r < map.routes().size(); ++r) {
        const auto id = static_cast<maps::RouteId>(r);
        const bool moves = id == route || map.route(id).twin == route;
        of_space.insert(of_space.end(), map.route(id).spaces.size(), moves ? by_mm : cv::Point2d());
    }
    return with_spaces_moved(profile, of_space);
}

}  // namespace railref::tests
