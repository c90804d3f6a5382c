#include "calibration/renderer/ornaments.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <string>

#include "calibration/renderer/board_art.h"
#include "calibration/renderer/lettering.h"

namespace railref::renderer {

namespace {

constexpr int coarse = 4;
constexpr Ink line_ink{44, 36, 30};
constexpr Ink paper{248, 240, 220};
constexpr Ink sepia{104, 76, 52};
constexpr Ink navy{48, 78, 104};
constexpr Ink madder{168, 58, 44};

cv::Rect shrunk(cv::Rect2d r) {
    return cv::Rect(cv::Point(cvFloor(r.x / coarse), cvFloor(r.y / coarse)),
                    cv::Point(cvCeil((r.x + r.width) / coarse), cvCeil((r.y + r.height) / coarse)));
}

cv::Rect2d around(cv::Point2d centre, cv::Size2d size) {
    return {centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height};
}

// A name with a paper-coloured rim, so that it reads over any terrain.
void letter_with_rim(Canvas& canvas, const cv::Mat& coverage, cv::Point2d centre, Ink ink) {
    const int rim = std::max(1, cvRound(canvas.length(0.0009)));
    cv::Mat wide;
    cv::copyMakeBorder(coverage, wide, 2 * rim, 2 * rim, 2 * rim, 2 * rim, cv::BORDER_CONSTANT);
    cv::dilate(wide, wide, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * rim + 1, 2 * rim + 1}));
    cv::GaussianBlur(wide, wide, {}, rim * 0.5);
    canvas.stamp(wide, centre, 0, paper, 0.75);
    canvas.stamp(coverage, centre, 0, ink);
}

double gap_between(const cv::Rect2d& rect, cv::Point2d p) {
    const double x = std::max({rect.x - p.x, 0.0, p.x - rect.x - rect.width});
    const double y = std::max({rect.y - p.y, 0.0, p.y - rect.y - rect.height});
    return std::hypot(x, y);
}

// Where a name may stand around its dot: twelve directions, the readable ones first.
std::vector<cv::Point2d> name_places(cv::Point2d dot, cv::Size size, double gap) {
    const double w = size.width / 2.0;
    const double h = size.height / 2.0;
    std::vector<cv::Point2d> places;
    for (const double far : {1.0, 1.8, 2.8}) {
        const double g = gap * far;
        for (const cv::Point2d offset :
             {cv::Point2d(0, -h - g), cv::Point2d(0, h + g), cv::Point2d(w + g, 0), cv::Point2d(-w - g, 0),
              cv::Point2d(w * 0.7, -h - g), cv::Point2d(-w * 0.7, -h - g), cv::Point2d(w * 0.7, h + g),
              cv::Point2d(-w * 0.7, h + g), cv::Point2d(w + g * 0.8, -h - g * 0.5),
              cv::Point2d(-w - g * 0.8, -h - g * 0.5), cv::Point2d(w + g * 0.8, h + g * 0.5),
              cv::Point2d(-w - g * 0.8, h + g * 0.5)}) {
            places.push_back(dot + offset);
        }
    }
    return places;
}

void compass_point(Canvas& canvas, cv::Point2d centre, double radius, double turn, Ink light, Ink dark) {
    const auto at = [&](double r, double angle) { return centre + cv::Point2d(std::sin(angle), -std::cos(angle)) * r; };
    const double half = std::numbers::pi / 8;
    canvas.fill({centre, at(radius * 0.24, turn - half), at(radius, turn)}, light);
    canvas.fill({centre, at(radius * 0.24, turn + half), at(radius, turn)}, dark);
    canvas.stroke({centre, at(radius * 0.24, turn - half), at(radius, turn), at(radius * 0.24, turn + half), centre},
                  line_ink, std::max(1.0, radius * 0.012));
}

void draw_compass(Canvas& canvas, cv::Point2d centre, double radius) {
    canvas.disc(centre, radius * 0.80, paper);
    for (const double r : {0.80, 0.72, 0.40}) canvas.ring(centre, radius * r, sepia, radius * 0.02);
    for (int i = 0; i < 32; ++i) {
        const double a = i * std::numbers::pi / 16;
        const cv::Point2d out(std::sin(a), -std::cos(a));
        canvas.stroke({centre + out * (radius * 0.72), centre + out * (radius * 0.80)}, sepia, radius * 0.015);
    }
    for (int i = 0; i < 4; ++i) {
        compass_point(canvas, centre, radius * 0.68, (2 * i + 1) * std::numbers::pi / 4, {214, 180, 110}, sepia);
    }
    for (int i = 0; i < 4; ++i) compass_point(canvas, centre, radius * 0.95, i * std::numbers::pi / 2, paper, madder);
    canvas.disc(centre, radius * 0.07, navy);
    const char* const names[] = {"N", "E", "S", "W"};
    for (int i = 0; i < 4; ++i) {
        const double a = i * std::numbers::pi / 2;
        canvas.stamp(letter_coverage(names[i], Lettering::bold_serif, radius * 0.15),
                     centre + cv::Point2d(std::sin(a), -std::cos(a)) * (radius * 1.08), 0, line_ink);
    }
}

std::string title_of(const maps::BoardMap& map) {
    std::string title = map.id();
    std::transform(title.begin(), title.end(), title.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return title;
}

// Title and points table in a framed panel.
void draw_cartouche(Canvas& canvas, const maps::BoardMap& map, cv::Rect2d box) {
    const cv::Point2d middle(box.x + box.width / 2, box.y + box.height / 2);
    canvas.fill(turned_rectangle(middle, box.width, box.height, 0), paper);
    canvas.stroke(turned_rectangle(middle, box.width, box.height, 0), sepia, box.height * 0.022, true);
    canvas.stroke(turned_rectangle(middle, box.width * 0.95, box.height * 0.93, 0), sepia, box.height * 0.008, true);
    cv::Mat title = letter_coverage(title_of(map), Lettering::bold_serif, box.height * 0.13);
    canvas.stamp(title, {middle.x, box.y + box.height * 0.18}, 0, madder);
    const auto& table = map.rules().points_by_length;
    const double step = box.height * 0.66 / static_cast<double>(table.size());
    double y = box.y + box.height * 0.34;
    for (const auto& [length, points] : table) {
        const double cap = std::min(step * 0.52, box.height * 0.075);
        canvas.stamp(letter_coverage(std::to_string(length), Lettering::serif, cap), {box.x + box.width * 0.11, y}, 0,
                     line_ink);
        for (int i = 0; i < length; ++i) {
            canvas.fill(turned_rectangle({box.x + box.width * (0.20 + 0.068 * i), y}, box.width * 0.056, cap * 0.8, 0),
                        sepia);
        }
        canvas.stamp(letter_coverage(std::to_string(points), Lettering::bold_serif, cap), {box.x + box.width * 0.88, y},
                     0, madder);
        y += step;
    }
}

struct Sketch {
    std::vector<std::vector<cv::Point2d>> lines;  // in units of the sketch's size, y down
    Ink ink;
};

const Sketch& peak() {
    static const Sketch sketch{{{{-0.5, 0.3}, {-0.1, -0.4}, {0.05, -0.2}, {0.2, -0.35}, {0.55, 0.3}},
                                {{-0.1, -0.4}, {-0.02, -0.1}, {-0.12, 0.1}},
                                {{0.2, -0.35}, {0.3, -0.05}, {0.24, 0.15}},
                                {{0.02, 0.0}, {0.08, 0.25}}},
                               {112, 82, 58}};
    return sketch;
}
const Sketch& tree() {
    static const Sketch sketch{
        {{{0, 0.5}, {0, 0.1}}, {{-0.28, 0.12}, {0, -0.5}, {0.28, 0.12}, {-0.28, 0.12}}, {{-0.12, 0.0}, {0.02, -0.25}}},
        {92, 104, 56}};
    return sketch;
}
const Sketch& grove() {
    static const Sketch sketch{
        {{{-0.2, 0.45}, {-0.2, 0.1}},
         {{-0.2, 0.12}, {-0.45, 0.05}, {-0.42, -0.3}, {-0.18, -0.42}, {0.05, -0.25}, {0.02, 0.06}, {-0.2, 0.12}},
         {{0.28, 0.45}, {0.28, 0.2}},
         {{0.28, 0.22}, {0.1, 0.15}, {0.14, -0.1}, {0.3, -0.18}, {0.48, -0.05}, {0.46, 0.16}, {0.28, 0.22}}},
        {98, 106, 62}};
    return sketch;
}
const Sketch& wave() {
    static const Sketch sketch{
        {{{-0.6, 0.0}, {-0.4, -0.14}, {-0.2, 0.0}, {0.0, -0.14}, {0.2, 0.0}, {0.4, -0.14}, {0.6, 0.0}},
         {{-0.25, 0.22}, {-0.05, 0.08}, {0.15, 0.22}, {0.35, 0.08}}},
        {84, 122, 140}};
    return sketch;
}
const Sketch& ship() {
    static const Sketch sketch{{{{-0.6, 0.2}, {-0.45, 0.45}, {0.4, 0.45}, {0.62, 0.15}, {0.3, 0.22}, {-0.6, 0.2}},
                                {{-0.15, 0.2}, {-0.15, -0.6}},
                                {{0.2, 0.2}, {0.2, -0.45}},
                                {{-0.15, -0.55}, {0.12, -0.3}, {-0.15, -0.05}},
                                {{-0.15, -0.5}, {-0.48, 0.08}, {-0.15, 0.08}},
                                {{0.2, -0.42}, {0.46, -0.18}, {0.2, 0.08}},
                                {{-0.7, 0.55}, {-0.45, 0.5}, {-0.2, 0.56}, {0.1, 0.5}, {0.4, 0.56}, {0.7, 0.5}}},
                               {64, 82, 96}};
    return sketch;
}

void draw_sketch(Canvas& canvas, const Sketch& sketch, cv::Point2d centre, double size, double lean, cv::RNG& rng) {
    for (const auto& line : sketch.lines) {
        std::vector<cv::Point2d> path;
        for (const cv::Point2d& p : line) {
            const cv::Point2d wobble(rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05));
            path.push_back(centre + (cv::Point2d(p.x + lean * -p.y, p.y) + wobble) * size);
        }
        canvas.stroke(path, sketch.ink, std::max(1.0, canvas.length(0.0007)));
    }
}

const Sketch& sketch_for(double shore, double height, cv::RNG& rng) {
    if (shore < -2.5 && rng.uniform(0, 14) == 0) return ship();
    if (shore < 0) return wave();
    if (height > 0.46) return peak();
    return rng.uniform(0, 2) == 0 ? tree() : grove();
}

void scatter_sketches(Canvas& canvas, const Terrain& terrain, Room& room, cv::RNG& rng) {
    const cv::Size size = canvas.size();
    for (int i = 0; i < 5200; ++i) {
        const cv::Point2d at(rng.uniform(0.03, 0.97) * size.width, rng.uniform(0.03, 0.97) * size.height);
        const double shore = terrain.shore.at<float>(cvFloor(at.y), cvFloor(at.x));
        const double height = terrain.height.at<float>(cvFloor(at.y), cvFloor(at.x));
        if (std::abs(shore) < 0.9) continue;
        if (shore < 0 && rng.uniform(0, 3) != 0) continue;
        const Sketch& sketch = sketch_for(shore, height, rng);
        const double scale = &sketch == &ship() ? 0.034 : rng.uniform(0.010, 0.017);
        const double px = canvas.length(scale);
        const cv::Rect2d needed = around(at, {px * 1.5, px * 1.3});
        if (room.taken(needed) > 0) continue;
        draw_sketch(canvas, sketch, at, px, rng.uniform(-0.12, 0.12), rng);
        room.take(needed);
    }
}

}  // namespace

Room::Room(cv::Size size) : plan_(cv::Mat::zeros(size.height / coarse, size.width / coarse, CV_8U)) {}

void Room::take(const std::vector<cv::Point2d>& polygon) {
    std::vector<cv::Point> outline;
    for (const cv::Point2d& p : polygon) outline.emplace_back(cvRound(p.x / coarse), cvRound(p.y / coarse));
    cv::fillConvexPoly(plan_, outline, 255);
}

void Room::take(cv::Rect2d rect) { cv::rectangle(plan_, shrunk(rect), 255, cv::FILLED); }

double Room::taken(cv::Rect2d rect) const {
    const cv::Rect wanted = shrunk(rect);
    const cv::Rect inside = wanted & cv::Rect({0, 0}, plan_.size());
    if (inside.empty()) return 1;
    const int full = cv::countNonZero(plan_(inside)) + (wanted.area() - inside.area());
    return double(full) / wanted.area();
}

Room::Spot Room::widest_spot(const cv::Mat& allowed) const {
    cv::Mat free;
    cv::resize(allowed, free, plan_.size(), 0, 0, cv::INTER_NEAREST);
    cv::Mat distance;
    cv::distanceTransform(plan_ == 0, distance, cv::DIST_L2, cv::DIST_MASK_5);
    double clearance = 0;
    cv::Point at;
    cv::minMaxLoc(distance, nullptr, &clearance, nullptr, &at, free);
    return {{double(at.x) * coarse, double(at.y) * coarse}, clearance * coarse};
}

void draw_graticule(Canvas& canvas) {
    const double w = canvas.size().width;
    const double h = canvas.size().height;
    const Ink ink{122, 128, 122};
    constexpr int steps = 40;
    const double spacing = w / 11;
    // Meridians lean together towards the north, parallels hang through.
    for (double x = -0.3 * w; x < 1.3 * w; x += spacing) {
        std::vector<cv::Point2d> line;
        for (int i = 0; i <= steps; ++i) {
            const double t = double(i) / steps;
            line.emplace_back(w / 2 + (x - w / 2) * (0.82 + 0.30 * t), t * h);
        }
        canvas.stroke(line, ink, 1);
    }
    for (double y = -0.1 * h; y < 1.1 * h; y += spacing) {
        std::vector<cv::Point2d> line;
        for (int i = 0; i <= steps; ++i) {
            const double t = double(i) / steps;
            line.emplace_back(t * w, y + 0.05 * h * (1 - 4 * (t - 0.5) * (t - 0.5)));
        }
        canvas.stroke(line, ink, 1);
    }
}

void draw_city_names(Canvas& canvas, const maps::BoardMap& map, Room& room) {
    const double cap = canvas.length(city_radius(map) * 1.35);
    for (const maps::City& city : map.cities()) {
        const cv::Mat coverage = letter_coverage(city.name, Lettering::serif, cap);
        const cv::Point2d dot = canvas.at(city.centre);
        cv::Point2d best;
        double least = 9;
        for (const cv::Point2d& place : name_places(dot, coverage.size(), canvas.length(city_radius(map) * 1.5))) {
            const cv::Rect2d name = around(place, coverage.size());
            const double own = gap_between(name, dot);
            double others = canvas.length(1);
            for (const maps::City& other : map.cities()) {
                if (other.slug != city.slug) others = std::min(others, gap_between(name, canvas.at(other.centre)));
            }
            // Nobody may take the name for a neighbour's.
            const double confusion = 0.5 * std::max(0.0, 1.6 * own - others) / cap;
            const double fault = room.taken(name) + 0.04 * own / cap + confusion;
            if (fault < least) {
                least = fault;
                best = place;
            }
        }
        letter_with_rim(canvas, coverage, best, line_ink);
        room.take(around(best, coverage.size()));
    }
}

void draw_ornaments(Canvas& canvas, const maps::BoardMap& map, const Terrain& terrain, Room& room, cv::RNG& rng) {
    const cv::Mat anywhere(canvas.size(), CV_8U, cv::Scalar(255));
    const Room::Spot first = room.widest_spot(anywhere);
    const double half = std::min(first.clearance * 0.76, canvas.length(0.062));
    const cv::Rect2d panel = around(first.centre, {half * 2.2, half * 1.8});
    draw_cartouche(canvas, map, panel);
    room.take(around(first.centre, {half * 2.4, half * 2.0}));
    const Room::Spot second = room.widest_spot(anywhere);
    const double radius = std::min(second.clearance * 0.86, canvas.length(0.055));
    draw_compass(canvas, second.centre, radius);
    room.take(around(second.centre, {radius * 2.4, radius * 2.4}));
    scatter_sketches(canvas, terrain, room, rng);
}

}  // namespace railref::renderer
