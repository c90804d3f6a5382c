#include "app/panel/dudu/hex_board_item.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "app/panel/dudu/hex_painter.h"
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

HexBoardItem::HexBoardItem(QQuickItem* parent) : LayeredItem(parent) { setOpaquePainting(true); }

LayeredItem::Ground HexBoardItem::ground() const {
    const HexFrame at = frame();
    const QColor nothing(Qt::transparent);
    Ground ground{[drawing = drawing_, at](QPainter& painter, const QRectF& part) {
                      paint_hex_board(painter, drawing, at, part);
                  },
                  {},
                  place(),
                  only_ ? nothing : palette(drawing_.dark).map,
                  only_ ? nothing : colour_around(drawing_.dark)};
    if (has_photo())
        ground.photo = [drawing = drawing_, at](QPainter& painter, const QRectF& part) {
            paint_hex_photo(painter, drawing, at, part);
        };
    return ground;
}

void HexBoardItem::paint_marks(QPainter& painter) { paint_hex_marks(painter, drawing_, frame()); }

QRectF HexBoardItem::part() const {
    if (only_) return lattice_bounds(*only_);
    return drawing_.scene.is_empty() ? QRectF(0, 0, 1, 1) : lattice_bounds(*drawing_.scene.map);
}

HexFrame HexBoardItem::frame() const { return {part(), size(), zoom(), centre()}; }

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

void HexBoardItem::zoomAt(double x, double y, double factor) {
    if (!only_) LayeredItem::zoomAt(x, y, factor);
}

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
    const Hex next =
        dy == 0 ? Hex{here.q + dx, here.r} : Hex{here.q + (dy < 0 ? here.r & 1 : -(~here.r & 1)), here.r + dy};
    if (on_map(next)) return move_cursor(next, {});
    const Hex other{2 * here.q + (dy < 0 ? 1 : -1) - next.q, next.r};
    if (dy != 0 && on_map(other)) move_cursor(other, {});
}

bool HexBoardItem::press() {
    if (!drawing_.cursor) return false;
    const auto side = drawing_.cursor_side;
    emit hexTapped(drawing_.cursor->q, drawing_.cursor->r, side ? static_cast<int>(index(*side)) : 0, !side);
    return true;
}

void HexBoardItem::hideCursor() { move_cursor({}, {}); }

void HexBoardItem::move_cursor(std::optional<Hex> hex, std::optional<Side> side) {
    if (drawing_.cursor == hex && drawing_.cursor_side == side) return;
    drawing_.cursor = hex;
    drawing_.cursor_side = side;
    update();
    emit cursor_changed();
}

// ---- what is drawn

void HexBoardItem::set_scene(const HexScene& scene) {
    if (drawing_.scene == scene) return;
    const HexScene before = std::exchange(drawing_.scene, scene);
    if (before.is_empty() || scene.is_empty() || lattice_bounds(*before.map) != lattice_bounds(*scene.map)) {
        redraw();
        emit map_changed();
    } else if (before.map != scene.map) {
        redraw_softly();
    } else {
        mend_where_not(before.board);
    }
}

namespace {

/// Where the one list holds what the other does not.
template <class Piece>
void add_differences(const std::vector<Piece>& a, const std::vector<Piece>& b, std::set<Hex>& hexes) {
    const auto add = [&hexes](const std::vector<Piece>& these, const std::vector<Piece>& others) {
        for (const Piece& piece : these)
            if (std::ranges::find(others, piece) == others.end()) hexes.insert(piece.hex);
    };
    add(a, b);
    add(b, a);
}

}  // namespace

void HexBoardItem::mend_where_not(const scoring::dudu::BoardDraft& before) {
    const scoring::dudu::BoardDraft& now = drawing_.scene.board;
    std::set<Hex> hexes;
    add_differences(before.tracks, now.tracks, hexes);
    add_differences(before.trains, now.trains, hexes);
    add_differences(before.factories, now.factories, hexes);
    std::vector<QRectF> parts;
    for (const Hex hex : hexes) parts.push_back(extent(hex, frame()));
    mend(parts);
}

void HexBoardItem::set_marks(const HexMarks& marks) {
    if (drawing_.marks == marks) return;
    const bool same_ground = drawing_.marks.tinted == marks.tinted;
    drawing_.marks = marks;
    if (!same_ground) return redraw_softly();
    emit drawing_changed();
    update();
}

QVariant HexBoardItem::selected() const { return hex_variant(drawing_.selected); }

void HexBoardItem::set_selected(const QVariant& hex) {
    if (drawing_.selected == hex_of(hex)) return;
    drawing_.selected = hex_of(hex);
    emit drawing_changed();
    update();
}

QVariant HexBoardItem::only() const { return hex_variant(only_); }

void HexBoardItem::set_only(const QVariant& hex) {
    if (only_ == hex_of(hex)) return;
    only_ = hex_of(hex);
    setOpaquePainting(!only_);
    redraw();
    emit map_changed();
}

QVariant HexBoardItem::cursor() const { return hex_variant(drawing_.cursor); }

}  // namespace railref::app
