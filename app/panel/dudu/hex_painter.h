#pragma once

#include <QPainter>

#include "app/panel/dudu/hex_drawing.h"
#include "app/panel/dudu/hex_frame.h"

namespace railref::app {

/// Draws a hex map: the photo under it, terrain, buildings with their openings, tracks, trains, factories, and what is
/// said about them.
void paint_hex_board(QPainter& painter, const HexDrawing& drawing, const HexFrame& frame);

}  // namespace railref::app
