#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "maps/dudu/hex_map.h"

namespace railref::app {

using maps::dudu::Hex;
using maps::dudu::Side;

/// The lattice in hex widths, as in maps/dudu/README.md.
[[nodiscard]] QPointF lattice_centre(Hex hex);
[[nodiscard]] Hex lattice_hex(QPointF at);
/// What is shown of a whole map, in hex widths: its hexes and a margin.
[[nodiscard]] QRectF lattice_bounds(const maps::dudu::HexMapDraft& map);
/// What a photo seen from above covers: the map's face (maps/dudu/hex_face.h), also of a map that is not yet sound.
[[nodiscard]] QRectF face_bounds(const maps::dudu::HexMapDraft& map);
/// One hex with what touches it.
[[nodiscard]] QRectF lattice_bounds(Hex hex);

/// Where a part of the lattice lies on the screen: hex widths to pixels of the item and back.
class HexFrame {
public:
    /// `part` fills `size` at zoom 1; `centre` (a fraction of the part) is in the item's middle, held where no more
    /// empty space than needed is seen.
    HexFrame(const QRectF& part, QSizeF size, double zoom = 1, QPointF centre = {0.5, 0.5});

    [[nodiscard]] double hex_px() const { return scale_; }  ///< width of a hex
    [[nodiscard]] QPointF to_item(QPointF lattice) const { return origin_ + lattice * scale_; }
    [[nodiscard]] QPointF to_lattice(QPointF item) const { return (item - origin_) / scale_; }
    [[nodiscard]] QRectF to_item(const QRectF& lattice) const;
    [[nodiscard]] QPointF centre(Hex hex) const { return to_item(lattice_centre(hex)); }
    /// `out`: 1 is the side's middle, 0 the hex's.
    [[nodiscard]] QPointF towards(Hex hex, Side side, double out = 1) const;
    /// The corner clockwise after the side; `out` as above.
    [[nodiscard]] QPointF corner(Hex hex, Side side, double out = 1) const;
    [[nodiscard]] QPolygonF outline(Hex hex, double out = 1) const;

    [[nodiscard]] Hex hex_at(QPointF item) const { return lattice_hex(to_lattice(item)); }
    [[nodiscard]] Side side_at(Hex hex, QPointF item) const;
    /// From the hex's middle: 0, to a side's: 1.
    [[nodiscard]] double distance_from_middle(Hex hex, QPointF item) const;

private:
    QPointF origin_;
    double scale_ = 1;
};

}  // namespace railref::app
