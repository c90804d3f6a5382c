#include "app/panel/picture_item.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace railref::app {

PictureItem::PictureItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &PictureItem::changed, this, [this] { update(); });
}

void PictureItem::set_image(const QImage& image) {
    if (image.cacheKey() == image_.cacheKey()) return;
    image_ = image;
    emit changed();
}

void PictureItem::set_region(const QRectF& region) {
    if (region == region_) return;
    region_ = region;
    emit changed();
}

void PictureItem::paint(QPainter* painter) {
    if (image_.isNull() || width() < 1 || height() < 1) return;
    const QSizeF whole = image_.size();
    QRectF part = region_.isEmpty() ? QRectF(QPointF(), whole)
                                    : QRectF(region_.x() * whole.width(), region_.y() * whole.height(),
                                             region_.width() * whole.width(), region_.height() * whole.height());
    // Widen the part to the item's shape: nothing of it is cut away.
    const double scale = std::min(width() / part.width(), height() / part.height());
    const QPointF middle = part.center();
    part.setSize(QSizeF(width() / scale, height() / scale));
    part.moveCenter(middle);
    // At the edge of the image rather aside than beyond.
    if (part.width() <= whole.width()) part.moveLeft(std::clamp(part.left(), 0.0, whole.width() - part.width()));
    if (part.height() <= whole.height()) part.moveTop(std::clamp(part.top(), 0.0, whole.height() - part.height()));
    QPainterPath frame;
    frame.addRoundedRect(boundingRect(), radius_, radius_);
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter->setClipPath(frame);
    painter->drawImage(boundingRect(), image_, part);
    const QTransform to_item = QTransform::fromTranslate(-part.x(), -part.y()) *
                               QTransform::fromScale(width() / part.width(), height() / part.height());
    QPainterPath around;
    for (const QVariant& polygon : outline_) {
        QPainterPath one;
        one.addPolygon(
            (QTransform::fromScale(whole.width(), whole.height()) * to_item).map(polygon.value<QPolygonF>()));
        one.closeSubpath();
        around = around.united(one);
    }
    painter->setBrush(Qt::NoBrush);
    painter->strokePath(around, QPen(QColor(255, 255, 255, 200), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->strokePath(around, QPen(outline_colour_, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace railref::app
