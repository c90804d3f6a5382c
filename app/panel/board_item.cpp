#include "app/panel/board_item.h"

#include <QPainterPath>
#include <QQuickWindow>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "app/panel/board_painter.h"
#include "app/panel/language.h"
#include "app/panel/palette.h"
#include "maps/load_map.h"

namespace railref::app {

BoardItem::BoardItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setOpaquePainting(true);
    settle_.setSingleShot(true);
    settle_.setInterval(90);
    connect(&settle_, &QTimer::timeout, this, &BoardItem::redraw_aside);
    connect(&Language::now(), &Language::changed, this, &BoardItem::redraw);
    connect(&work_, &QFutureWatcherBase::finished, this, &BoardItem::take_layers);
}

BoardItem::~BoardItem() { work_.waitForFinished(); }

namespace {

void begin_layer(QPainter& painter, QSizeF size, double corner_radius, const QColor& around, const QColor& ground) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole(QPointF(), size);
    painter.fillRect(whole, around);
    QPainterPath sheet;
    sheet.addRoundedRect(whole, corner_radius, corner_radius);
    painter.fillPath(sheet, ground);
    painter.setClipPath(sheet, Qt::IntersectClip);
}

}  // namespace

QImage BoardItem::paint_layer(const Sheet& sheet, Paint paint) {
    QImage layer((sheet.size * sheet.ratio).toSize(), QImage::Format_RGB32);
    layer.setDevicePixelRatio(sheet.ratio);
    layer.fill(sheet.around);  // also the last part of a pixel
    QPainter painter(&layer);
    begin_layer(painter, sheet.size, sheet.corner_radius, sheet.around, palette(sheet.drawing.dark).map);
    paint(painter, sheet, {});
    return layer;
}

void BoardItem::mend(QImage& layer, const Sheet& sheet, Paint paint, const QRectF& part) {
    QPainter painter(&layer);
    painter.setClipRect(part);
    begin_layer(painter, sheet.size, sheet.corner_radius, sheet.around, palette(sheet.drawing.dark).map);
    paint(painter, sheet, part);
}

namespace {

constexpr auto paint_drawn = [](QPainter& painter, const auto& sheet, const QRectF& part) {
    paint_board(painter, sheet.drawing, sheet.frame, sheet.word_px, part);
};
constexpr auto paint_the_photo = [](QPainter& painter, const auto& sheet, const QRectF& part) {
    paint_photo(painter, sheet.drawing, sheet.frame, part);
};

}  // namespace

BoardItem::Sheet BoardItem::sheet() const {
    const BoardFrame at = frame();
    const Palette& colours = palette(drawing_.dark);
    return {drawing_,
            at,
            size(),
            window() ? window()->effectiveDevicePixelRatio() : 1,
            word_px(at),
            corner_radius_,
            on_card_ ? colours.card : colours.paper};
}

void BoardItem::fill_layers() {
    if (!layers_.drawn.isNull()) return;
    const Sheet what = sheet();
    layers_ = {paint_layer(what, paint_drawn), {}, what.frame.board()};
    stale_ = {};
    if (blend_ < 1 && !drawing_.photo.isNull()) layers_.photo = paint_layer(what, paint_the_photo);
}

void BoardItem::draw_layers(QPainter& painter, const QRectF& board) const {
    const double scale = board.width() / layers_.board.width();
    const QRectF target(board.topLeft() - layers_.board.topLeft() * scale, size() * scale);
    const auto draw = [&](const QImage& layer) {
        if (board == layers_.board)
            painter.drawImage(QPointF(0, 0), layer);
        else
            painter.drawImage(target, layer);
    };
    if (board != layers_.board) painter.fillRect(boundingRect(), palette(drawing_.dark).map);
    const bool photo = blend_ < 1 && !layers_.photo.isNull();
    if (photo) draw(layers_.photo);
    if (photo) painter.setOpacity(blend_);
    if (!photo || blend_ > 0) draw(layers_.drawn);
    painter.setOpacity(1);
}

void BoardItem::paint(QPainter* painter) {
    if (!drawing_.map || width() < 2 || height() < 2) return;
    fill_layers();
    const BoardFrame at = frame();
    draw_layers(*painter, at.board());
    paint_marks(*painter, drawing_, at, word_px(at), progress_);
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

void BoardItem::showAll() {
    if (drawing_.map) show_at({0.5, 0.5}, 1);
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
        mend_layers(before);
    if (other_map) emit map_changed();
}

/// A few places that changed hands are painted over; many are quicker drawn anew. What is on the screen stays there
/// meanwhile.
void BoardItem::mend_layers(const std::optional<scoring::Position>& before) {
    const BoardFrame at = frame();
    for (std::size_t i = 0; i < drawing_.map->routes().size(); ++i)
        if (const auto id = static_cast<maps::RouteId>(i); before->owner(id) != drawing_.position->owner(id))
            stale_.parts.push_back(extent(drawing_.map->routes()[i], at).toAlignedRect());
    for (std::size_t i = 0; i < drawing_.map->cities().size(); ++i)
        if (const auto id = static_cast<maps::CityId>(i); before->station(id) != drawing_.position->station(id))
            stale_.parts.push_back(extent(drawing_.map->cities()[i], at).toAlignedRect());
    constexpr std::size_t few = 8;
    stale_.all = stale_.all || stale_.parts.size() > few;
    redraw_aside();
    emit drawing_changed();
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

void BoardItem::set_photo(const QImage& photo) {
    if (photo.cacheKey() == drawing_.photo.cacheKey()) return;
    drawing_.photo = photo;
    redraw();
}

void BoardItem::set_blend(double blend) {
    if (blend == blend_) return;
    blend_ = blend;
    if (layers_.photo.isNull()) redraw_aside();
    emit drawing_changed();
    update();
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

BoardFrame BoardItem::frame() const {
    // All of the score track or none of it: the board stands still while squares come and go.
    std::vector<int> squares;
    if (!drawing_.warned.squares.empty() || !drawing_.doubtful.squares.empty())
        squares.resize(drawing_.map->score_track().size());
    std::iota(squares.begin(), squares.end(), 0);
    return {*drawing_.map, size(), zoom_, centre_, squares};
}

double BoardItem::word_px(const BoardFrame& frame) const {
    return std::clamp(frame.width() * 0.0132, 10.5 * word_scale_, 19.0 * word_scale_);
}

void BoardItem::redraw() {
    ++era_;
    layers_ = {};
    settle_.start();  // the photo is drawn ahead, for whoever blends it in
    emit drawing_changed();
    update();
}

void BoardItem::redraw_softly() {
    stale_.all = true;
    redraw_aside();
    emit drawing_changed();
    update();
}

bool BoardItem::layers_are_current() const {
    if (width() < 2 || height() < 2) return true;  // there is nothing to see
    return !stale_.all && stale_.parts.empty() && layers_.board == frame().board() &&
           (drawing_.photo.isNull() || !layers_.photo.isNull());
}

namespace {

/// Drawing waits for no long work: reading photos and weighing doubts have the other pool.
QThreadPool& drawing_threads() {
    static QThreadPool pool;
    return pool;
}

}  // namespace

BoardItem::Painted BoardItem::paint_anew(const Sheet& sheet, int era) {
    const bool photo = !sheet.drawing.photo.isNull();
    return {{paint_layer(sheet, paint_drawn), photo ? paint_layer(sheet, paint_the_photo) : QImage(),
             sheet.frame.board()},
            QRectF(QPointF(), sheet.size),
            era};
}

BoardItem::Painted BoardItem::mended(Layers layers, const Sheet& sheet, const std::vector<QRectF>& parts, int era) {
    QRectF changed;
    for (const QRectF& part : parts) {
        mend(layers.drawn, sheet, paint_drawn, part);
        if (!layers.photo.isNull()) mend(layers.photo, sheet, paint_the_photo, part);
        changed |= part;
    }
    return {std::move(layers), changed, era};
}

void BoardItem::redraw_aside() {
    if (!drawing_.map || layers_.drawn.isNull() || in_work_ || layers_are_current()) return;
    in_work_ = true;
    const Stale stale = std::exchange(stale_, {});
    Sheet what = sheet();
    const bool anew = stale.all || layers_.board != what.frame.board() ||
                      layers_.photo.isNull() != drawing_.photo.isNull();
    work_.setFuture(QtConcurrent::run(
        &drawing_threads(), [what = std::move(what), layers = layers_, parts = stale.parts, anew, era = era_] {
            return anew ? paint_anew(what, era) : mended(layers, what, parts, era);
        }));
}

void BoardItem::take_layers() {
    if (!in_work_) return;
    in_work_ = false;
    if (Painted done = work_.result(); done.era == era_) {
        layers_ = std::move(done.layers);
        update(done.changed.toAlignedRect());
    }
    redraw_aside();  // something may have changed meanwhile
}

void BoardItem::settle() {
    while (drawing_.map && !layers_.drawn.isNull() && (in_work_ || !layers_are_current())) {
        redraw_aside();
        work_.waitForFinished();
        take_layers();
    }
}

void BoardItem::show_at(QPointF centre, double zoom) {
    glide_to(centre, zoom);
    redraw_aside();
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

void BoardItem::follow(BoardItem* other) {
    if (other && (other->zoom_ != zoom_ || other->centre_ != centre_)) glide_to(other->centre_, other->zoom_);
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

void BoardItem::press() {
    if (cursor_city() >= 0) return emit cityTapped(cursor_city());
    if (cursor_route() >= 0) emit routeTapped(cursor_route());
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
    if (zoom_ <= 1) return;
    const QPointF now = cursor_city() >= 0 ? cityPoint(cursor_city()) : routePoint(std::max(0, cursor_route()));
    if (!boundingRect().adjusted(40, 40, -40, -40).contains(now)) glide_to(at.to_board(now), zoom_);
}

void BoardItem::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return step(-1, 0);
        case Qt::Key_Right:
            return step(1, 0);
        case Qt::Key_Up:
            return step(0, -1);
        case Qt::Key_Down:
            return step(0, 1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            return press();
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoomAt(width() / 2, height() / 2, 1.4);
        case Qt::Key_Minus:
            return zoomAt(width() / 2, height() / 2, 1 / 1.4);
        default:
            event->ignore();
    }
}

void BoardItem::focusOutEvent(QFocusEvent* event) {
    hideCursor();
    QQuickPaintedItem::focusOutEvent(event);
}

}  // namespace railref::app
