#include "calibration/renderer/dudu/hex_print.h"

#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

#include "calibration/renderer/lettering.h"
#include "calibration/renderer/noise.h"

namespace railref::renderer::dudu {

namespace {

using maps::dudu::Access;
using maps::dudu::Building;
using maps::dudu::BuildingKind;
using maps::dudu::Hex;
using maps::dudu::HexFace;
using maps::dudu::HexMap;
using maps::dudu::index;
using maps::dudu::LatticePoint;
using maps::dudu::Side;
using maps::dudu::StartTrack;
using maps::dudu::Terrain;

Ink mixed(Ink a, Ink b, double share_of_b) {
    const auto mix = [&](int x, int y) { return cvRound(x * (1 - share_of_b) + y * share_of_b); };
    return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

/// How one printing looks.
struct Style {
    Ink land;
    Ink forest;
    Ink water;
    Ink line;               ///< of hex borders
    double line_mm = 0.5;   ///< width of hex borders
    double line_share = 1;  ///< their opacity
    bool dashed = false;
    double grain = 0.05;  ///< contrast of the painted texture
    double grain_mm = 25;
    int trees = 6;          ///< on a forest hex
    int tufts = 2;          ///< on a land hex
    bool contours = false;  ///< fine curves all over
    bool inset = false;     ///< a second, paler outline inside each hex
    int roads = 0;          ///< printed brooks and paths: thin lines that are no track
    int start_look = 0;
    int building_look = 0;
    Ink frame;
    double border_mm = 10;
};

constexpr std::array<std::array<Ink, 4>, kPrintFamilies> palettes{{
    {{{206, 222, 164}, {112, 160, 92}, {150, 200, 226}, {90, 100, 80}}},   // pastel
    {{{168, 190, 112}, {70, 112, 60}, {88, 150, 190}, {70, 84, 50}}},      // painted
    {{{246, 244, 236}, {190, 214, 180}, {198, 222, 238}, {60, 60, 64}}},   // plain
    {{{120, 138, 84}, {52, 82, 48}, {48, 92, 128}, {196, 200, 170}}},      // from the air
    {{{232, 214, 170}, {176, 164, 110}, {176, 196, 190}, {122, 88, 52}}},  // old map
    {{{154, 206, 96}, {44, 140, 74}, {52, 158, 222}, {255, 255, 255}}},    // toy
}};

Ink varied(Ink ink, int by, cv::RNG& rng) {
    const auto vary = [&](int v) { return std::clamp(v + rng.uniform(-by, by + 1), 0, 255); };
    return {vary(ink.red), vary(ink.green), vary(ink.blue)};
}

Style style_of(std::uint64_t printing, cv::RNG& rng) {
    const auto family = static_cast<std::size_t>(printing % kPrintFamilies);
    Style style;
    style.land = varied(palettes[family][0], 14, rng);
    style.forest = varied(palettes[family][1], 14, rng);
    style.water = varied(palettes[family][2], 14, rng);
    style.line = varied(palettes[family][3], 20, rng);
    style.line_mm = rng.uniform(0.35, 1.3);
    style.line_share = rng.uniform(0.3, 1.0);
    style.dashed = rng.uniform(0, 5) == 0;
    style.grain = family == 2 ? rng.uniform(0.0, 0.03) : rng.uniform(0.02, 0.13);
    style.grain_mm = rng.uniform(6.0, 40.0);
    style.trees = rng.uniform(0, 12);
    style.tufts = rng.uniform(0, 5);
    style.contours = family == 4 || rng.uniform(0, 4) == 0;
    style.inset = rng.uniform(0, 4) == 0;
    style.roads = std::max(0, rng.uniform(-4, 4));
    style.start_look = rng.uniform(0, 3);
    style.building_look = rng.uniform(0, 3);
    style.frame = varied(mixed(style.line, {128, 110, 90}, 0.5), 30, rng);
    style.border_mm = rng.uniform(2.0, 24.0);
    return style;
}

Ink city_ink(const std::string& colour) {
    if (colour == "red") return {206, 52, 48};
    if (colour == "blue") return {44, 96, 184};
    if (colour == "green") return {40, 138, 70};
    return {240, 196, 40};
}

Ink good_ink(const std::string& good) {
    if (good == "wood") return {134, 84, 44};
    if (good == "stone") return {150, 150, 150};
    if (good == "coal") return {52, 50, 52};
    if (good == "iron") return {176, 96, 70};
    return {226, 200, 60};
}

class Printer {
public:
    Printer(const HexMap& map, double px_per_mm, std::uint64_t printing)
        : map_(map),
          face_(map),
          rng_(printing * 0xC2B2AE3D27D4EB4FULL + 77),
          style_(style_of(printing, rng_)),
          px_per_mm_(px_per_mm),
          canvas_(cvRound((face_.width_mm() + 2 * style_.border_mm) * px_per_mm),
                  (face_.width_mm() + 2 * style_.border_mm) / (face_.height_mm() + 2 * style_.border_mm)) {
        sheet_.border_mm = style_.border_mm;
        sheet_.px_per_mm = px_per_mm;
    }

    HexSheet print() {
        print_ground();
        for (const auto& [hex, terrain] : map_.hexes()) print_ornaments(hex, terrain);
        print_borders();
        for (int i = 0; i < style_.roads; ++i) print_road();
        print_score_track();
        for (const StartTrack& start : map_.starts()) print_start(start);
        for (const Building& city : map_.cities()) print_city(city);
        for (const Building& site : map_.resource_sites()) print_site(site);
        sheet_.pixels = canvas_.pixels();
        return sheet_;
    }

private:
    [[nodiscard]] double mm(double length) const { return length * px_per_mm_; }
    [[nodiscard]] cv::Point2d at(LatticePoint p) const { return sheet_.at(face_, p); }
    [[nodiscard]] cv::Point2d at(Hex hex) const { return at(maps::dudu::centre(hex)); }
    [[nodiscard]] double uniform(double low, double high) { return rng_.uniform(low, high); }
    bool chance(double p) { return uniform(0, 1) < p; }

    /// Shrunk towards the middle by `inset_mm` at the corners.
    [[nodiscard]] std::vector<cv::Point2d> outline(Hex hex, double inset_mm = 0) const {
        const cv::Point2d c = at(hex);
        std::vector<cv::Point2d> corners;
        for (const Side side : maps::dudu::all_sides) {
            const cv::Point2d d = at(maps::dudu::corner_after(hex, side)) - c;
            corners.push_back(c + d * (1 - mm(inset_mm) / cv::norm(d)));
        }
        return corners;
    }

    [[nodiscard]] Ink ink_of(Terrain terrain) const {
        return terrain == Terrain::land ? style_.land : terrain == Terrain::forest ? style_.forest : style_.water;
    }

    void print_ground() {
        canvas_.pixels() = style_.frame.bgr();
        for (const auto& [hex, terrain] : map_.hexes()) {
            std::vector<cv::Point2d> grown = outline(hex, -0.25);
            canvas_.fill(grown, varied(ink_of(terrain), 5, rng_));
        }
        cv::Mat texture = fractal_noise(canvas_.size(), mm(style_.grain_mm), 6, rng_);
        if (style_.contours) add_contours(texture);
        cv::Mat shade = 1.0 + style_.grain * texture;
        cv::Mat three;
        cv::cvtColor(shade, three, cv::COLOR_GRAY2BGR);
        cv::multiply(canvas_.pixels(), three, canvas_.pixels(), 1, CV_8U);
    }

    /// Fine dark curves where the noise crosses certain heights.
    void add_contours(cv::Mat& texture) {
        const cv::Mat height = fractal_noise(canvas_.size(), mm(60), 3, rng_);
        const double depth = uniform(0.6, 1.6) / std::max(style_.grain, 0.03) * 0.06;
        for (int y = 0; y < height.rows; ++y)
            for (int x = 0; x < height.cols; ++x) {
                const double phase = height.at<float>(y, x) * 6;
                const double off = std::abs(phase - std::round(phase));
                if (off < 0.05) texture.at<float>(y, x) -= static_cast<float>(depth);
            }
    }

    cv::Point2d inside(Hex hex, double reach) {
        const double angle = uniform(0, 2 * std::numbers::pi);
        const double r = reach * std::sqrt(uniform(0, 1)) * mm(maps::dudu::kHexMm) / 2;
        return at(hex) + cv::Point2d(std::cos(angle), std::sin(angle)) * r;
    }

    void print_ornaments(Hex hex, Terrain terrain) {
        switch (terrain) {
            case Terrain::forest:
                for (int i = 0; i < style_.trees; ++i) print_tree(inside(hex, 0.8));
                return;
            case Terrain::water:
                for (int i = 0; i < style_.tufts + 1; ++i) print_wave(inside(hex, 0.6));
                return;
            case Terrain::land:
                for (int i = 0; i < style_.tufts; ++i)
                    if (chance(0.6)) print_tuft(inside(hex, 0.8));
                return;
        }
    }

    void print_tree(cv::Point2d foot) {
        const double r = mm(uniform(1.2, 3.2));
        const Ink dark = mixed(style_.forest, {10, 40, 10}, uniform(0.2, 0.6));
        canvas_.disc(foot + cv::Point2d(r * 0.3, r * 0.3), r, mixed(style_.forest, {0, 0, 0}, 0.25));
        canvas_.disc(foot, r, dark);
        canvas_.disc(foot - cv::Point2d(r * 0.3, r * 0.3), r * 0.4, mixed(dark, {255, 255, 200}, 0.3));
    }

    void print_wave(cv::Point2d p) {
        std::vector<cv::Point2d> line;
        for (int i = 0; i <= 10; ++i) line.emplace_back(p.x + mm((i - 5) * 0.8), p.y + mm(0.7) * std::sin(i * 1.3));
        canvas_.stroke(line, mixed(style_.water, {255, 255, 255}, 0.45), mm(0.4));
    }

    void print_tuft(cv::Point2d p) {
        const Ink ink = mixed(style_.land, chance(0.5) ? Ink{40, 80, 20} : Ink{120, 90, 40}, uniform(0.2, 0.55));
        for (const double lean : {-0.8, 0.0, 0.8})
            canvas_.stroke({p, p + cv::Point2d(mm(lean), -mm(uniform(1.2, 2.4)))}, ink, mm(0.35));
    }

    void print_borders() {
        const cv::Mat before = canvas_.pixels().clone();
        for (const auto& [hex, terrain] : map_.hexes()) {
            const auto corners = outline(hex);
            if (style_.dashed)
                dash(corners);
            else
                canvas_.stroke(corners, style_.line, mm(style_.line_mm), true);
            if (style_.inset)
                canvas_.stroke(outline(hex, 2), mixed(ink_of(terrain), {255, 255, 255}, 0.4), mm(0.4), true);
        }
        cv::addWeighted(canvas_.pixels(), style_.line_share, before, 1 - style_.line_share, 0, canvas_.pixels());
    }

    /// Wanders over the map.
    void print_road() {
        const Ink ink = chance(0.5) ? mixed(style_.water, {20, 60, 140}, uniform(0.1, 0.5))
                                    : mixed(style_.land, {90, 60, 30}, uniform(0.3, 0.7));
        auto hex = map_.hexes().begin();
        std::advance(hex, rng_.uniform(0, static_cast<int>(map_.hexes().size())));
        cv::Point2d p = at(hex->first);
        double heading = uniform(0, 2 * std::numbers::pi);
        std::vector<cv::Point2d> line;
        for (int i = 0; i < 60; ++i) {
            line.push_back(p);
            heading += rng_.gaussian(0.25);
            p += cv::Point2d(std::cos(heading), std::sin(heading)) * mm(4);
        }
        canvas_.stroke(line, ink, mm(uniform(0.5, 1.8)));
    }

    void dash(const std::vector<cv::Point2d>& corners) {
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const cv::Point2d a = corners[i];
            const cv::Point2d d = corners[(i + 1) % corners.size()] - a;
            for (const double t : {0.05, 0.35, 0.65})
                canvas_.stroke({a + d * t, a + d * (t + 0.2)}, style_.line, mm(style_.line_mm));
        }
    }

    /// Numbered squares along the sheet's edges.
    void print_score_track() {
        const double pitch = mm(16);
        const double inset = mm(2 + style_.border_mm / 2);
        const cv::Size size = canvas_.size();
        int number = 0;
        const auto square = [&](cv::Point2d c) {
            canvas_.fill(turned_rectangle(c, pitch * 0.86, mm(10), 0), mixed(style_.frame, {255, 250, 230}, 0.55));
            const cv::Mat digits = letter_coverage(std::to_string(number++), Lettering::bold_serif, mm(4.5));
            canvas_.stamp(digits, c, 0, mixed(style_.line, {20, 20, 20}, 0.7));
        };
        const int across = cvFloor((size.width - pitch) / pitch);
        for (int i = 0; i < across && number < 26; ++i) square({pitch * (i + 1), inset + mm(4)});
        for (int i = 0; i < across && number < 41; ++i)
            square({size.width - pitch * (i + 1), size.height - inset - mm(4)});
    }

    void print_start(const StartTrack& start) {
        const cv::Point2d from = at(maps::dudu::middle(start.hex, start.border));
        const cv::Point2d to = at(maps::dudu::middle(start.hex, start.inward));
        const cv::Point2d middle = at(start.hex);
        std::vector<cv::Point2d> line;
        for (int i = 0; i <= 12; ++i) {
            const double t = i / 12.0;
            line.push_back(from * ((1 - t) * (1 - t)) + middle * (2 * t * (1 - t)) + to * (t * t));
        }
        const Ink dark = mixed(style_.line.red > 180 ? Ink{70, 60, 50} : style_.line, {30, 26, 24}, 0.7);
        if (style_.start_look == 0) return canvas_.stroke(line, dark, mm(2.4));
        const double half = mm(2.2);
        for (const double side : {-1.0, 1.0}) {
            std::vector<cv::Point2d> rail;
            for (std::size_t i = 0; i < line.size(); ++i) rail.push_back(line[i] + across(line, i) * (side * half));
            canvas_.stroke(rail, dark, mm(0.7));
        }
        for (std::size_t i = 0; i < line.size(); ++i)
            canvas_.stroke({line[i] - across(line, i) * (half * 1.5), line[i] + across(line, i) * (half * 1.5)},
                           style_.start_look == 1 ? dark : Ink{124, 86, 52}, mm(0.9));
    }

    static cv::Point2d across(const std::vector<cv::Point2d>& line, std::size_t i) {
        const cv::Point2d d = line[std::min(i + 1, line.size() - 1)] - line[i == 0 ? 0 : i - 1];
        return cv::Point2d(-d.y, d.x) / cv::norm(d);
    }

    /// Triangle into the hex at an opening; a dark bar at a closed side.
    void print_sides(const Building& building, double inset_mm) {
        const cv::Point2d c = at(building.hex);
        for (const Side side : maps::dudu::all_sides) {
            const cv::Point2d m = at(maps::dudu::middle(building.hex, side));
            const cv::Point2d out = (m - c) / cv::norm(m - c);
            const cv::Point2d along(-out.y, out.x);
            const cv::Point2d p = m - out * mm(inset_mm);
            const Access access = building.access(side);
            if (access == Access::closed) {
                canvas_.stroke({p - along * mm(9.5), p + along * mm(9.5)}, mixed(style_.forest, {16, 56, 20}, 0.6),
                               mm(2.2));
                continue;
            }
            const Ink ink = access == Access::open ? Ink{252, 250, 240} : mixed(style_.water, {30, 110, 200}, 0.5);
            canvas_.fill({p - along * mm(5), p + along * mm(5), p + out * mm(inset_mm * 0.9)}, ink);
        }
    }

    void print_city(const Building& city) {
        const Ink ink = city_ink(city.what);
        canvas_.fill(outline(city.hex, 1), mixed(ink, {255, 255, 255}, style_.building_look == 0 ? 0.55 : 0.2));
        print_sides(city, 3.5);
        const cv::Point2d c = at(city.hex);
        for (int i = 0; i < 5; ++i) {
            const double x = mm(-9 + 4.5 * i);
            const double height = mm(uniform(4, 10));
            canvas_.fill({c + cv::Point2d(x - mm(2), mm(5)), c + cv::Point2d(x + mm(2), mm(5)),
                          c + cv::Point2d(x + mm(2), mm(5) - height), c + cv::Point2d(x, mm(3) - height),
                          c + cv::Point2d(x - mm(2), mm(5) - height)},
                         mixed(ink, {30, 20, 20}, uniform(0.0, 0.5)));
        }
    }

    void print_site(const Building& site) {
        const Ink ink = good_ink(site.what);
        canvas_.fill(outline(site.hex, 1), mixed(style_.land, {255, 252, 236}, 0.4));
        print_sides(site, 3.5);
        const cv::Point2d c = at(site.hex);
        canvas_.disc(c, mm(9), mixed(ink, {255, 255, 255}, 0.5));
        canvas_.ring(c, mm(9), mixed(ink, {0, 0, 0}, 0.4), mm(0.8));
        for (int i = 0; i < 3; ++i) {
            const double angle = i * 2.1 + style_.building_look;
            canvas_.fill(
                turned_rectangle(c + cv::Point2d(std::cos(angle), std::sin(angle)) * mm(3.6), mm(5), mm(5), 20.0 * i),
                mixed(ink, {0, 0, 0}, 0.1 * i));
        }
    }

    const HexMap& map_;
    HexFace face_;
    cv::RNG rng_;
    Style style_;
    double px_per_mm_;
    Canvas canvas_;
    HexSheet sheet_;
};

}  // namespace

cv::Point2d HexSheet::at(const HexFace& face, LatticePoint p) const {
    const maps::Point on = face.on_face(p);
    return {(on.x * face.width_mm() + border_mm) * px_per_mm - 0.5,
            (on.y * face.height_mm() + border_mm) * px_per_mm - 0.5};
}

HexSheet draw_hex_sheet(const HexMap& map, double px_per_mm, std::uint64_t printing) {
    return Printer(map, px_per_mm, printing).print();
}

}  // namespace railref::renderer::dudu
