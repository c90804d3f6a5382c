#pragma once

#include <QByteArray>
#include <QPainter>
#include <QString>
#include <functional>

#include "app/panel/score_words.h"
#include "maps/result.h"
#include "scoring/scoresheet.h"

namespace railref::app {

/// What a scoresheet on paper says.
struct Sheet {
    scoring::Game game;
    scoring::Scoresheet scores;
    Standing standing = Standing::settled;
    QString date;  ///< of the game, in the reader's language; may be empty
};

/// One A4 page, upright: the board as it lay, the table with its bars, the proof of every number in brief. The paper is
/// `width` x `height` units large, a tenth of a millimetre each; the painter's window is set to it.
namespace paper {
constexpr int width = 2100;
constexpr int height = 2970;
constexpr double margin = 120;
constexpr double inner = width - 2 * margin;
}  // namespace paper
void paint_sheet(QPainter& painter, const Sheet& sheet);

/// A page as a file's bytes: A4 with its words kept as text; or a picture of 200 dots an inch. `paint` draws in the
/// paper's units.
[[nodiscard]] QByteArray page_pdf(const QString& title, const std::function<void(QPainter&)>& paint);
[[nodiscard]] QByteArray page_png(const std::function<void(QPainter&)>& paint);

/// The sheet as a file's bytes: one A4 page, its words kept as text; or a picture of 200 dots an inch.
[[nodiscard]] QByteArray sheet_pdf(const Sheet& sheet);
[[nodiscard]] QByteArray sheet_png(const Sheet& sheet);

}  // namespace railref::app
