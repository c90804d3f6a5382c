#include "other_printing.h"

#include <cmath>
#include <random>
#include <vector>

#include "calibration/board_warp.h"

namespace railref::tests {

namespace {

constexpr double kMostElsewhere = 0.0125;  // of the board's width

}  // namespace

calibration::BoardProfile other_printing(const calibration::BoardProfile& profile, std::uint64_t seed) {
    calibration::BoardProfile other = profile;
    const maps::BoardMap& map = *profile.map;
    const double most_mm = kMostElsewhere * map.width_mm();
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> share(0, 1);
    std::vector<cv::Point2d> moves;
    for (std::size_t r = 0; r < map.routes().size(); ++r) {
        const maps::Route& route = map.routes()[r];
        const double mm = most_mm * share(random);
        const double angle = 2 * CV_PI * share(random);
        const bool follows = route.twin && maps::index(*route.twin) < r;
        moves.push_back(follows ? moves[maps::index(*route.twin)]
                                : cv::Point2d(mm * std::cos(angle), mm * std::sin(angle)));
        const std::size_t first = profile.first_space(static_cast<maps::RouteId>(r));
        for (std::size_t k = 0; k < route.spaces.size(); ++k) {
            maps::Point& centre = other.spaces[first + k].centre;
            centre.x += moves[r].x / map.width_mm();
            centre.y += moves[r].y / calibration::height_mm(map);
        }
    }
    return other;
}

}  // namespace railref::tests
