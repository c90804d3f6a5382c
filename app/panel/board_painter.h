#pragma once

#include <QPainter>

#include "app/panel/board_frame.h"
#include "app/panel/drawing.h"

/// Draws a board from the facts in maps/; nothing here is taken from printed art.
namespace railref::app {

/// The drawn board: map, routes, cities, names. `word_px` is the height of a city's name. Only what touches `part`
/// (pixels) is drawn; a null rectangle is everything. May run on any thread.
void paint_board(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, double word_px,
                 const QRectF& part = {});

/// The photo in the same place, every claimed route and station outlined with its owner's colour and letter.
void paint_photo(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, const QRectF& part = {});

/// What moves: the proof with the first `progress` (0..1) of its trains, the selected place, doubts, warnings.
void paint_marks(QPainter& painter, const Drawing& drawing, const BoardFrame& frame, double word_px, double progress);

/// All that is drawn for a route or for a city and its station, in pixels; names left out.
[[nodiscard]] QRectF extent(const maps::Route& route, const BoardFrame& frame);
[[nodiscard]] QRectF extent(const maps::City& city, const BoardFrame& frame);
/// The same with the rings and signs that mark it.
[[nodiscard]] QRectF marked_extent(const maps::Route& route, const BoardFrame& frame);
[[nodiscard]] QRectF marked_extent(const maps::City& city, const BoardFrame& frame);
[[nodiscard]] QRectF marked_extent(int square, const BoardFrame& frame);

}  // namespace railref::app
