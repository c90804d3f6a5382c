#include "app/panel/board_item.h"

#include <QPainterPath>
#include <QQuickWindow>
#include <algorithm>

#include "app/panel/board_painter.h"
#include "app/panel/language.h"
#include "app/panel/palette.h"
#include "maps/load_map.h"

namespace railref::app {

BoardItem::BoardItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setOpaquePainting(true);
    settle_.setSingleShot(true);
    settle_.setInterval(90);
    connect(&settle_, &QTimer::timeout, this, &BoardItem::redraw);
    connect(&Language::now(), &Language::changed, this, &BoardItem::redraw);
}

void BoardItem::paint(QPainter* painter) {
    if (!drawing_.map || width() < 2 || height() < 2) return;
    const BoardFrame at = frame();
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    if (resting_.isNull()) {
        resting_ = QImage((size() * ratio).toSize(), QImage::Format_RGB32);
        resting_.setDevicePixelRatio(ratio);
        resting_board_ = at.board();
        const Palette& colours = palette(drawing_.dark);
        resting_.fill(on_card_ ? colours.card : colours.paper);
        QPainter resting(&resting_);
        resting.setRenderHint(QPainter::Antialiasing);
        QPainterPath sheet;
        sheet.addRoundedRect(boundingRect(), corner_radius_, corner_radius_);
        resting.fillPath(sheet, colours.map);
        resting.setClipPath(sheet);
        paint_board(resting, drawing_, at, word_px(at));
    }
    if (at.board() == resting_board_) {
        painter->drawImage(QPointF(0, 0), resting_);
    } else {
        const double scale = at.board().width() / resting_board_.width();
        painter->fillRect(boundingRect(), palette(drawing_.dark).map);
        painter->drawImage(QRectF(at.board().topLeft() - resting_board_.topLeft() * scale, size() * scale), resting_);
    }
    paint_marks(*painter, drawing_, at, word_px(at), progress_);
}

void BoardItem::tap(double x, double y) {
    if (!drawing_.map) return;
    const BoardFrame at = frame();
    constexpr double finger = 22;  // half of a touch target of 44 px
    const QPointF point(x, y);
    const double city_reach = std::clamp(at.width() * 0.014, 9.0, finger);
    if (cities_tappable_)
        if (const auto city = at.city_at(point, city_reach)) return emit cityTapped(static_cast<int>(*city));
    if (const auto route = at.route_at(point, finger)) return emit routeTapped(static_cast<int>(*route));
    emit nothingTapped();
}

void BoardItem::zoomAt(double x, double y, double factor) {
    if (!drawing_.map) return;
    const QPointF before = frame().to_board({x, y});
    zoom_ = std::clamp(zoom_ * factor, 1.0, 8.0);
    const QPointF after = frame().to_board({x, y});
    glide_to(centre_ + before - after, zoom_);
}

void BoardItem::moveBy(double dx, double dy) {
    if (!drawing_.map) return;
    const BoardFrame at = frame();
    glide_to(centre_ - QPointF(dx / at.board().width(), dy / at.board().height()), zoom_);
}

void BoardItem::showAll() { show_at({0.5, 0.5}, 1); }

void BoardItem::showRoute(int route, double zoom) {
    if (drawing_.map && route >= 0) show_at(frame().middle_of(static_cast<maps::RouteId>(route)), zoom);
}

void BoardItem::showCity(int city, double zoom) {
    if (!drawing_.map || city < 0) return;
    const maps::Point at = drawing_.map->city(static_cast<maps::CityId>(city)).centre;
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
    if (other_map) {
        drawing_.proof = {};
        drawing_.selected_route.reset();
        drawing_.selected_city.reset();
        drawing_.doubtful_routes.clear();
        drawing_.doubtful_cities.clear();
        drawing_.photo = {};
    }
    drawing_.map = ownership.map;
    drawing_.position = ownership.position;
    redraw();
    if (other_map) emit map_changed();
}

void BoardItem::set_proof(const Proof& proof) {
    if (proof == drawing_.proof) return;
    drawing_.proof = proof;
    redraw();
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
    redraw();
}

namespace {

template <class Id>
QList<int> to_list(const std::vector<Id>& ids) {
    QList<int> list;
    for (const Id id : ids) list.push_back(static_cast<int>(id));
    return list;
}

template <class Id>
std::vector<Id> from_list(const QList<int>& list) {
    std::vector<Id> ids;
    for (const int id : list) ids.push_back(static_cast<Id>(id));
    return ids;
}

}  // namespace

QList<int> BoardItem::doubtful_routes() const { return to_list(drawing_.doubtful_routes); }
QList<int> BoardItem::doubtful_cities() const { return to_list(drawing_.doubtful_cities); }

void BoardItem::set_doubtful_routes(const QList<int>& routes) {
    drawing_.doubtful_routes = from_list<maps::RouteId>(routes);
    emit drawing_changed();
    update();
}

void BoardItem::set_doubtful_cities(const QList<int>& cities) {
    drawing_.doubtful_cities = from_list<maps::CityId>(cities);
    emit drawing_changed();
    update();
}

void BoardItem::set_photo(const QImage& photo) {
    if (photo.cacheKey() == drawing_.photo.cacheKey()) return;
    drawing_.photo = photo;
    redraw();
}

void BoardItem::set_blend(double blend) {
    if (blend == drawing_.blend) return;
    drawing_.blend = blend;
    redraw();
}

void BoardItem::set_dark(bool dark) {
    if (dark == drawing_.dark) return;
    drawing_.dark = dark;
    redraw();
}

void BoardItem::set_names(bool names) {
    if (names == drawing_.names) return;
    drawing_.names = names;
    redraw();
}

void BoardItem::set_word_scale(double scale) {
    if (scale == word_scale_) return;
    word_scale_ = scale;
    redraw();
}

void BoardItem::set_corner_radius(double radius) {
    if (radius == corner_radius_) return;
    corner_radius_ = radius;
    redraw();
}

double BoardItem::aspect() const { return drawing_.map ? drawing_.map->aspect() : 1.5; }

void BoardItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size()) redraw();
}

BoardFrame BoardItem::frame() const { return {*drawing_.map, size(), zoom_, centre_}; }

double BoardItem::word_px(const BoardFrame& frame) const {
    return std::clamp(frame.width() * 0.0132, 10.5 * word_scale_, 19.0 * word_scale_);
}

void BoardItem::redraw() {
    resting_ = {};
    emit drawing_changed();
    update();
}

void BoardItem::show_at(QPointF centre, double zoom) {
    resting_ = {};
    glide_to(centre, zoom);
}

void BoardItem::glide_to(QPointF centre, double zoom) {
    if (!drawing_.map) return;
    zoom_ = std::clamp(zoom, 1.0, 8.0);
    centre_ = centre;
    centre_ = frame().centre();
    settle_.start();
    emit view_changed();
    update();
}

}  // namespace railref::app
