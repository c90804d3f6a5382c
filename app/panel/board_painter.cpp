#include "app/panel/board_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <tuple>

#include "app/panel/label_layout.h"
#include "app/panel/language.h"
#include "app/panel/motif.h"
#include "app/panel/palette.h"
#include "app/panel/words.h"

namespace railref::app {
namespace {

using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;

QFont word_font(double px, QFont::Weight weight = QFont::DemiBold) {
    QFont font;  // the application's own: Inter, then the CJK faces
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(px))));
    font.setWeight(weight);
    return font;
}

/// A length in pixels that grows with the board.
struct Length {
    double share;  ///< of the board's width
    double least = 0;

    [[nodiscard]] double on(const BoardFrame& frame) const { return std::max(least, frame.width() * share); }
};

// What stands on the board: drawn by the painters below, told by extent().
constexpr Length track_edge{0.0007, 0.6};
constexpr double tunnel_edge = 1.4;  ///< of track_edge
constexpr Length train_grow{0.0006};
constexpr Length train_edge{0.0011, 0.8};
constexpr double plate_radius = 4.6;  ///< pixels
constexpr Length badge_radius{0.0075, 5.0};
constexpr Length badge_edge{0.0016, 1.0};
constexpr Length outline_grow{0.0022};
constexpr Length outline_stroke{0.0026, 1.6};  ///< the owner's; the one under it is twice as wide
constexpr Length dot_radius{0.0052, 1.5};
constexpr Length house_radius{0.0105, 6.5};
constexpr double house_top = 1.25;   ///< of house_radius
constexpr double house_edge = 0.30;  ///< of house_radius
constexpr Length ring_radius{0.0125, 7.0};
constexpr double smooth_edge = 1;  ///< pixels that antialiasing may touch beyond a shape

/// Beyond a space's face.
double train_reach(const BoardFrame& frame) {
    const double free = track_edge.on(frame) * tunnel_edge / 2;
    const double drawn = train_grow.on(frame) + train_edge.on(frame) / 2;
    const double outlined = outline_grow.on(frame) + outline_stroke.on(frame);
    return std::max({free, drawn, outlined}) + smooth_edge;
}

/// From a badge's or plate's middle.
double badge_reach(const BoardFrame& frame) {
    return std::max(plate_radius, badge_radius.on(frame) + badge_edge.on(frame) / 2) + smooth_edge;
}

/// From a city's middle; the badge stands aside as far as the ring reaches. A dot is smaller.
double station_reach(const BoardFrame& frame) {
    const double house = house_radius.on(frame) * (house_top + house_edge / 2) + smooth_edge;
    const double ring = outline_stroke.on(frame) + smooth_edge;
    return std::max(house, ring_radius.on(frame) + std::max(ring, badge_reach(frame)));
}

QRectF square_around(QPointF middle, double reach) {
    return {middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

/// Where a route's badge or sign stands.
QPointF middle_of(const BoardFrame& frame, const maps::Route& route) {
    return frame.to_item(route.spaces[route.spaces.size() / 2].centre);
}

/// A board so small against its words names only the cities that are spoken of.
constexpr double few_names_below = 45;

/// A face with round corners, drawn where the space lies.
void draw_face(QPainter& painter, const BoardFrame& frame, const maps::Space& space, double grow = 0) {
    const double length = space.length * frame.width() + 2 * grow;
    const double width = space.width * frame.width() + 2 * grow;
    painter.save();
    painter.translate(frame.to_item(space.centre));
    painter.rotate(space.angle_deg);
    painter.drawRoundedRect(QRectF(-length / 2, -width / 2, length, width), width * 0.22, width * 0.22);
    painter.restore();
}

/// Around all spaces of a route, each side longer by `grow` pixels.
QPainterPath outline(const BoardFrame& frame, const maps::Route& route, double grow) {
    QPainterPath around;
    for (const maps::Space& space : route.spaces) {
        QPainterPath face;
        face.addPolygon(frame.face(space, grow));
        face.closeSubpath();
        around = around.united(face);
    }
    return around;
}

void draw_centred(QPainter& painter, QPointF middle, const QString& text) {
    constexpr int unclipped = Qt::AlignCenter | Qt::TextDontClip;  // zoomed, a letter is larger than the square
    painter.drawText(square_around(middle, 100), unclipped, text);
}

std::optional<PlayerColour> owner(const Drawing& drawing, RouteId route) {
    return drawing.position ? drawing.position->owner(route) : std::nullopt;
}

// ---- routes

void draw_free_route(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, const maps::Route& route) {
    const Palette& colours = palette(drawing.dark);
    const QColor fill = free_track_colour(route.colour, colours);
    const QColor edge = mix(fill, colours.ink, route.tunnel ? 0.32 : 0.10);
    const double stroke = track_edge.on(frame);
    for (const maps::Space& space : route.spaces) {
        painter.setBrush(fill);
        painter.setPen(route.tunnel ? QPen(edge, stroke * tunnel_edge, Qt::CustomDashLine) : QPen(edge, stroke));
        if (route.tunnel) {
            QPen pen = painter.pen();
            pen.setDashPattern({2.2, 1.6});
            painter.setPen(pen);
        }
        draw_face(painter, frame, space);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(mix(fill, colours.ink, 0.38));
    for (int i = 0; i < route.ferry_locomotives; ++i) {
        const maps::Space& space = route.spaces[static_cast<std::size_t>(i)];
        painter.drawEllipse(frame.to_item(space.centre), frame.width() * 0.0030, frame.width() * 0.0030);
    }
}

QPen train_pen(const Palette& colours, PlayerColour colour, bool dark, double width) {
    const QColor train = train_colour(colour);
    if (colour == PlayerColour::white) return {mix(train, QColor("#17202E"), 0.55), width};
    if (dark && colour == PlayerColour::black) return {QColor("#AEB6C2"), width};
    return {mix(train, dark ? QColor(Qt::black) : colours.ink, 0.25), width};
}

constexpr double smallest_letter = 5.5;  ///< pixels

/// Where trains are too small for letters, one letter on a plate says whose the route is.
void draw_plate(QPainter& painter, const BoardFrame& frame, const maps::Route& route, PlayerColour colour) {
    constexpr double r = plate_radius;
    const QPointF at = middle_of(frame, route);
    painter.setPen(Qt::NoPen);
    painter.setBrush(train_colour(colour));
    painter.drawEllipse(at, r, r);
    painter.setPen(on_train_colour(colour));
    painter.setFont(word_font(r * 1.7, QFont::Bold));
    draw_centred(painter, at, letter(colour));
}

/// The trains between the letters carry the colour's motif.
void draw_motif(QPainter& painter, const BoardFrame& frame, const maps::Space& space, PlayerColour colour) {
    const double length = space.length * frame.width() * 0.68;
    const double height = space.width * frame.width() * 0.42;
    painter.save();
    painter.translate(frame.to_item(space.centre));
    painter.rotate(space.angle_deg);
    paint_motif(painter, QRectF(-length / 2, -height / 2, length, height), motif_of(colour),
                mix(train_colour(colour), on_train_colour(colour), 0.62));
    painter.restore();
}

/// Letters stand on every third train, so that a long route says whose it is wherever one looks.
bool carries_letter(std::size_t train, std::size_t length) {
    return length <= 3 ? train == length / 2 : train % 3 == 1;
}

void draw_trains(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, const maps::Route& route,
                 PlayerColour colour, std::size_t count) {
    const Palette& colours = palette(drawing.dark);
    const double edge = train_edge.on(frame);
    const double letter_px = route.spaces.front().width * frame.width() * 0.98;
    for (std::size_t i = 0; i < std::min(count, route.spaces.size()); ++i) {
        const maps::Space& space = route.spaces[i];
        painter.setPen(train_pen(colours, colour, drawing.dark, edge));
        painter.setBrush(drawing.dark && colour == PlayerColour::black ? QColor("#0A0C10") : train_colour(colour));
        draw_face(painter, frame, space, train_grow.on(frame));
        if (letter_px < smallest_letter) continue;
        if (!carries_letter(i, route.spaces.size())) {
            draw_motif(painter, frame, space, colour);
            continue;
        }
        painter.setPen(on_train_colour(colour));
        painter.setFont(word_font(letter_px, QFont::Bold));
        draw_centred(painter, frame.to_item(space.centre), letter(colour));
    }
    if (letter_px < smallest_letter && route.spaces.size() > 1 && count >= route.spaces.size())
        draw_plate(painter, frame, route, colour);
}

void draw_badge(QPainter& painter, const BoardFrame& frame, QPointF at, PlayerColour colour) {
    const double r = badge_radius.on(frame);
    painter.setPen(QPen(on_train_colour(colour), badge_edge.on(frame)));
    painter.setBrush(train_colour(colour));
    painter.drawEllipse(at, r, r);
    painter.setPen(on_train_colour(colour));
    painter.setFont(word_font(r * 1.35, QFont::Bold));
    draw_centred(painter, at, letter(colour));
}

/// Over the photo: an outline and a letter, so that the photo itself stays to be seen.
void outline_trains(QPainter& painter, const BoardFrame& frame, const maps::Route& route, PlayerColour colour) {
    const double stroke = outline_stroke.on(frame);
    const QPainterPath around = outline(frame, route, outline_grow.on(frame));
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(around, QPen(on_train_colour(colour), stroke * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(around, QPen(train_colour(colour), stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw_badge(painter, frame, middle_of(frame, route), colour);
}

bool touches(const QRectF& part, const QRectF& thing) { return part.isNull() || part.intersects(thing); }

void draw_routes(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, const QRectF& part) {
    const bool fades = drawing.proof.shown;
    for (std::size_t i = 0; i < drawing.map->routes().size(); ++i) {
        const maps::Route& route = drawing.map->routes()[i];
        if (!touches(part, extent(route, frame))) continue;
        const auto who = owner(drawing, static_cast<RouteId>(i));
        painter.setOpacity(!fades ? 1 : who ? 0.22 : 0.55);
        if (who)
            draw_trains(painter, drawing, frame, route, *who, route.spaces.size());
        else
            draw_free_route(painter, drawing, frame, route);
    }
    painter.setOpacity(1);
}

// ---- cities

void draw_station(QPainter& painter, const BoardFrame& frame, QPointF at, PlayerColour colour) {
    const double r = house_radius.on(frame);
    QPainterPath house;
    house.moveTo(at + QPointF(0, -house_top * r));
    house.lineTo(at + QPointF(r, -0.45 * r));
    house.lineTo(at + QPointF(r, 0.9 * r));
    house.lineTo(at + QPointF(-r, 0.9 * r));
    house.lineTo(at + QPointF(-r, -0.45 * r));
    house.closeSubpath();
    const bool light_edge = colour != PlayerColour::white;
    painter.setPen(QPen(light_edge ? QColor(Qt::white) : QColor("#17202E"), r * house_edge, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(train_colour(colour));
    painter.drawPath(house);
    painter.setPen(on_train_colour(colour));
    painter.setFont(word_font(r * 1.15, QFont::Bold));
    draw_centred(painter, at + QPointF(0, 0.12 * r), letter(colour));
}

/// Over the photo: a ring, so that the station itself stays to be seen, and its letter beside it.
void outline_station(QPainter& painter, const BoardFrame& frame, QPointF at, PlayerColour colour) {
    const double r = ring_radius.on(frame);
    const double stroke = outline_stroke.on(frame);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(on_train_colour(colour), stroke * 2));
    painter.drawEllipse(at, r, r);
    painter.setPen(QPen(train_colour(colour), stroke));
    painter.drawEllipse(at, r, r);
    draw_badge(painter, frame, at + QPointF(r, -r), colour);
}

void draw_city(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, CityId id, bool spoken_of) {
    const Palette& colours = palette(drawing.dark);
    const QPointF at = frame.to_item(drawing.map->city(id).centre);
    const double r = dot_radius.on(frame);
    painter.setOpacity(drawing.proof.shown && !spoken_of ? 0.5 : 1);
    if (const auto station = drawing.position ? drawing.position->station(id) : std::nullopt) {
        draw_station(painter, frame, at, *station);
    } else {
        painter.setPen(QPen(colours.ink, std::max(0.7, r * (spoken_of ? 0.5 : 0.36))));
        painter.setBrush(colours.card);
        painter.drawEllipse(at, spoken_of ? r * 1.25 : r, spoken_of ? r * 1.25 : r);
    }
    painter.setOpacity(1);
}

/// Layout for a font of `word_px` on a board as wide as the frame, in units of its width. Kept: zooming and resizing
/// ask for the same few layouts over and over.
const std::vector<PlacedLabel>& label_layout(const maps::BoardMap& map, double word_px, double width_px) {
    static std::mutex one_at_a_time;  // boards are also drawn off the GUI thread; map nodes stay where they are
    static std::map<std::tuple<const maps::BoardMap*, std::string_view, int>, std::vector<PlacedLabel>> kept;
    const std::scoped_lock lock(one_at_a_time);
    const int step = static_cast<int>(std::lround(std::log(word_px / width_px) / std::log(1.04)));
    auto& layout = kept[{&map, language_code(), step}];
    if (!layout.empty()) return layout;

    constexpr double reference = 1600;  // pixels of width while placing
    const double px = reference * std::pow(1.04, step);
    const QFontMetricsF metrics(word_font(px));
    const BoardFrame whole(map, QSizeF(reference, reference / map.aspect()), 1, QPointF(0.5, 0.5));
    const double unit = reference / whole.width();  // the frame shows a part of the board: back to the whole board
    std::vector<LabelWish> wishes;
    for (std::size_t i = 0; i < map.cities().size(); ++i) {
        const maps::City& city = map.cities()[i];
        wishes.push_back(
            {QPointF(city.centre.x * reference, city.centre.y * reference / map.aspect()),
             map.has_stations() ? reference * 0.0095 : reference * 0.0062,
             QSizeF(metrics.horizontalAdvance(city_name(map, static_cast<CityId>(i))) + px * 0.2, px * 1.08)});
    }
    std::vector<QPolygonF> trains;
    QTransform scale;
    scale.translate(-whole.board().left() * unit, -whole.board().top() * unit);
    scale.scale(unit, unit);
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) trains.push_back(scale.map(whole.face(space, 1)));
    const QRectF seen(-whole.board().left() * unit, -whole.board().top() * unit, reference * unit,
                      reference / map.aspect() * unit);
    layout = place_labels(wishes, trains, seen);
    for (PlacedLabel& label : layout) label.box = QRectF(label.box.topLeft() / reference, label.box.size() / reference);
    return layout;
}

void draw_word(QPainter& painter, const QRectF& box, const QString& word, const QFont& font, const QColor& ink,
               const QColor& halo) {
    const QFontMetricsF metrics(font);
    QPainterPath path;
    path.addText(box.center().x() - metrics.horizontalAdvance(word) / 2, box.center().y() + (metrics.capHeight()) / 2,
                 font, word);
    painter.setBrush(Qt::NoBrush);
    QColor around = halo;
    around.setAlphaF(0.88F);
    painter.setPen(QPen(around, font.pixelSize() * 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(path);
}

QRectF label_box(const Drawing& drawing, const BoardFrame& frame, CityId id, double word_px) {
    const PlacedLabel& label = label_layout(*drawing.map, word_px, frame.width())[maps::index(id)];
    return {frame.board().topLeft() + label.box.topLeft() * frame.width(), label.box.size() * frame.width()};
}

/// The halo and letters with a tail or an accent reach over their box.
QRectF name_extent(const Drawing& drawing, const BoardFrame& frame, CityId id, double word_px) {
    const double beyond = 0.35 * word_px;
    return label_box(drawing, frame, id, word_px).adjusted(-beyond, -beyond, beyond, beyond);
}

void draw_name(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, CityId id, double word_px,
               bool loud = false) {
    const Palette& colours = palette(drawing.dark);
    const PlacedLabel& label = label_layout(*drawing.map, word_px, frame.width())[maps::index(id)];
    if (label.crowded && !loud) return;
    const QRectF box = label_box(drawing, frame, id, word_px);
    painter.setOpacity(drawing.proof.shown && !loud ? 0.42 : 1);
    draw_word(painter, box, city_name(*drawing.map, id), word_font(word_px, loud ? QFont::ExtraBold : QFont::DemiBold),
              colours.ink, colours.halo);
    painter.setOpacity(1);
}

// ---- proof

void draw_ring(QPainter& painter, const BoardFrame& frame, QPointF at, double radius, const QColor& colour) {
    const double stroke = std::max(2.2, frame.width() * 0.0030);
    QColor soft = colour;
    soft.setAlphaF(0.28F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(soft, stroke * 2.6));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(colour, stroke));
    painter.drawEllipse(at, radius, radius);
}

void draw_step_number(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, const maps::Route& route,
                      std::size_t step) {
    const Palette& colours = palette(drawing.dark);
    const double r = std::max(6.0, frame.width() * 0.0088);
    const std::size_t middle = route.spaces.size() / 2;
    QPointF at = frame.to_item(route.spaces[middle].centre);
    if (route.spaces.size() % 2 == 0) at = (at + frame.to_item(route.spaces[middle - 1].centre)) / 2;
    painter.setPen(QPen(colours.card, r * 0.2));
    painter.setBrush(colours.ink);
    painter.drawEllipse(at, r, r);
    painter.setPen(colours.on_ink);
    painter.setFont(word_font(r * (step > 9 ? 1.05 : 1.25), QFont::Bold));
    draw_centred(painter, at, QString::number(step));
}

/// A halo behind trains that are borrowed, in the borrower's colour.
void mark_borrowed(QPainter& painter, const BoardFrame& frame, const maps::Route& route, PlayerColour player) {
    painter.setPen(QPen(train_colour(player), std::max(2.0, frame.width() * 0.0030)));
    painter.setBrush(Qt::NoBrush);
    for (const maps::Space& space : route.spaces) draw_face(painter, frame, space, frame.width() * 0.0032);
}

void draw_proof(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, double progress) {
    const Proof& proof = drawing.proof;
    std::size_t trains = 0;
    for (const RouteId route : proof.routes) trains += drawing.map->route(route).spaces.size();
    auto left = static_cast<std::size_t>(std::ceil(progress * static_cast<double>(trains)));
    std::size_t step = 0;
    std::vector<std::pair<const maps::Route*, std::size_t>> numbers;
    for (const RouteId id : proof.beside) {
        const auto who = owner(drawing, id);
        draw_trains(painter, drawing, frame, drawing.map->route(id), who.value_or(PlayerColour::black), SIZE_MAX);
    }
    for (const RouteId id : proof.missing) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette(drawing.dark).red, std::max(2.0, frame.width() * 0.003), Qt::DashLine));
        for (const maps::Space& space : drawing.map->route(id).spaces)
            draw_face(painter, frame, space, frame.width() * 0.002);
    }
    for (const RouteId id : proof.routes) {
        const maps::Route& route = drawing.map->route(id);
        const auto who = owner(drawing, id);
        if (left == 0) break;
        draw_trains(painter, drawing, frame, route, who.value_or(PlayerColour::black), left);
        if (proof.player && who != proof.player) mark_borrowed(painter, frame, route, *proof.player);
        numbers.emplace_back(&route, ++step);
        left -= std::min(left, route.spaces.size());
    }
    painter.setOpacity(0.5);
    for (const RouteId id : proof.left_out)
        if (const auto who = owner(drawing, id))
            draw_trains(painter, drawing, frame, drawing.map->route(id), *who, SIZE_MAX);
    painter.setOpacity(1);
    if (proof.numbered)
        for (const auto& [route, number] : numbers) draw_step_number(painter, drawing, frame, *route, number);
}

// ---- marks

constexpr double ring_share = 0.017;  ///< a city's ring: radius as a share of the board's width

void ring_route(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, RouteId id, const QColor& colour,
                Qt::PenStyle style = Qt::SolidLine) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, std::max(2.4, frame.width() * 0.0038), style, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline(frame, drawing.map->route(id), frame.width() * 0.0042));
}

void ring_city(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, CityId id, const QColor& colour) {
    draw_ring(painter, frame, frame.to_item(drawing.map->city(id).centre), frame.width() * ring_share, colour);
}

/// "!" or "?" in a round sign.
void draw_sign(QPainter& painter, const BoardFrame& frame, QPointF at, const QString& sign, const QColor& fill,
               const QColor& words) {
    const double r = std::max(6.5, frame.width() * 0.0095);
    painter.setPen(QPen(words, r * 0.18));
    painter.setBrush(fill);
    painter.drawEllipse(at, r, r);
    painter.setPen(words);
    painter.setFont(word_font(r * 1.45, QFont::ExtraBold));
    draw_centred(painter, at, sign);
}

/// A square of the score track with its number.
void draw_square(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, int number, const QColor& edge) {
    const QRectF square = frame.square(number);
    const double round = square.width() * 0.2;
    QColor ground = palette(drawing.dark).card;
    ground.setAlphaF(0.55F);  // the photo's marker stays to be seen
    painter.setBrush(ground);
    painter.setPen(QPen(edge, std::max(2.0, frame.width() * 0.003)));
    painter.drawRoundedRect(square, round, round);
    painter.setPen(palette(drawing.dark).ink);
    painter.setFont(word_font(square.width() * 0.5, QFont::Bold));
    draw_centred(painter, square.center(), QString::number(number));
}

void draw_signs(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, const Places& places,
                const QString& sign, const QColor& fill) {
    const QColor words = palette(drawing.dark).card;
    for (const RouteId id : places.routes) {
        const maps::Route& route = drawing.map->route(id);
        draw_sign(painter, frame, middle_of(frame, route), sign, fill, words);
    }
    for (const int square : places.squares) {
        draw_square(painter, drawing, frame, square, fill);
        draw_sign(painter, frame, frame.square(square).topRight(), sign, fill, words);
    }
    const double aside = frame.width() * 0.012;
    for (const CityId id : places.cities)
        draw_sign(painter, frame, frame.to_item(drawing.map->city(id).centre) + QPointF(aside, -aside), sign, fill,
                  words);
}

}  // namespace

QRectF extent(const maps::Route& route, const BoardFrame& frame) {
    QRectF whole = square_around(middle_of(frame, route), badge_reach(frame));
    for (const maps::Space& space : route.spaces) whole |= frame.face(space, train_reach(frame)).boundingRect();
    return whole;
}

QRectF extent(const maps::City& city, const BoardFrame& frame) {
    return square_around(frame.to_item(city.centre), station_reach(frame));
}

namespace {

QRectF with_marks(const QRectF& part, const BoardFrame& frame) {
    const double reach = std::max(12.0, frame.width() * 0.024);
    return part.adjusted(-reach, -reach, reach, reach);
}

}  // namespace

QRectF marked_extent(const maps::Route& route, const BoardFrame& frame) {
    return with_marks(extent(route, frame), frame);
}

QRectF marked_extent(const maps::City& city, const BoardFrame& frame) { return with_marks(extent(city, frame), frame); }

QRectF marked_extent(int square, const BoardFrame& frame) { return with_marks(frame.square(square), frame); }

void paint_board(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, double word_px,
                 const QRectF& part) {
    if (!drawing.map) return;
    painter.setRenderHint(QPainter::Antialiasing);
    draw_routes(painter, drawing, frame, part);
    const auto cities = drawing.map->cities();
    for (std::size_t i = 0; i < cities.size(); ++i)
        if (touches(part, extent(cities[i], frame))) draw_city(painter, drawing, frame, static_cast<CityId>(i), false);
    if (!drawing.names || frame.width() < few_names_below * word_px) return;
    for (std::size_t i = 0; i < cities.size(); ++i)
        if (touches(part, name_extent(drawing, frame, static_cast<CityId>(i), word_px)))
            draw_name(painter, drawing, frame, static_cast<CityId>(i), word_px);
}

void paint_photo(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, const QRectF& part) {
    if (!drawing.map || drawing.photo.isNull()) return;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawImage(frame.board(), drawing.photo);
    if (!drawing.position) return;
    for (std::size_t i = 0; i < drawing.map->routes().size(); ++i)
        if (const auto who = owner(drawing, static_cast<RouteId>(i));
            who && touches(part, extent(drawing.map->routes()[i], frame)))
            outline_trains(painter, frame, drawing.map->routes()[i], *who);
    for (std::size_t i = 0; i < drawing.map->cities().size(); ++i)
        if (const auto who = drawing.position->station(static_cast<CityId>(i));
            who && touches(part, extent(drawing.map->cities()[i], frame)))
            outline_station(painter, frame, frame.to_item(drawing.map->cities()[i].centre), *who);
}

void paint_marks(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, double word_px, double progress) {
    if (!drawing.map) return;
    const Palette& colours = palette(drawing.dark);
    painter.setRenderHint(QPainter::Antialiasing);
    if (drawing.proof.shown) draw_proof(painter, drawing, frame, progress);
    for (const CityId id : drawing.proof.cities) {
        draw_city(painter, drawing, frame, id, true);
        if (drawing.proof.refused) ring_city(painter, drawing, frame, id, colours.red);
        if (drawing.names) draw_name(painter, drawing, frame, id, word_px, true);
    }
    draw_signs(painter, drawing, frame, drawing.unseen, QStringLiteral("?"), colours.amber);
    draw_signs(painter, drawing, frame, drawing.warned, QStringLiteral("!"), colours.red);
    for (const RouteId id : drawing.doubtful.routes) ring_route(painter, drawing, frame, id, colours.amber);
    for (const CityId id : drawing.doubtful.cities) ring_city(painter, drawing, frame, id, colours.amber);
    for (const int square : drawing.doubtful.squares) draw_square(painter, drawing, frame, square, colours.amber);
    if (drawing.selected_route) ring_route(painter, drawing, frame, *drawing.selected_route, colours.ink);
    if (drawing.selected_city) {
        ring_city(painter, drawing, frame, *drawing.selected_city, colours.ink);
        if (drawing.names) draw_name(painter, drawing, frame, *drawing.selected_city, word_px, true);
    }
    for (const RouteId id : drawing.cursor.routes) ring_route(painter, drawing, frame, id, colours.ink, Qt::DotLine);
    for (const CityId id : drawing.cursor.cities) {
        ring_city(painter, drawing, frame, id, colours.ink);
        if (drawing.names) draw_name(painter, drawing, frame, id, word_px, true);
    }
}

}  // namespace railref::app
