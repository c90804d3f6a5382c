#pragma once

#include <QPainter>
#include <QString>

#include "maps/board_map.h"

/// What tells colours apart for people who do not see them, and on a page printed in black and white: one quiet motif
/// for each, drawn along a strip.
namespace railref::app {

enum class Motif { plain, line, bars, dots, slants, wave, rails };

[[nodiscard]] Motif motif_of(maps::PlayerColour colour);
/// Of a source of points: "routes", "tickets", "stations" or "bonus".
[[nodiscard]] Motif motif_of(const QString& source);

/// The strip is longer than it is high; the motif repeats along it and fills its height.
void paint_motif(QPainter& painter, const QRectF& strip, Motif motif, const QColor& ink);

}  // namespace railref::app
