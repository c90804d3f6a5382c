#include "app/cli/overlay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <set>
#include <vector>

namespace railref::app {

namespace {

constexpr int widest_px = 2400;
const cv::Scalar amber(0x1F, 0x8A, 0xD9);
const cv::Scalar casing(0xFF, 0xFF, 0xFF);

/// BGR, the panel's colours.
cv::Scalar paint(maps::PlayerColour colour) {
    switch (colour) {
        case maps::PlayerColour::red:
            return {0x3B, 0x38, 0xD4};
        case maps::PlayerColour::blue:
            return {0xDE, 0x6F, 0x2F};
        case maps::PlayerColour::green:
            return {0x5B, 0x9E, 0x2E};
        case maps::PlayerColour::yellow:
            return {0x2C, 0xB9, 0xE9};
        case maps::PlayerColour::black:
            return {0x2E, 0x26, 0x22};
        case maps::PlayerColour::purple:
            return {0xB0, 0x3C, 0x8A};
        case maps::PlayerColour::white:
            return {0xE8, 0xE8, 0xE8};
    }
    return {};
}

/// Board-normalised to pixels of the drawing.
class Projection {
public:
    Projection(const vision::Registration& registration, double scale)
        : photo_from_board_(registration.homography.data()), scale_(scale) {}

    [[nodiscard]] cv::Point operator()(double x, double y) const {
        const cv::Vec3d at = photo_from_board_ * cv::Vec3d(x, y, 1);
        constexpr double far_away = 1e6;  // behind the horizon of a broken registration
        const auto pixel = [&](double value) {
            const double px = value / at[2] * scale_ - 0.5;  // pixels' centres are whole numbers where one draws
            return static_cast<int>(std::lround(std::isfinite(px) ? std::clamp(px, -far_away, far_away) : far_away));
        };
        return {pixel(at[0]), pixel(at[1])};
    }

private:
    cv::Matx33d photo_from_board_;
    double scale_;
};

std::vector<cv::Point> corners(const Projection& project, const maps::Space& space, double aspect) {
    const double angle = space.angle_deg * std::numbers::pi / 180;
    const double along_x = std::cos(angle) * space.length / 2;
    const double along_y = std::sin(angle) * space.length / 2;
    const double across_x = -std::sin(angle) * space.width / 2;
    const double across_y = std::cos(angle) * space.width / 2;
    std::vector<cv::Point> polygon;
    for (const auto [l, w] : {std::array{1, 1}, std::array{1, -1}, std::array{-1, -1}, std::array{-1, 1}}) {
        polygon.push_back(project(space.centre.x + l * along_x + w * across_x,
                                  space.centre.y + (l * along_y + w * across_y) * aspect));
    }
    return polygon;
}

std::vector<cv::Point> ring(const Projection& project, maps::Point centre, double radius, double aspect) {
    constexpr int sides = 24;
    std::vector<cv::Point> polygon;
    for (int i = 0; i < sides; ++i) {
        const double angle = 2 * std::numbers::pi * i / sides;
        polygon.push_back(project(centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle) * aspect));
    }
    return polygon;
}

/// Round a place, clear of what is drawn on it.
maps::Space grown(maps::Space space) {
    space.length *= 1.15;
    space.width *= 1.9;
    return space;
}

void outline(cv::Mat& canvas, const std::vector<cv::Point>& polygon, const cv::Scalar& colour, int thickness) {
    cv::polylines(canvas, polygon, true, casing, thickness + 2, cv::LINE_AA);
    cv::polylines(canvas, polygon, true, colour, thickness, cv::LINE_AA);
}

const maps::PlayerColour* owner_of(const vision::Sighting& sighting) {
    return std::get_if<maps::PlayerColour>(&sighting.owner);
}

struct Asked {
    std::set<maps::RouteId> routes;
    std::set<maps::CityId> cities;
};

Asked asked(const vision::Reading& reading) {
    Asked asked;
    for (const vision::Question& question : reading.questions) {
        if (const auto* route = std::get_if<maps::RouteId>(&question.place)) asked.routes.insert(*route);
        if (const auto* city = std::get_if<maps::CityId>(&question.place)) asked.cities.insert(*city);
    }
    return asked;
}

}  // namespace

cv::Mat draw_overlay(const vision::Photo& photo, const vision::Reading& reading, const vision::ReadImage& image) {
    const double shrink = std::min(1.0, static_cast<double>(widest_px) / photo.pixels.cols);
    cv::Mat canvas;
    const cv::Size size(cvRound(shrink * photo.pixels.cols), std::max(1, cvRound(shrink * photo.pixels.rows)));
    cv::resize(photo.pixels, canvas, size, 0, 0, cv::INTER_AREA);
    const double scale = static_cast<double>(canvas.cols) / photo.full_size.width;
    const maps::BoardMap& map = *reading.map;
    const Projection project(image.registration, scale);
    const int thickness = std::max(2, canvas.cols / 600);
    const Asked doubtful = asked(reading);
    for (std::size_t i = 0; i < reading.routes.size(); ++i) {
        const auto* owner = owner_of(reading.routes[i]);
        const bool open = doubtful.routes.contains(maps::RouteId(i));
        if (owner == nullptr && !open) continue;
        for (const maps::Space& space : map.routes()[i].spaces) {
            const auto polygon = corners(project, space, map.aspect());
            if (open) outline(canvas, corners(project, grown(space), map.aspect()), amber, thickness);
            if (owner != nullptr) outline(canvas, polygon, paint(*owner), thickness);
        }
    }
    constexpr double station_radius = 0.012;
    for (std::size_t i = 0; i < reading.stations.size(); ++i) {
        const auto* owner = owner_of(reading.stations[i]);
        const bool open = doubtful.cities.contains(maps::CityId(i));
        const auto polygon = ring(project, map.cities()[i].centre, station_radius, map.aspect());
        if (open)
            outline(canvas, ring(project, map.cities()[i].centre, station_radius * 1.4, map.aspect()), amber,
                    thickness);
        if (owner != nullptr) outline(canvas, polygon, paint(*owner), thickness);
    }
    return canvas;
}

}  // namespace railref::app
