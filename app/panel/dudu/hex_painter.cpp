#include "app/panel/dudu/hex_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/panel/dudu/dudu_words.h"
#include "app/panel/palette.h"

namespace railref::app {

namespace {

using maps::dudu::Access;
using maps::dudu::all_sides;
using maps::dudu::Building;
using maps::dudu::BuildingKind;
using maps::dudu::Terrain;
using scoring::dudu::Factory;
using scoring::dudu::Stroke;
using scoring::dudu::Train;

struct HexColours {
    QColor land, forest, tree, water, wave, border, wall, rail, printed_rail, sleeper, site, outside;
};

const HexColours& hex_colours(bool dark) {
    static const HexColours light{"#EFE9D3", "#CBD9AE", "#8FAE6E", "#C5DCEC", "#94BAD6", "#CFC6AE",
                                  "#5F7F4B", "#1F2733", "#8B7A5C", "#FFFFFF", "#FBF8F0", "#F3EFE6"};
    static const HexColours night{"#3B4048", "#33473A", "#5B7F5E", "#2A4257", "#4B7396", "#252B35",
                                  "#7FA468", "#F4F1EA", "#A39474", "#20262F", "#4A505A", "#222833"};
    return dark ? night : light;
}

QColor tone_colour(HexTone tone, const Palette& colours) {
    switch (tone) {
        case HexTone::doubt:
            return colours.amber;
        case HexTone::good:
        case HexTone::one_part:
            return colours.green;
        case HexTone::bad:
        case HexTone::other_part:
            return colours.red;
        case HexTone::unseen:
            return colours.muted;
    }
    return {};
}

// Over the edge, where the side's middle is 1.
constexpr double gate_tip = 1.12;
constexpr double exit_tip = 1.1;

/// Brush and frame for one picture.
class Painter {
public:
    Painter(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame, const QRectF& part)
        : p_(painter),
          drawing_(drawing),
          frame_(frame),
          part_(part),
          colours_(palette(drawing.dark)),
          hex_(hex_colours(drawing.dark)),
          px_(frame.hex_px()) {
        p_.setRenderHint(QPainter::Antialiasing);
        p_.setRenderHint(QPainter::SmoothPixmapTransform);
    }

    void board() {
        for (const auto& [hex, terrain] : drawing_.scene.map->hexes)
            if (wanted(hex)) ground(hex, terrain);
        buildings();
        tints();
        in_play(hex_.rail);
    }

    void photo() {
        p_.drawImage(frame_.to_item(face_bounds(*drawing_.scene.map)), drawing_.photo);
        tints();
        in_play(colours_.amber);
    }

    void said() {
        way();
        for (const auto& [hex, steps] : drawing_.marks.stops) stop(hex, steps);
        for (const Stroke& piece : drawing_.marks.strokes)
            stroke(rail(piece.hex, piece.from, piece.to), tone_colour(drawing_.marks.stroke_tone, colours_),
                   px_ * 0.16);
        for (const Hex hex : drawing_.marks.asked) ring(hex, colours_.amber, px_ * 0.07);
        for (const Hex hex : drawing_.marks.warned) warning(hex);
        if (drawing_.selected) ring(*drawing_.selected, colours_.ink, px_ * 0.06);
        if (drawing_.cursor) cursor(*drawing_.cursor);
    }

private:
    [[nodiscard]] bool wanted(Hex hex) const { return part_.isNull() || part_.intersects(extent(hex, frame_)); }

    void fill(const QPolygonF& shape, const QColor& colour) {
        p_.setPen(Qt::NoPen);
        p_.setBrush(colour);
        p_.drawPolygon(shape);
    }

    void stroke(const QPainterPath& path, const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine) {
        QPen pen(colour, width, style, Qt::RoundCap, Qt::RoundJoin);
        p_.setBrush(Qt::NoBrush);
        p_.setPen(pen);
        p_.drawPath(path);
    }

    void line(QPointF from, QPointF to, const QColor& colour, double width) {
        p_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        p_.drawLine(from, to);
    }

    // ---- what is printed

    void ground(Hex hex, Terrain terrain) {
        const QColor colour = terrain == Terrain::land     ? hex_.land
                              : terrain == Terrain::forest ? hex_.forest
                                                           : hex_.water;
        p_.setPen(QPen(hex_.border, std::max(1.0, px_ * 0.018)));
        p_.setBrush(colour);
        p_.drawPolygon(frame_.outline(hex));
        if (px_ < 16) return;
        if (terrain == Terrain::forest) trees(hex);
        if (terrain == Terrain::water) waves(hex);
    }

    void trees(Hex hex) {
        const QPointF at = frame_.centre(hex);
        for (const QPointF& place : {QPointF(-0.22, 0.12), QPointF(0.02, -0.14), QPointF(0.24, 0.14)}) {
            const QPointF foot = at + place * px_;
            const double h = px_ * 0.17;
            fill(QPolygonF({foot + QPointF(-h * 0.5, h * 0.5), foot + QPointF(h * 0.5, h * 0.5),
                            foot + QPointF(0, -h * 0.6)}),
                 hex_.tree);
        }
    }

    void waves(Hex hex) {
        const QPointF at = frame_.centre(hex);
        for (const double y : {-0.14, 0.12}) {
            QPainterPath wave(at + QPointF(-0.26 * px_, y * px_));
            for (int i = 0; i < 2; ++i) {
                const double x = -0.26 + 0.26 * i;
                wave.quadTo(at + QPointF((x + 0.065) * px_, (y - 0.09) * px_), at + QPointF((x + 0.13) * px_, y * px_));
                wave.quadTo(at + QPointF((x + 0.195) * px_, (y + 0.09) * px_), at + QPointF((x + 0.26) * px_, y * px_));
            }
            stroke(wave, hex_.wave, std::max(1.0, px_ * 0.028));
        }
    }

    void buildings() {
        for (const Building& city : drawing_.scene.map->cities)
            if (wanted(city.hex)) building(city);
        for (const Building& site : drawing_.scene.map->resource_sites)
            if (wanted(site.hex)) building(site);
        for (const auto& start : drawing_.scene.map->starts)
            if (wanted(start.hex)) start_track(start);
    }

    void building(const Building& building) {
        const bool city = building.kind == BuildingKind::city;
        const QColor colour = city ? piece_colour(building.what) : hex_.site;
        fill(frame_.outline(building.hex, 0.97), mix(colour, hex_.land, city ? 0.12 : 0.0));
        for (const Side side : all_sides) edge(building, side);
        if (city)
            house(building);
        else
            good_token(frame_.centre(building.hex), building.what, px_ * 0.27);
    }

    /// Closed sides are a hedge; openings a gate; water a blue gate.
    void edge(const Building& building, Side side) {
        const auto before = all_sides[(index(side) + 5) % 6];
        const QPointF a = frame_.corner(building.hex, before, 0.93);
        const QPointF b = frame_.corner(building.hex, side, 0.93);
        const Access access = building.access(side);
        if (access == Access::closed) return line(a, b, hex_.wall, px_ * 0.085);
        const QColor gate = access == Access::water ? hex_.wave : hex_.site;
        const QPointF tip = frame_.towards(building.hex, side, gate_tip);
        const QPointF along = (b - a) * 0.24;
        const QPointF foot = frame_.towards(building.hex, side, 0.76);
        const QPolygonF arrow({foot + along, foot - along, tip});
        line(a, a + (b - a) * 0.16, hex_.wall, px_ * 0.085);
        line(b, b + (a - b) * 0.16, hex_.wall, px_ * 0.085);
        p_.setPen(QPen(hex_.rail, std::max(1.0, px_ * 0.02), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p_.setBrush(gate);
        p_.drawPolygon(arrow);
    }

    void house(const Building& city) {
        const QPointF at = frame_.centre(city.hex);
        const QColor ink = on_piece_colour_of(colour_number(city.what));
        const double u = px_ * 0.17;
        QPainterPath roofs;
        roofs.addPolygon(
            QPolygonF({at + QPointF(-1.5 * u, u), at + QPointF(-1.5 * u, -0.2 * u), at + QPointF(-0.8 * u, -0.9 * u),
                       at + QPointF(-0.1 * u, -0.2 * u), at + QPointF(-0.1 * u, u)}));
        roofs.addPolygon(
            QPolygonF({at + QPointF(0.1 * u, u), at + QPointF(0.1 * u, -0.8 * u), at + QPointF(0.8 * u, -1.5 * u),
                       at + QPointF(1.5 * u, -0.8 * u), at + QPointF(1.5 * u, u)}));
        p_.setPen(Qt::NoPen);
        p_.setBrush(ink);
        p_.drawPath(roofs);
        if (px_ > 22)
            word(at + QPointF(0.8 * u, 0.25 * u), QString(piece_letter_of(colour_number(city.what))), u * 1.15,
                 piece_colour(city.what));
    }

    void good_token(QPointF at, const std::string& good, double radius) {
        const QColor colour = good_colour(good);
        p_.setPen(QPen(mix(colour, "#000000", 0.3), std::max(1.0, radius * 0.08)));
        p_.setBrush(colour);
        p_.drawRoundedRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), radius * 0.35,
                           radius * 0.35);
        if (drawing_.names && radius > 6)
            word(at, good_sign(good), radius * 1.05, colour.lightnessF() > 0.6F ? "#17202E" : "#FFFFFF");
    }

    void word(QPointF at, const QString& text, double px, const QColor& colour) {
        QFont font = p_.font();
        font.setPixelSize(std::max(4, static_cast<int>(std::lround(px))));
        font.setBold(true);
        p_.setFont(font);
        p_.setPen(colour);
        p_.drawText(QRectF(at.x() - 2 * px, at.y() - px, 4 * px, 2 * px), Qt::AlignCenter, text);
    }

    // ---- what is in play

    [[nodiscard]] QPainterPath rail(Hex hex, Side from, Side to) const {
        QPainterPath path(frame_.towards(hex, from));
        path.quadTo(frame_.centre(hex), frame_.towards(hex, to));
        return path;
    }

    void track(Hex hex, Side from, Side to, const QColor& colour) {
        const QPainterPath path = rail(hex, from, to);
        stroke(path, colour, px_ * 0.13);
        if (px_ < 14) return;
        QPen ties(hex_.sleeper, px_ * 0.055, Qt::CustomDashLine, Qt::FlatCap);
        ties.setDashPattern({0.9, 1.3});
        p_.setPen(ties);
        p_.drawPath(path);
    }

    void start_track(const maps::dudu::StartTrack& start) {
        track(start.hex, start.border, start.inward, hex_.printed_rail);
        const QPointF tip = frame_.towards(start.hex, start.inward, 0.42);
        const QPointF foot = frame_.towards(start.hex, start.inward, 0.02);
        const QPointF across(-(tip - foot).y() * 0.7, (tip - foot).x() * 0.7);
        fill(QPolygonF({tip, foot + across, foot - across}), hex_.printed_rail);
    }

    void in_play(const QColor& rails) {
        for (const Stroke& piece : drawing_.scene.board.tracks)
            if (wanted(piece.hex)) track(piece.hex, piece.from, piece.to, rails);
        for (const Factory& one : drawing_.scene.board.factories)
            if (wanted(one.hex)) factory(one);
        for (const Train& one : drawing_.scene.board.trains)
            if (wanted(one.hex)) train(one);
    }

    void factory(const Factory& factory) {
        fill(frame_.outline(factory.hex, 0.97), mix(hex_.land, hex_.rail, 0.16));
        for (const Side side : all_sides) {
            const auto before = all_sides[(index(side) + 5) % 6];
            const QPointF a = frame_.corner(factory.hex, before, 0.92);
            const QPointF b = frame_.corner(factory.hex, side, 0.92);
            if (side != factory.exit) line(a, b, hex_.rail, px_ * 0.1);
        }
        const QPointF at = frame_.centre(factory.hex);
        const double u = px_ * 0.15;
        QPainterPath works;
        works.addPolygon(
            QPolygonF({at + QPointF(-1.5 * u, u), at + QPointF(-1.5 * u, -0.1 * u), at + QPointF(-0.7 * u, -0.7 * u),
                       at + QPointF(-0.7 * u, -0.1 * u), at + QPointF(0.1 * u, -0.7 * u),
                       at + QPointF(0.1 * u, -0.1 * u), at + QPointF(0.6 * u, -0.1 * u),
                       at + QPointF(0.7 * u, -1.5 * u), at + QPointF(1.3 * u, -1.5 * u), at + QPointF(1.5 * u, u)}));
        p_.setPen(Qt::NoPen);
        p_.setBrush(hex_.rail);
        p_.drawPath(works);
        line(frame_.towards(factory.hex, factory.exit, 0.72), frame_.towards(factory.hex, factory.exit, exit_tip),
             hex_.rail, px_ * 0.05);
    }

    void train(const Train& train) {
        const QPointF at = frame_.centre(train.hex);
        const QPointF ahead = (frame_.towards(train.hex, train.facing) - at) / (px_ / 2);
        const double angle = std::atan2(ahead.y(), ahead.x()) * 180 / M_PI;
        const QColor colour = piece_colour(train.colour);
        p_.save();
        p_.translate(at);
        p_.rotate(angle);
        const double l = px_ * 0.4;
        const double w = px_ * 0.23;
        QPainterPath body;
        body.moveTo(l * 1.12, 0);
        body.lineTo(l * 0.45, w);
        body.lineTo(-l * 0.9, w);
        body.lineTo(-l * 0.9, -w);
        body.lineTo(l * 0.45, -w);
        body.closeSubpath();
        p_.setPen(QPen(drawing_.dark ? QColor("#11161F") : QColor("#FFFFFF"), std::max(1.5, px_ * 0.05), Qt::SolidLine,
                       Qt::RoundCap, Qt::RoundJoin));
        p_.setBrush(colour);
        p_.drawPath(body);
        p_.setPen(Qt::NoPen);
        p_.setBrush(mix(colour, "#000000", 0.35));
        p_.drawEllipse(QPointF(l * 0.5, 0), w * 0.38, w * 0.38);
        p_.restore();
        word(at - ahead * (px_ * 0.09), QString(piece_letter_of(colour_number(train.colour))), px_ * 0.28,
             on_piece_colour_of(colour_number(train.colour)));
    }

    // ---- what is said

    void tints() {
        for (const auto& [hex, tone] : drawing_.marks.tinted) {
            if (!wanted(hex)) continue;
            QColor colour = tone_colour(tone, colours_);
            colour.setAlphaF(tone == HexTone::unseen ? 0.28F : 0.36F);
            fill(frame_.outline(hex), colour);
            if (tone == HexTone::unseen && px_ > 12)
                word(frame_.centre(hex), QStringLiteral("?"), px_ * 0.4, colours_.ink);
            // Colours alone leave out the colour-blind: the other part is hatched.
            if (tone == HexTone::other_part || tone == HexTone::bad) {
                p_.setPen(Qt::NoPen);
                p_.setBrush(QBrush(tone_colour(tone, colours_), Qt::BDiagPattern));
                p_.drawPolygon(frame_.outline(hex));
            }
        }
    }

    void ring(Hex hex, const QColor& colour, double width) {
        QPainterPath path;
        path.addPolygon(frame_.outline(hex, 0.96));
        path.closeSubpath();
        stroke(path, colours_.card, std::max(2.0, width) * 1.8);
        stroke(path, colour, std::max(2.0, width));
    }

    void cursor(Hex hex) {
        QPainterPath path;
        path.addPolygon(frame_.outline(hex, 0.9));
        path.closeSubpath();
        stroke(path, colours_.amber, std::max(3.0, px_ * 0.05), Qt::DotLine);
        if (!drawing_.cursor_side) return;
        p_.setPen(Qt::NoPen);
        p_.setBrush(colours_.amber);
        p_.drawEllipse(frame_.towards(hex, *drawing_.cursor_side, 0.86), px_ * 0.07, px_ * 0.07);
    }

    void way() {
        const auto& hexes = drawing_.marks.way;
        if (hexes.size() < 2) return;
        QPainterPath path(frame_.centre(hexes.front()));
        for (std::size_t i = 1; i < hexes.size(); ++i) {
            // Through the side's middle, round at the hex's: as the track runs.
            const QPointF gate = (frame_.centre(hexes[i - 1]) + frame_.centre(hexes[i])) / 2;
            path.quadTo(frame_.centre(hexes[i - 1]), gate);
            if (i + 1 == hexes.size()) path.lineTo(frame_.centre(hexes[i]));
        }
        stroke(path, colours_.card, px_ * 0.2);
        stroke(path, colours_.green, px_ * 0.12);
    }

    void stop(Hex hex, int steps) {
        const double radius = std::max(px_ * 0.23, std::min(11.0, px_ * 0.45));
        p_.setPen(QPen(colours_.card, std::max(1.5, px_ * 0.03)));
        p_.setBrush(colours_.green);
        p_.drawEllipse(frame_.centre(hex), radius, radius);
        if (radius > 6) word(frame_.centre(hex), QString::number(steps), radius * 1.05, colours_.card);
    }

    void warning(Hex hex) {
        const double radius = std::max(px_ * 0.18, std::min(10.0, px_ * 0.4));
        const QPointF at = frame_.towards(hex, Side::north_east, 0.62);
        p_.setPen(QPen(colours_.card, std::max(1.5, px_ * 0.03)));
        p_.setBrush(colours_.red);
        p_.drawEllipse(at, radius, radius);
        word(at, QStringLiteral("!"), radius * 1.4, colours_.card);
    }

    QPainter& p_;
    const HexDrawing& drawing_;
    const HexFrame& frame_;
    QRectF part_;
    const Palette& colours_;
    const HexColours& hex_;
    double px_;
};

}  // namespace

QRectF extent(Hex hex, const HexFrame& frame) {
    constexpr double beyond = std::max(gate_tip, exit_tip) + 0.18;  // and their strokes
    return frame.outline(hex, beyond).boundingRect();
}

void paint_hex_board(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame, const QRectF& part) {
    if (!drawing.scene.is_empty()) Painter(painter, drawing, frame, part).board();
}

void paint_hex_photo(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame, const QRectF& part) {
    if (!drawing.scene.is_empty() && !drawing.photo.isNull()) Painter(painter, drawing, frame, part).photo();
}

void paint_hex_marks(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame) {
    if (!drawing.scene.is_empty()) Painter(painter, drawing, frame, {}).said();
}

}  // namespace railref::app
