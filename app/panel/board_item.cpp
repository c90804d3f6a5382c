#include "app/panel/board_item.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "app/panel/board_painter.h"
#include "app/panel/palette.h"
#include "maps/load_map.h"

namespace railref::app {

BoardItem::BoardItem(QQuickItem* parent) : LayeredItem(parent) { setOpaquePainting(true); }

LayeredItem::Ground BoardItem::ground() const {
    const BoardFrame at = frame();
    const double words = word_px(at);
    Ground ground{[drawing = drawing_, at, words](QPainter& painter, const QRectF& part) {
                      paint_board(painter, drawing, at, words, part);
                  },
                  {},
                  at.board(),
                  palette(drawing_.dark).map,
                  colour_around(drawing_.dark)};
    if (has_photo())
        ground.photo = [drawing = drawing_, at](QPainter& painter, const QRectF& part) {
            paint_photo(painter, drawing, at, part);
        };
    return ground;
}

void BoardItem::paint_marks(QPainter& painter) {
    const BoardFrame at = frame();
    railref::app::paint_marks(painter, drawing_, at, word_px(at), progress_);
}

void BoardItem::tap(double x, double y) {
    if (!drawing_.map) return;
    const BoardFrame at = frame();
    constexpr double finger = 22;  // half of a touch target of 44 px
    const QPointF point(x, y);
    const double city_reach = routes_tappable_ ? std::clamp(at.width() * 0.014, 9.0, finger) : finger * 1.3;
    if (cities_tappable_)
        if (const auto city = at.city_at(point, city_reach)) return emit cityTapped(static_cast<int>(*city));
    if (!routes_tappable_) return emit nothingTapped();
    if (const auto route = at.route_at(point, finger)) return emit routeTapped(static_cast<int>(*route));
    emit nothingTapped();
}

void BoardItem::showRoute(int route, double zoom) {
    if (drawing_.map && route >= 0) show_at(frame().middle_of(static_cast<maps::RouteId>(route)), zoom);
}

void BoardItem::showCity(int city, double zoom) {
    if (!drawing_.map || city < 0) return;
    const maps::Point at = drawing_.map->city(static_cast<maps::CityId>(city)).centre;
    show_at({at.x, at.y}, zoom);
}

void BoardItem::showSquare(int square, double zoom) {
    if (!drawing_.map || square < 0 || static_cast<std::size_t>(square) >= drawing_.map->score_track().size()) return;
    const maps::Point at = drawing_.map->score_track()[static_cast<std::size_t>(square)];
    show_at({at.x, at.y}, zoom);
}

QPointF BoardItem::routePoint(int route) const {
    const auto id = static_cast<maps::RouteId>(route);
    const auto& spaces = drawing_.map->route(id).spaces;
    return frame().to_item(spaces[spaces.size() / 2].centre);
}

QPointF BoardItem::cityPoint(int city) const {
    return frame().to_item(drawing_.map->city(static_cast<maps::CityId>(city)).centre);
}

QString BoardItem::board_id() const { return drawing_.map ? QString::fromStdString(drawing_.map->id()) : QString(); }

void BoardItem::set_board_id(const QString& id) {
    if (id == board_id()) return;
    set_ownership({maps::built_in_board(id.toStdString()), std::nullopt});
}

void BoardItem::set_ownership(const Ownership& ownership) {
    if (ownership == this->ownership()) return;
    const bool other_map = ownership.map != drawing_.map;
    const auto before = drawing_.position;
    if (other_map) {
        const bool dark = drawing_.dark;
        const bool names = drawing_.names;
        drawing_ = {};
        drawing_.dark = dark;
        drawing_.names = names;
    }
    drawing_.map = ownership.map;
    drawing_.position = ownership.position;
    if (other_map || !before || !drawing_.position)
        redraw();
    else
        mend_where_not(*before);
    if (other_map) emit map_changed();
}

void BoardItem::mend_where_not(const scoring::Position& before) {
    const BoardFrame at = frame();
    std::vector<QRectF> parts;
    for (std::size_t i = 0; i < drawing_.map->routes().size(); ++i)
        if (const auto id = static_cast<maps::RouteId>(i); before.owner(id) != drawing_.position->owner(id))
            parts.push_back(extent(drawing_.map->routes()[i], at));
    for (std::size_t i = 0; i < drawing_.map->cities().size(); ++i)
        if (const auto id = static_cast<maps::CityId>(i); before.station(id) != drawing_.position->station(id))
            parts.push_back(extent(drawing_.map->cities()[i], at));
    mend(parts);
}

namespace {

/// Those that are in one list and not in the other.
template <class Id>
std::vector<Id> difference(std::vector<Id> a, std::vector<Id> b) {
    std::ranges::sort(a);
    std::ranges::sort(b);
    std::vector<Id> either;
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(either));
    return either;
}

}  // namespace

void BoardItem::set_marks(Places& marks, const Places& places) {
    if (places == marks) return;
    if (!drawing_.map) {
        marks = places;
        return;
    }
    const QRectF board = frame().board();
    const Places before = std::exchange(marks, places);
    const BoardFrame at = frame();
    if (at.board() != board) return redraw_softly();  // squares need room beside the routes
    emit drawing_changed();
    QRectF part;
    for (const maps::RouteId id : difference(before.routes, places.routes))
        part |= marked_extent(drawing_.map->route(id), at);
    for (const maps::CityId id : difference(before.cities, places.cities))
        part |= marked_extent(drawing_.map->city(id), at);
    for (const int square : difference(before.squares, places.squares)) part |= marked_extent(square, at);
    update(part.toAlignedRect());
}

void BoardItem::set_proof(const Proof& proof) {
    if (proof == drawing_.proof) return;
    const bool fades = proof.shown != drawing_.proof.shown;
    drawing_.proof = proof;
    if (fades) return redraw_softly();
    emit drawing_changed();
    update();
}

void BoardItem::set_progress(double progress) {
    if (progress == progress_) return;
    progress_ = progress;
    emit progress_changed();
    update();
}

int BoardItem::selected_route() const {
    return drawing_.selected_route ? static_cast<int>(*drawing_.selected_route) : -1;
}

void BoardItem::set_selected_route(int route) {
    if (route == selected_route()) return;
    drawing_.selected_route = route < 0 ? std::nullopt : std::optional(static_cast<maps::RouteId>(route));
    emit drawing_changed();
    update();
}

int BoardItem::selected_city() const { return drawing_.selected_city ? static_cast<int>(*drawing_.selected_city) : -1; }

void BoardItem::set_selected_city(int city) {
    if (city == selected_city()) return;
    drawing_.selected_city = city < 0 ? std::nullopt : std::optional(static_cast<maps::CityId>(city));
    emit drawing_changed();
    update();
}

double BoardItem::aspect() const { return drawing_.map ? drawing_.map->aspect() : 1.5; }

BoardFrame BoardItem::frame() const {
    // All of the score track or none of it: the board stands still while squares come and go.
    std::vector<int> squares;
    if (!drawing_.warned.squares.empty() || !drawing_.doubtful.squares.empty())
        squares.resize(drawing_.map->score_track().size());
    std::iota(squares.begin(), squares.end(), 0);
    return {*drawing_.map, size(), zoom(), centre(), squares};
}

double BoardItem::word_px(const BoardFrame& frame) const {
    return std::clamp(frame.width() * 0.0132, 10.5 * word_scale_, 19.0 * word_scale_);
}

void BoardItem::follow(BoardItem* other) {
    if (other && (other->zoom() != zoom() || other->centre() != centre())) glide_to(other->centre(), other->zoom());
}

int BoardItem::cityUnder(double x, double y) const {
    if (!drawing_.map) return -1;
    const BoardFrame at = frame();
    const auto city = at.city_at({x, y}, std::clamp(at.width() * 0.02, 12.0, 26.0));
    return city ? static_cast<int>(*city) : -1;
}

int BoardItem::cursor_route() const {
    return drawing_.cursor.routes.empty() ? -1 : static_cast<int>(drawing_.cursor.routes.front());
}

int BoardItem::cursor_city() const {
    return drawing_.cursor.cities.empty() ? -1 : static_cast<int>(drawing_.cursor.cities.front());
}

void BoardItem::move_cursor(Places cursor) {
    if (cursor == drawing_.cursor) return;
    drawing_.cursor = std::move(cursor);
    emit cursor_changed();
    update();
}

void BoardItem::hideCursor() { move_cursor({}); }

bool BoardItem::press() {
    if (cursor_city() >= 0)
        emit cityTapped(cursor_city());
    else if (cursor_route() >= 0)
        emit routeTapped(cursor_route());
    return cursor_city() >= 0 || cursor_route() >= 0;
}

void BoardItem::step(int dx, int dy) {
    if (!drawing_.map) return;
    const BoardFrame at = frame();
    QPointF here(width() / 2, height() / 2);
    if (cursor_route() >= 0) here = routePoint(cursor_route());
    if (cursor_city() >= 0) here = cityPoint(cursor_city());
    Places best = drawing_.cursor;
    double least = INFINITY;
    // Straight ahead counts once, sideways twice and a half: what a person would call the next one.
    const auto consider = [&](QPointF there, Places place) {
        const QPointF way = there - here;
        const double ahead = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        const double cost = ahead + 2.5 * aside;
        if (ahead < 1 || cost >= least) return;
        least = cost;
        best = std::move(place);
    };
    for (std::size_t i = 0; i < drawing_.map->routes().size(); ++i)
        if (routes_tappable_) consider(routePoint(static_cast<int>(i)), {.routes = {static_cast<maps::RouteId>(i)}});
    for (std::size_t i = 0; i < drawing_.map->cities().size(); ++i)
        if (cities_tappable_) consider(cityPoint(static_cast<int>(i)), {.cities = {static_cast<maps::CityId>(i)}});
    move_cursor(best);
    // The cursor stays in sight.
    if (zoom() <= 1) return;
    const QPointF now = cursor_city() >= 0 ? cityPoint(cursor_city()) : routePoint(std::max(0, cursor_route()));
    if (!boundingRect().adjusted(40, 40, -40, -40).contains(now)) glide_to(at.to_board(now), zoom());
}

}  // namespace railref::app
