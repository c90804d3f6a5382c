#include "calibration/renderer/dudu/hex_ink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "calibration/renderer/noise.h"

namespace railref::renderer::dudu {

namespace {

using maps::dudu::HexFace;
using maps::dudu::HexMap;
using maps::dudu::index;
using maps::dudu::LatticePoint;
using maps::dudu::neighbour;
using maps::dudu::opposite;

struct Pen {
    Ink ink;
    double width_mm = 3;
    double cover = 0.95;  ///< of what lies under the ink
};

constexpr std::array pens{Ink{24, 24, 28},  Ink{28, 48, 140}, Ink{176, 28, 36}, Ink{20, 104, 58},
                          Ink{92, 36, 120}, Ink{110, 64, 30}, Ink{20, 20, 22}};

class Draughtsman {
public:
    Draughtsman(HexSheet& sheet, const HexMap& map, const Drawing& drawing)
        : sheet_(sheet), map_(map), face_(map), drawing_(drawing), rng_(drawing.seed * 0x94D049BB133111EBULL + 51) {
        pen_ = any_pen();
        one_pen_ = chance(0.5);
    }

    void draw(const HexState& state) {
        leave_remains(state);
        for (const auto& run : runs(state.tracks)) {
            if (!one_pen_ && chance(0.35)) pen_ = any_pen();
            draw_run(run);
        }
        for (const DrawnFactory& factory : state.factories) draw_factory(factory);
        if (chance(0.5 * drawing_.untidiness)) touch_by_accident();
    }

private:
    using Line = std::vector<cv::Point2d>;
    using Run = std::vector<DrawnTrack>;

    double uniform(double low, double high) { return rng_.uniform(low, high); }
    bool chance(double p) { return uniform(0, 1) < p; }
    [[nodiscard]] double mm(double length) const { return length * sheet_.px_per_mm; }
    [[nodiscard]] cv::Point2d at(LatticePoint p) const { return sheet_.at(face_, p); }

    Pen any_pen() {
        return {pens[static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(pens.size())))], uniform(1.4, 5.5),
                uniform(0.97 - 0.32 * drawing_.untidiness, 0.99)};
    }

    /// Pieces that follow each other in one line, at most six: nobody draws farther without lifting the pen.
    static std::vector<Run> runs(const std::vector<DrawnTrack>& tracks) {
        std::vector<Run> all;
        for (const DrawnTrack& track : tracks) {
            const bool goes_on = !all.empty() && all.back().size() < 6 && joint(all.back().back(), track);
            if (!goes_on) all.emplace_back();
            all.back().push_back(track);
        }
        return all;
    }

    static std::optional<Side> joint(const DrawnTrack& from, const DrawnTrack& to) {
        const auto side = side_towards(from.hex, to.hex);
        if (!side || !from.piece.ends_at(*side) || !to.piece.ends_at(opposite(*side))) return {};
        return side;
    }

    /// Where lines cross a side: one place for both hexes, off its middle.
    cv::Point2d crossing(Hex hex, Side side) {
        const LatticePoint m = middle(hex, side);
        const auto key = std::pair(cvRound(m.x * 4), cvRound(m.y * 8));
        auto [place, fresh] = crossings_.try_emplace(key, 0.0);
        if (fresh) place->second = std::clamp(rng_.gaussian(0.05 + 0.09 * drawing_.untidiness), -0.25, 0.25);
        const double angle = 60.0 * static_cast<double>(index(side)) * std::numbers::pi / 180;
        // The same way round from both hexes.
        const double sign = index(side) < 3 ? 1 : -1;
        return at({m.x - std::sin(angle) * place->second * sign, m.y + std::cos(angle) * place->second * sign});
    }

    /// A smooth line through the run's crossings and near its hexes' middles.
    Line way_of(const Run& run) {
        Line way;
        Side entry = run.size() > 1 ? run[0].piece.other_end(*joint(run[0], run[1])) : run[0].piece.first();
        if (run.size() == 1 && chance(0.5)) entry = run[0].piece.second();
        for (std::size_t i = 0; i < run.size(); ++i) {
            const Side exit = run[i].piece.other_end(entry);
            const cv::Point2d a = crossing(run[i].hex, entry);
            const cv::Point2d b = crossing(run[i].hex, exit);
            const double off = 0.03 + 0.07 * drawing_.untidiness;
            const cv::Point2d c =
                at(centre(run[i].hex)) + cv::Point2d(rng_.gaussian(off), rng_.gaussian(off)) * mm(maps::dudu::kHexMm);
            for (int k = 0; k < 16; ++k) {
                const double t = k / 16.0;
                way.push_back(a * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + b * (t * t));
            }
            if (i + 1 == run.size()) way.push_back(b);
            entry = opposite(exit);
        }
        move_ends(way);
        wobble(way);
        return way;
    }

    /// The pen starts and stops a little before or beyond the sides.
    void move_ends(Line& way) {
        const auto move = [&](cv::Point2d& end, cv::Point2d before) {
            const cv::Point2d d = end - before;
            end += d / std::max(1e-9, cv::norm(d)) * mm(rng_.gaussian(0.8 + 1.4 * drawing_.untidiness));
        };
        move(way.front(), way[1]);
        move(way.back(), way[way.size() - 2]);
    }

    void wobble(Line& way) {
        const double depth = mm(uniform(0.1, 0.3 + 1.1 * drawing_.untidiness));
        cv::Point2d phase(uniform(0, 6), uniform(0, 6));
        for (std::size_t i = 0; i < way.size(); ++i) {
            const double t = static_cast<double>(i);
            way[i] += cv::Point2d(std::sin(t * 0.55 + phase.x) + 0.5 * std::sin(t * 1.3 + phase.y),
                                  std::cos(t * 0.6 + phase.y) + 0.5 * std::sin(t * 1.1 + phase.x)) *
                      (depth * 0.5);
        }
    }

    void draw_run(const Run& run) {
        const Line way = way_of(run);
        cv::Mat cover = cv::Mat::zeros(sheet_.pixels.size(), CV_8U);
        const cv::Rect box = lay(cover, way, pen_.width_mm, chance(0.35 * drawing_.untidiness));
        const bool dry = chance(0.4 * drawing_.untidiness);
        blend(cover, box, pen_.ink, pen_.cover, dry ? uniform(0.2, 0.5) : 0.12);
        if (chance(0.12)) {  // drawn twice
            cover.setTo(0);
            Line again = way;
            wobble(again);
            blend(cover, lay(cover, again, pen_.width_mm, false), pen_.ink, pen_.cover, 0.15);
        }
    }

    /// Lays the line's shape, with a gap where the pen was lifted; returns where it is.
    cv::Rect lay(cv::Mat& cover, const Line& way, double width_mm, bool lifted) {
        const std::size_t gap =
            lifted ? 3 + static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(way.size()))) : 0;
        const std::size_t gap_length = 1 + static_cast<std::size_t>(rng_.uniform(0, 3));
        std::vector<cv::Point> points;
        const double width = mm(width_mm);
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
            points.emplace_back(cvRound(way[i].x), cvRound(way[i].y));
            if (lifted && i >= gap && i < gap + gap_length) continue;
            const double press = 1 + 0.12 * std::sin(static_cast<double>(i) * 0.4);
            cv::line(cover, fixed(way[i]), fixed(way[i + 1]), cv::Scalar(255), std::max(1, cvRound(width * press)),
                     cv::LINE_AA, 4);
        }
        points.emplace_back(cvRound(way.back().x), cvRound(way.back().y));
        return grown(cv::boundingRect(points), width + 4);
    }

    static cv::Point fixed(cv::Point2d p) { return {cvRound(p.x * 16), cvRound(p.y * 16)}; }

    [[nodiscard]] cv::Rect grown(cv::Rect box, double by) const {
        const int margin = cvCeil(by);
        box = cv::Rect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin);
        return box & cv::Rect({0, 0}, sheet_.pixels.size());
    }

    /// Ink over the sheet where `cover` says, uneven by `streaks`.
    void blend(const cv::Mat& cover, cv::Rect box, Ink ink, double share, double streaks) {
        if (box.empty()) return;
        cv::RNG noise_rng(static_cast<std::uint64_t>(rng_.next()) + 1);
        const cv::Mat uneven = fractal_noise(box.size(), std::max(2.0, mm(1.6)), 3, noise_rng);
        const cv::Vec3d colour(ink.blue, ink.green, ink.red);
        for (int y = 0; y < box.height; ++y) {
            const auto* c = cover.ptr<std::uint8_t>(box.y + y) + box.x;
            const auto* u = uneven.ptr<float>(y);
            auto* out = sheet_.pixels.ptr<cv::Vec3b>(box.y + y) + box.x;
            for (int x = 0; x < box.width; ++x) {
                if (c[x] == 0) continue;
                const double a =
                    c[x] / 255.0 * std::clamp(share * (1 + streaks * (static_cast<double>(u[x]) - 0.3)), 0.0, 1.0);
                for (int k = 0; k < 3; ++k)
                    out[x][k] = cv::saturate_cast<std::uint8_t>(out[x][k] * (1 - a) + colour[k] * a);
            }
        }
    }

    void draw_factory(const DrawnFactory& factory) {
        const cv::Point2d c = at(centre(factory.hex));
        const double inset = uniform(0.5, 4.5);
        const double width = uniform(1.6, 4.8);
        const Ink ink = chance(0.8) ? Ink{22, 22, 26} : pen_.ink;
        cv::Mat cover = cv::Mat::zeros(sheet_.pixels.size(), CV_8U);
        cv::Rect box;
        for (const Side side : maps::dudu::all_sides) {
            if (side == factory.exit) continue;
            const Side before = maps::dudu::all_sides[(index(side) + 5) % 6];
            Line line;
            const cv::Point2d a = pulled(at(corner_after(factory.hex, before)), c, inset);
            const cv::Point2d b = pulled(at(corner_after(factory.hex, side)), c, inset);
            for (int i = 0; i <= 10; ++i) line.push_back(a + (b - a) * (i / 10.0));
            wobble(line);
            box |= lay(cover, line, width, false);
        }
        if (chance(0.55)) box |= sign(cover, c, width * 0.6);
        blend(cover, box, ink, uniform(0.8, 0.98), 0.15);
    }

    cv::Point2d pulled(cv::Point2d corner, cv::Point2d to, double by_mm) {
        const cv::Point2d d = to - corner;
        return corner + d / cv::norm(d) * mm(by_mm + rng_.gaussian(0.5 * drawing_.untidiness));
    }

    /// A letter or a sign by which players know the factory's kind.
    cv::Rect sign(cv::Mat& cover, cv::Point2d c, double width) {
        Line line;
        const int corners = rng_.uniform(2, 7);
        for (int i = 0; i < corners; ++i) line.push_back(c + cv::Point2d(mm(uniform(-6, 6)), mm(uniform(-7, 7))));
        return lay(cover, line, std::max(1.0, width), false);
    }

    /// Old lines that were wiped, not quite; smears of their ink.
    void leave_remains(const HexState& state) {
        std::map<Hex, int> in_use;
        for (const DrawnTrack& track : state.tracks) ++in_use[track.hex];
        const int lines = cvRound(drawing_.wiping * uniform(0, 9));
        for (int i = 0; i < lines; ++i) wipe_line();
        const int smears = cvRound(drawing_.wiping * uniform(0, 7));
        for (int i = 0; i < smears; ++i) smear();
    }

    Hex any_hex() {
        auto hex = map_.hexes().begin();
        std::advance(hex, rng_.uniform(0, static_cast<int>(map_.hexes().size())));
        return hex->first;
    }

    void wipe_line() {
        const auto side = maps::dudu::all_sides[static_cast<std::size_t>(rng_.uniform(0, 6))];
        const auto turn = static_cast<std::size_t>(rng_.uniform(2, 5));
        const Side other = maps::dudu::all_sides[(index(side) + turn) % 6];
        const Pen pen = any_pen();
        const Line way = way_of({{any_hex(), *TrackPiece::between(side, other)}});
        cv::Mat cover = cv::Mat::zeros(sheet_.pixels.size(), CV_8U);
        const cv::Rect box = grown(lay(cover, way, pen.width_mm, chance(0.5)), mm(3));
        const double soft = mm(uniform(0.05, 0.8));
        cv::Mat part = cover(box);
        cv::GaussianBlur(part, part, {}, std::max(0.3, soft));
        blend(cover, box, pen.ink, uniform(0.05, 0.2), uniform(0.5, 1.5));
    }

    void smear() {
        const cv::Point2d c = at(centre(any_hex())) + cv::Point2d(mm(uniform(-15, 15)), mm(uniform(-15, 15)));
        cv::Mat cover = cv::Mat::zeros(sheet_.pixels.size(), CV_8U);
        const cv::Size2d size(mm(uniform(8, 40)), mm(uniform(4, 14)));
        cv::ellipse(cover, cv::RotatedRect(c, size, static_cast<float>(uniform(0, 180))), cv::Scalar(255), cv::FILLED);
        const double reach = std::max(size.width, size.height);
        const cv::Rect box = grown(cv::Rect(cvRound(c.x), cvRound(c.y), 1, 1), reach);
        if (box.empty()) return;
        cv::Mat part = cover(box);
        cv::GaussianBlur(part, part, {}, mm(2));
        blend(cover, box, any_pen().ink, uniform(0.05, 0.2), uniform(0.3, 1.2));
    }

    /// A dot or a short tick where the pen touched the map.
    void touch_by_accident() {
        const int touches = rng_.uniform(1, 4);
        for (int i = 0; i < touches; ++i) {
            const cv::Point2d c = at(centre(any_hex())) + cv::Point2d(mm(uniform(-15, 15)), mm(uniform(-15, 15)));
            cv::Mat cover = cv::Mat::zeros(sheet_.pixels.size(), CV_8U);
            const cv::Point2d to = c + cv::Point2d(mm(uniform(-4, 4)), mm(uniform(-4, 4)));
            blend(cover, lay(cover, {c, to}, uniform(1, 3), false), pen_.ink, 0.9, 0.1);
        }
    }

    HexSheet& sheet_;
    const HexMap& map_;
    HexFace face_;
    Drawing drawing_;
    cv::RNG rng_;
    Pen pen_;
    bool one_pen_ = false;
    std::map<std::pair<int, int>, double> crossings_;
};

}  // namespace

void draw_ink(HexSheet& sheet, const HexMap& map, const HexState& state, const Drawing& drawing) {
    Draughtsman(sheet, map, drawing).draw(state);
}

}  // namespace railref::renderer::dudu
