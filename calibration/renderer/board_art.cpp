#include "calibration/renderer/board_art.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <string>

#include "calibration/renderer/lettering.h"
#include "calibration/renderer/noise.h"
#include "calibration/renderer/ornaments.h"
#include "calibration/renderer/terrain.h"

namespace railref::renderer {

namespace {

using maps::BoardMap;
using maps::Route;
using maps::Space;
using maps::TrackColour;

constexpr Ink line_ink{44, 36, 30};
constexpr Ink bed_ink{247, 240, 222};
constexpr Ink frame_ink{46, 52, 66};
constexpr Ink brass{206, 168, 92};
constexpr Ink cream{243, 233, 206};

Ink mixed(Ink a, Ink b, double share_of_b) {
    const auto mix = [&](int x, int y) { return cvRound(x * (1 - share_of_b) + y * share_of_b); };
    return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

// One printed space and the axes along and across it.
struct Slot {
    cv::Point2d centre;
    cv::Point2d along;   // unit vector
    cv::Point2d across;  // unit vector
    double length;
    double width;
    double angle_deg;

    [[nodiscard]] cv::Point2d at(double u, double v) const {
        return centre + along * (u * length) + across * (v * width);
    }
    [[nodiscard]] std::vector<cv::Point2d> outline(double grow) const {
        return turned_rectangle(centre, length + 2 * grow, width + 2 * grow, angle_deg);
    }
};

Slot slot_of(const Canvas& canvas, const Space& space) {
    const double angle = space.angle_deg * std::numbers::pi / 180;
    return {canvas.at(space.centre),     {std::cos(angle), std::sin(angle)}, {-std::sin(angle), std::cos(angle)},
            canvas.length(space.length), canvas.length(space.width),         space.angle_deg};
}

// A sign of its own for each colour, so that nobody needs to tell them apart by hue.
void draw_sign(Canvas& canvas, const Slot& slot, TrackColour colour, Ink ink) {
    const double pen = slot.width * 0.07;
    const auto line = [&](std::initializer_list<cv::Point2d> points) {
        std::vector<cv::Point2d> path;
        for (const cv::Point2d& p : points) path.push_back(slot.at(p.x * slot.width / slot.length, p.y));
        canvas.stroke(path, ink, pen);
    };
    switch (colour) {
        case TrackColour::red:
            return line({{-0.25, -0.25}, {0.25, 0.25}}), line({{-0.25, 0.25}, {0.25, -0.25}});
        case TrackColour::blue:
            return canvas.ring(slot.centre, slot.width * 0.24, ink, pen);
        case TrackColour::green:
            return line({{-0.3, 0.22}, {0, -0.25}, {0.3, 0.22}, {-0.3, 0.22}});
        case TrackColour::yellow:
            return line({{-0.26, 0}, {0, -0.28}, {0.26, 0}, {0, 0.28}, {-0.26, 0}});
        case TrackColour::black:
            return line({{-0.24, -0.24}, {0.24, -0.24}, {0.24, 0.24}, {-0.24, 0.24}, {-0.24, -0.24}});
        case TrackColour::white:
            return line({{-0.3, 0}, {0.3, 0}}), line({{0, -0.3}, {0, 0.3}});
        case TrackColour::orange:
            return line({{-0.34, -0.2}, {-0.1, 0.2}, {0.1, -0.2}, {0.34, 0.2}});
        case TrackColour::pink:
            return line({{-0.22, -0.24}, {0, 0.02}, {0.22, -0.24}}), line({{-0.22, 0}, {0, 0.26}, {0.22, 0}});
        case TrackColour::gray:
            break;
    }
    for (double u = -0.4; u <= 0.41; u += 0.1) {
        canvas.stroke({slot.at(u - 0.03, 0.36), slot.at(u + 0.03, -0.36)}, ink, pen * 0.6);
    }
}

// A small engine seen from the side: body, cab, funnel, wheels.
void draw_locomotive(Canvas& canvas, const Slot& slot, Ink track) {
    canvas.fill(slot.outline(-slot.width * 0.2), mixed(track, cream, 0.55));
    const double k = slot.width / slot.length;
    const auto box = [&](double u0, double v0, double u1, double v1) {
        canvas.fill({slot.at(u0 * k, v0), slot.at(u1 * k, v0), slot.at(u1 * k, v1), slot.at(u0 * k, v1)}, line_ink);
    };
    box(-0.62, -0.08, 0.4, 0.16);
    box(0.36, -0.3, 0.66, 0.16);
    box(-0.52, -0.32, -0.36, 0);
    box(-0.1, -0.2, 0.06, 0);
    for (const double u : {-0.45, -0.05, 0.45}) canvas.disc(slot.at(u * k, 0.24), slot.width * 0.12, line_ink);
}

void draw_tunnel_mouth(Canvas& canvas, const Slot& slot) {
    const double edge = slot.width * 0.17;
    canvas.fill(slot.outline(edge), line_ink);
    for (double u = -0.5; u <= 0.51; u += 1.0 / 8) {
        for (const double side : {-1.0, 1.0}) {
            const double v = side * (0.5 + edge / slot.width);
            canvas.stroke({slot.at(u, v), slot.at(u, v + side * 0.11)}, line_ink, slot.width * 0.12);
        }
    }
}

void draw_space(Canvas& canvas, const Slot& slot, const Route& route, bool locomotive) {
    const Ink ink = track_ink(route.colour);
    if (route.tunnel) draw_tunnel_mouth(canvas, slot);
    canvas.fill(slot.outline(slot.width * 0.06), line_ink);
    canvas.fill(slot.outline(-slot.width * 0.03), mixed(ink, {255, 255, 255}, 0.35));
    canvas.fill(slot.outline(-slot.width * 0.10), ink);
    if (locomotive) return draw_locomotive(canvas, slot, ink);
    const bool dark = ink.red + ink.green + ink.blue < 3 * 110;
    draw_sign(canvas, slot, route.colour, mixed(ink, dark ? cream : line_ink, dark ? 0.40 : 0.45));
}

void draw_routes(Canvas& canvas, const BoardMap& map, Room& room) {
    for (const Route& route : map.routes()) {
        for (const Space& space : route.spaces) {
            const Slot slot = slot_of(canvas, space);
            canvas.fill(slot.outline(slot.width * 0.17), bed_ink);
            room.take(slot.outline(slot.width * 0.35));
        }
    }
    for (const Route& route : map.routes()) {
        int engines = route.ferry_locomotives;
        for (const Space& space : route.spaces) draw_space(canvas, slot_of(canvas, space), route, engines-- > 0);
    }
}

void draw_cities(Canvas& canvas, const BoardMap& map, Room& room) {
    const double radius = canvas.length(city_radius(map));
    for (const maps::City& city : map.cities()) {
        const cv::Point2d centre = canvas.at(city.centre);
        canvas.disc(centre, radius * 1.30, bed_ink);
        canvas.disc(centre, radius * 1.15, line_ink);
        canvas.disc(centre, radius * 0.98, brass);
        canvas.disc(centre, radius * 0.72, line_ink);
        canvas.disc(centre, radius * 0.62, city_ink());
        room.take(cv::Rect2d(centre.x - radius * 1.4, centre.y - radius * 1.4, radius * 2.8, radius * 2.8));
    }
}

// Half the width of the frame that carries the score squares: they sit in its middle.
double frame_width(const Canvas& canvas, const BoardMap& map) {
    if (map.score_track().empty()) return canvas.length(0.008);
    double farthest = 0;
    for (const maps::Point& square : map.score_track()) {
        const cv::Point2d p = canvas.at(square);
        const double x = std::min(p.x, canvas.size().width - p.x);
        const double y = std::min(p.y, canvas.size().height - p.y);
        farthest = std::max(farthest, std::min(x, y));
    }
    return farthest + canvas.length(score_square_half(map)) * 1.25;
}

void draw_frame(Canvas& canvas, double width, Room& room) {
    const double w = canvas.size().width;
    const double h = canvas.size().height;
    const auto band = [&](cv::Rect2d r) {
        canvas.fill({{r.x, r.y}, {r.x + r.width, r.y}, {r.x + r.width, r.y + r.height}, {r.x, r.y + r.height}},
                    frame_ink);
        room.take(r);
    };
    band({0, 0, w, width});
    band({0, h - width, w, width});
    band({0, 0, width, h});
    band({w - width, 0, width, h});
    const auto rule = [&](double inset, double pen, Ink ink) {
        canvas.stroke({{inset, inset}, {w - inset, inset}, {w - inset, h - inset}, {inset, h - inset}}, ink, pen, true);
    };
    rule(width, canvas.length(0.0016), brass);
    rule(width + canvas.length(0.0022), canvas.length(0.0008), line_ink);
    rule(canvas.length(0.0012), canvas.length(0.0012), brass);
}

// Squares read from outside the board, as the players sit around it.
double reading_angle(const maps::Point& square) {
    const double left = square.x;
    const double right = 1 - square.x;
    const double top = square.y;
    const double bottom = 1 - square.y;
    const double nearest = std::min({left, right, top, bottom});
    if (nearest == top || nearest == bottom) return 0;
    return nearest == left ? -90 : 90;
}

void draw_score_track(Canvas& canvas, const BoardMap& map) {
    const double half = canvas.length(score_square_half(map));
    int value = 0;
    for (const maps::Point& square : map.score_track()) {
        const cv::Point2d centre = canvas.at(square);
        const bool five = value % 5 == 0;
        const double size = value % 10 == 0 ? half * 1.12 : half;
        const double angle = reading_angle(square);
        canvas.fill(turned_rectangle(centre, 2 * size, 2 * size, 0), five ? brass : mixed(frame_ink, cream, 0.35));
        canvas.fill(turned_rectangle(centre, 1.84 * size, 1.84 * size, 0),
                    value % 2 == 0 ? cream : mixed(cream, brass, 0.3));
        canvas.ring(centre, size * 0.80, mixed(brass, line_ink, 0.3), half * 0.06);
        const cv::Mat number =
            letter_coverage(std::to_string(value == 0 ? 100 : value), five ? Lettering::bold_serif : Lettering::serif,
                            half * (value == 0 ? 0.5 : 0.66));
        canvas.stamp(number, centre, angle, line_ink);
        ++value;
    }
}

// Linen finish and the press's unevenness over everything.
void age_paper(cv::Mat& pixels, cv::RNG& rng) {
    const cv::Mat blotch = fractal_noise(pixels.size(), pixels.cols / 9.0, 6, rng) * 0.018;
    cv::Mat grain(pixels.size(), CV_32F);
    rng.fill(grain, cv::RNG::NORMAL, 0.0, 0.022);
    cv::GaussianBlur(grain, grain, {3, 3}, 0.7);
    cv::Mat factor = 1.0 + blotch + grain;
    cv::Mat factors;
    cv::merge(std::vector<cv::Mat>{factor, factor, factor}, factors);
    cv::multiply(pixels, factors, pixels, 1.0, CV_8U);
}

}  // namespace

Ink track_ink(TrackColour colour) {
    switch (colour) {
        case TrackColour::red:
            return {190, 62, 48};
        case TrackColour::blue:
            return {74, 128, 178};
        case TrackColour::green:
            return {132, 168, 66};
        case TrackColour::yellow:
            return {236, 206, 84};
        case TrackColour::black:
            return {70, 66, 66};
        case TrackColour::white:
            return {238, 234, 224};
        case TrackColour::orange:
            return {222, 138, 58};
        case TrackColour::pink:
            return {198, 132, 180};
        case TrackColour::gray:
            break;
    }
    return {164, 160, 154};
}

Ink city_ink() { return {224, 96, 40}; }

double city_radius(const BoardMap& map) { return map.routes().front().spaces.front().width * 0.52; }

double score_square_half(const BoardMap& map) {
    double nearest = 1;
    const auto track = map.score_track();
    for (std::size_t i = 0; i + 1 < track.size(); ++i) {
        nearest =
            std::min(nearest, std::hypot(track[i + 1].x - track[i].x, (track[i + 1].y - track[i].y) / map.aspect()));
    }
    // The frame is narrow: a square may not reach over the board's edge either.
    for (const maps::Point& p : track) {
        const double x = std::min(p.x, 1 - p.x);
        const double y = std::min(p.y, 1 - p.y) / map.aspect();
        nearest = std::min(nearest, 2 * std::min(x, y));
    }
    return nearest * 0.45;
}

cv::Mat draw_board(const BoardMap& map, int width_px, std::uint64_t seed) {
    cv::RNG rng(seed * 0x9E3779B97F4A7C15ULL + 77);
    Canvas canvas(width_px, map.aspect());
    Room room(canvas.size());
    const Terrain terrain = imagine_terrain(map, canvas.size(), rng);
    paint_terrain(canvas, terrain, rng);
    draw_graticule(canvas);
    draw_frame(canvas, frame_width(canvas, map), room);
    draw_score_track(canvas, map);
    draw_routes(canvas, map, room);
    draw_cities(canvas, map, room);
    draw_city_names(canvas, map, room);
    draw_ornaments(canvas, map, terrain, room, rng);
    age_paper(canvas.pixels(), rng);
    return canvas.pixels();
}

}  // namespace railref::renderer
