#include "app/panel/dudu/hex_board_item.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/panel/dudu/hex_painter.h"
#include "app/panel/language.h"
#include "app/panel/palette.h"

namespace railref::app {

namespace {

/// Nearer to a hex's middle than this no side is meant.
constexpr double middle_reach = 0.42;

}  // namespace

QVariant hex_variant(const std::optional<Hex>& hex) { return hex ? QVariant(QPoint(hex->q, hex->r)) : QVariant(); }

std::optional<Hex> hex_of(const QVariant& point) {
    if (!point.isValid() || point.isNull() || !point.canConvert<QPointF>()) return {};
    const QPoint at = point.toPointF().toPoint();
    return Hex{at.x(), at.y()};
}

HexBoardItem::HexBoardItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(&Language::now(), &Language::changed, this, [this] { update(); });
    connect(this, &HexBoardItem::drawing_changed, this, [this] { update(); });
}

void HexBoardItem::paint(QPainter* painter) {
    if (width() < 2 || height() < 2) return;
    painter->setRenderHint(QPainter::Antialiasing);
    const Palette& colours = palette(drawing_.dark);
    QPainterPath sheet;
    sheet.addRoundedRect(QRectF(QPointF(), size()), corner_radius_, corner_radius_);
    if (!only_) painter->fillPath(sheet, colours.map);
    painter->setClipPath(sheet);
    paint_hex_board(*painter, drawing_, frame());
}

QRectF HexBoardItem::part() const {
    if (only_) return lattice_bounds(*only_);
    return drawing_.scene.is_empty() ? QRectF(0, 0, 1, 1) : lattice_bounds(*drawing_.scene.map);
}

HexFrame HexBoardItem::frame() const { return {part(), size(), zoom_, centre_}; }

double HexBoardItem::aspect() const {
    const QRectF shown = part();
    return shown.width() / shown.height();
}

bool HexBoardItem::on_map(Hex hex) const {
    return !drawing_.scene.is_empty() && drawing_.scene.map->hexes.contains(hex);
}

// ---- fingers

void HexBoardItem::tap(double x, double y) {
    const HexFrame at = frame();
    const Hex hex = only_.value_or(at.hex_at({x, y}));
    if (!on_map(hex)) return emit nothingTapped(hex.q, hex.r);
    const Side side = at.side_at(hex, {x, y});
    emit hexTapped(hex.q, hex.r, static_cast<int>(index(side)), at.distance_from_middle(hex, {x, y}) < middle_reach);
}

QPoint HexBoardItem::hexUnder(double x, double y) const {
    const Hex hex = frame().hex_at({x, y});
    return {hex.q, hex.r};
}

void HexBoardItem::beginStretch(double x, double y) {
    const HexFrame at = frame();
    const Hex hex = only_.value_or(at.hex_at({x, y}));
    if (on_map(hex)) pen_.begin(hex, at.side_at(hex, {x, y}), at.distance_from_middle(hex, {x, y}) < middle_reach);
    moveStretch(x, y);
}

void HexBoardItem::moveStretch(double x, double y) {
    const HexFrame at = frame();
    const Hex hex = only_.value_or(at.hex_at({x, y}));
    if (on_map(hex)) pen_.move(hex, at.side_at(hex, {x, y}), at.distance_from_middle(hex, {x, y}) < middle_reach);
    if (!pen_.drawing() || drawing_.marks.strokes == pen_.strokes()) return;
    drawing_.marks.strokes = pen_.strokes();
    drawing_.marks.stroke_tone = HexTone::doubt;
    update();
}

void HexBoardItem::endStretch() {
    if (!pen_.drawing()) return;
    const HexStretch drawn{pen_.strokes()};
    pen_.end();
    if (!drawn.strokes.empty()) emit stretchDrawn(drawn);
}

// ---- the view

void HexBoardItem::show_at(QPointF centre, double zoom) {
    zoom_ = std::clamp(zoom, 1.0, 8.0);
    centre_ = centre;
    centre_ = frame().held_centre();
    update();
    emit view_changed();
}

void HexBoardItem::zoomAt(double x, double y, double factor) {
    const QPointF before = frame().to_lattice({x, y});
    const QPointF held = centre_;
    zoom_ = std::clamp(zoom_ * factor, 1.0, 8.0);
    const QPointF after = frame().to_lattice({x, y});
    const QRectF shown = part();
    const QPointF moved((before.x() - after.x()) / shown.width(), (before.y() - after.y()) / shown.height());
    show_at(held + moved, zoom_);
}

void HexBoardItem::moveBy(double dx, double dy) {
    const QRectF shown = frame().to_item(part());
    show_at(centre_ - QPointF(dx / shown.width(), dy / shown.height()), zoom_);
}

void HexBoardItem::showAll() { show_at({0.5, 0.5}, 1); }

void HexBoardItem::showHex(int q, int r, double zoom) {
    const QRectF shown = part();
    const QPointF at = lattice_centre({q, r}) - shown.topLeft();
    show_at({at.x() / shown.width(), at.y() / shown.height()}, zoom);
}

QPointF HexBoardItem::hexPoint(int q, int r, int side) const {
    if (side < 0) return frame().centre({q, r});
    return frame().towards({q, r}, maps::dudu::all_sides[static_cast<std::size_t>(side) % 6], 0.75);
}

// ---- keys

void HexBoardItem::step(int dx, int dy) {
    if (drawing_.scene.is_empty()) return;
    if (only_) {  // around the sides
        const int now = drawing_.cursor_side ? static_cast<int>(index(*drawing_.cursor_side)) : dx > 0 ? 5 : 1;
        const int turn = dx != 0 ? dx : dy;
        return move_cursor(only_, maps::dudu::all_sides[static_cast<std::size_t>((now + turn + 6) % 6)]);
    }
    const auto& hexes = drawing_.scene.map->hexes;
    if (!drawing_.cursor || !on_map(*drawing_.cursor)) {
        auto middle = hexes.begin();
        std::advance(middle, static_cast<std::ptrdiff_t>(hexes.size() / 2));
        return move_cursor(middle->first, {});
    }
    const Hex here = *drawing_.cursor;
    // Up and down by rows: to the hex above or below that lies nearest in x.
    const Hex next = dy == 0 ? Hex{here.q + dx, here.r} : Hex{here.q + (dy < 0 ? here.r & 1 : -(~here.r & 1)), here.r + dy};
    if (on_map(next)) return move_cursor(next, {});
    const Hex other{2 * here.q + (dy < 0 ? 1 : -1) - next.q, next.r};
    if (dy != 0 && on_map(other)) move_cursor(other, {});
}

void HexBoardItem::press() {
    if (!drawing_.cursor) return;
    const auto side = drawing_.cursor_side;
    emit hexTapped(drawing_.cursor->q, drawing_.cursor->r, side ? static_cast<int>(index(*side)) : 0, !side);
}

void HexBoardItem::keyPressEvent(QKeyEvent* event) {
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
            if (drawing_.cursor) return press();
            break;
        default:
            break;
    }
    QQuickPaintedItem::keyPressEvent(event);
}

void HexBoardItem::focusOutEvent(QFocusEvent* event) {
    move_cursor({}, {});
    QQuickPaintedItem::focusOutEvent(event);
}

void HexBoardItem::move_cursor(std::optional<Hex> hex, std::optional<Side> side) {
    if (drawing_.cursor == hex && drawing_.cursor_side == side) return;
    drawing_.cursor = hex;
    drawing_.cursor_side = side;
    update();
    emit cursor_changed();
}

// ---- what is drawn

void HexBoardItem::changed() { emit drawing_changed(); }

void HexBoardItem::set_scene(const HexScene& scene) {
    const bool other = drawing_.scene.map != scene.map;
    if (!other && drawing_.scene == scene) return;
    drawing_.scene = scene;
    if (other && zoom_ == 1) centre_ = {0.5, 0.5};
    changed();
}

void HexBoardItem::set_marks(const HexMarks& marks) { set(drawing_.marks, marks); }
QVariant HexBoardItem::selected() const { return hex_variant(drawing_.selected); }
void HexBoardItem::set_selected(const QVariant& hex) { set(drawing_.selected, hex_of(hex)); }
QVariant HexBoardItem::only() const { return hex_variant(only_); }
void HexBoardItem::set_only(const QVariant& hex) { set(only_, hex_of(hex)); }
QVariant HexBoardItem::cursor() const { return hex_variant(drawing_.cursor); }
void HexBoardItem::set_blend(double blend) { set(drawing_.blend, blend); }
void HexBoardItem::set_dark(bool dark) { set(drawing_.dark, dark); }

void HexBoardItem::set_photo(const QImage& photo) {
    if (photo.cacheKey() == drawing_.photo.cacheKey()) return;
    drawing_.photo = photo;
    changed();
}

}  // namespace railref::app
