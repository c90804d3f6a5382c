#pragma once

#include <QPainter>

#include "app/panel/dudu/hex_drawing.h"
#include "app/panel/dudu/hex_frame.h"

namespace railref::app {

/// Draws a hex map: terrain, buildings with their openings, tracks, trains, factories; what touches `part` (pixels),
/// everything where it is null.
void paint_hex_board(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame, const QRectF& part = {});
/// The photo, with what lies on the map outlined over it.
void paint_hex_photo(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame, const QRectF& part = {});
/// What is said about the map, on top of either.
void paint_hex_marks(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame);

/// All that is drawn for a hex, in pixels.
[[nodiscard]] QRectF extent(Hex hex, const HexFrame& frame);

}  // namespace railref::app
