#pragma once

#include <QByteArray>
#include <QPainter>
#include <QString>

#include "app/referee/dudu/dudu_session.h"

namespace railref::app {

/// The scoresheet of 火車嘟嘟 on one upright A4 page, in the units of app/panel/sheet_painter.h: the board as it lies, the
/// table with its bars, every number's proof in brief. A game without players gets an empty page.
void paint_dudu_sheet(QPainter& painter, const DuduSession& session, const QString& date);

[[nodiscard]] QByteArray dudu_sheet_pdf(const DuduSession& session, const QString& date);
[[nodiscard]] QByteArray dudu_sheet_png(const DuduSession& session, const QString& date);

}  // namespace railref::app
