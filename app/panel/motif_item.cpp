#include "app/panel/motif_item.h"

#include "app/panel/motif.h"

namespace railref::app {

MotifItem::MotifItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &MotifItem::changed, this, [this] { update(); });
}

void MotifItem::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(boundingRect());
    paint_motif(*painter, boundingRect(),
                owner_ < 0 ? motif_of(source_) : motif_of(static_cast<maps::PlayerColour>(owner_)), ink_);
}

}  // namespace railref::app
