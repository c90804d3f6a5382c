#include "app/panel/dudu/hex_frame.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace railref::app {

namespace {

const double row_height = std::sqrt(3.0) / 2;
const double corner_distance = 1 / std::sqrt(3.0);  ///< from the middle, hex widths

QPointF direction(double turns) {
    const double angle = 2 * std::numbers::pi * turns;
    return {std::cos(angle), std::sin(angle)};
}

double length(QPointF vector) { return std::hypot(vector.x(), vector.y()); }

/// The part's middle stays as near as wanted, but no more of the room beside the part is shown than must be.
double held(double centre, double visible) {
    return visible >= 1 ? 0.5 : std::clamp(centre, visible / 2, 1 - visible / 2);
}

}  // namespace

QPointF lattice_centre(Hex hex) { return {hex.q + hex.r / 2.0, hex.r * row_height}; }

Hex lattice_hex(QPointF at) {
    const double r = at.y() / row_height;
    const Hex near{static_cast<int>(std::floor(at.x() - r / 2)), static_cast<int>(std::floor(r))};
    Hex best = near;
    for (const Hex hex : {near, Hex{near.q + 1, near.r}, Hex{near.q, near.r + 1}, Hex{near.q + 1, near.r + 1}})
        if (length(lattice_centre(hex) - at) < length(lattice_centre(best) - at)) best = hex;
    return best;
}

QRectF lattice_bounds(Hex hex) {
    const QPointF middle = lattice_centre(hex);
    constexpr double reach = 0.66;
    return {middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

namespace {

QRectF around_hexes(const maps::dudu::HexMapDraft& map, double margin) {
    if (map.hexes.empty()) return {0, 0, 1, 1};
    QRectF bounds;
    for (const auto& [hex, terrain] : map.hexes) {
        const QPointF middle = lattice_centre(hex);
        bounds |= QRectF(middle.x() - 0.5, middle.y() - corner_distance, 1, 2 * corner_distance);
    }
    return bounds.adjusted(-margin, -margin, margin, margin);
}

}  // namespace

QRectF lattice_bounds(const maps::dudu::HexMapDraft& map) { return around_hexes(map, 0.25); }
QRectF face_bounds(const maps::dudu::HexMapDraft& map) { return around_hexes(map, 0.5); }

HexFrame::HexFrame(const QRectF& part, QSizeF size, double zoom, QPointF centre) {
    const double fit = std::min(size.width() / part.width(), size.height() / part.height());
    scale_ = std::max(0.01, fit * zoom);
    const QSizeF visible(size.width() / (part.width() * scale_), size.height() / (part.height() * scale_));
    const QPointF middle = part.topLeft() + QPointF(held(centre.x(), visible.width()) * part.width(),
                                                    held(centre.y(), visible.height()) * part.height());
    origin_ = QPointF(size.width() / 2, size.height() / 2) - middle * scale_;
}

QRectF HexFrame::to_item(const QRectF& lattice) const { return {to_item(lattice.topLeft()), lattice.size() * scale_}; }

QPointF HexFrame::towards(Hex hex, Side side, double out) const {
    return centre(hex) + direction(static_cast<double>(index(side)) / 6) * (scale_ / 2 * out);
}

QPointF HexFrame::corner(Hex hex, Side side, double out) const {
    return centre(hex) + direction(static_cast<double>(index(side)) / 6 + 1.0 / 12) * (scale_ * corner_distance * out);
}

QPolygonF HexFrame::outline(Hex hex, double out) const {
    QPolygonF polygon;
    for (const Side side : maps::dudu::all_sides) polygon += corner(hex, side, out);
    return polygon;
}

Side HexFrame::side_at(Hex hex, QPointF item) const {
    const QPointF away = item - centre(hex);
    const double turns = std::atan2(away.y(), away.x()) / (2 * std::numbers::pi) + 1;
    return maps::dudu::all_sides[static_cast<std::size_t>(std::lround(turns * 6)) % 6];
}

double HexFrame::distance_from_middle(Hex hex, QPointF item) const { return 2 * length(item - centre(hex)) / scale_; }

}  // namespace railref::app
