#pragma once

#include <QPainter>

#include "app/panel/board_frame.h"
#include "app/panel/drawing.h"

/// Draws a board from the facts in maps/; nothing here is taken from printed art.
namespace railref::app {

/// All that rests: photo, map, routes, cities, names. `word_px` is the height of a city's name.
void paint_board(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, double word_px);

/// What moves: the proof with the first `progress` (0..1) of its trains, the selected place, doubts.
void paint_marks(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, double word_px, double progress);

}  // namespace railref::app
