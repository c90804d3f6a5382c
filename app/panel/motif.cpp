#include "app/panel/motif.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <vector>

namespace railref::app {

Motif motif_of(maps::PlayerColour colour) {
    using enum maps::PlayerColour;
    switch (colour) {
        case red:
            return Motif::line;
        case blue:
            return Motif::bars;
        case green:
            return Motif::dots;
        case yellow:
            return Motif::slants;
        case black:
            return Motif::plain;
        case purple:
            return Motif::wave;
        case white:
            return Motif::rails;
    }
    return Motif::plain;
}

Motif motif_of(const QString& source) {
    if (source == QStringLiteral("tickets")) return Motif::slants;
    if (source == QStringLiteral("stations")) return Motif::dots;
    if (source == QStringLiteral("bonus")) return Motif::bars;
    return Motif::plain;
}

namespace {

/// Middles of as many pieces, each about `step` long, as fill the strip.
std::vector<double> along(const QRectF& strip, double step) {
    const int count = std::max(2, static_cast<int>(std::lround(strip.width() / step)));
    std::vector<double> middles;
    for (int i = 0; i < count; ++i) middles.push_back(strip.left() + strip.width() * (i + 0.5) / count);
    return middles;
}

QPolygonF zigzag(const QRectF& strip) {
    QPolygonF points;
    const auto middles = along(strip, strip.height() * 0.9);
    for (std::size_t i = 0; i < middles.size(); ++i)
        points += QPointF(middles[i], i % 2 == 0 ? strip.bottom() : strip.top());
    return points;
}

}  // namespace

void paint_motif(QPainter& painter, const QRectF& strip, Motif motif, const QColor& ink) {
    const double h = strip.height();
    const double y = strip.center().y();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, h * 0.36, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    switch (motif) {
        case Motif::plain:
            return;
        case Motif::line:
            return painter.drawLine(QPointF(strip.left(), y), QPointF(strip.right(), y));
        case Motif::rails:
            for (const double side : {-0.36, 0.36})
                painter.drawLine(QPointF(strip.left(), y + side * h), QPointF(strip.right(), y + side * h));
            return;
        case Motif::bars:
            for (const double x : along(strip, h * 1.3))
                painter.drawLine(QPointF(x, strip.top()), QPointF(x, strip.bottom()));
            return;
        case Motif::slants:
            for (const double x : along(strip, h * 1.2))
                painter.drawLine(QPointF(x - h * 0.4, strip.bottom()), QPointF(x + h * 0.4, strip.top()));
            return;
        case Motif::wave:
            return painter.drawPolyline(zigzag(strip));
        case Motif::dots:
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            for (const double x : along(strip, h * 1.5)) painter.drawEllipse(QPointF(x, y), h * 0.4, h * 0.4);
            return;
    }
}

}  // namespace railref::app
