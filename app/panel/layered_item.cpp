#include "app/panel/layered_item.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <utility>

#include "app/panel/language.h"
#include "app/panel/palette.h"

namespace railref::app {

namespace {

/// Drawing waits for no long work: reading photos and weighing doubts have the other pool.
QThreadPool& drawing_threads() {
    static QThreadPool pool;
    return pool;
}

}  // namespace

LayeredItem::LayeredItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    settle_.setSingleShot(true);
    settle_.setInterval(90);
    connect(&settle_, &QTimer::timeout, this, &LayeredItem::redraw_aside);
    connect(&Language::now(), &Language::changed, this, &LayeredItem::redraw);
    connect(&work_, &QFutureWatcherBase::finished, this, &LayeredItem::take_layers);
}

LayeredItem::~LayeredItem() { work_.waitForFinished(); }

const QColor& LayeredItem::colour_around(bool dark) const {
    const Palette& colours = palette(dark);
    return on_card_ ? colours.card : colours.paper;
}

// ---- painting, also on another thread

void LayeredItem::begin_layer(QPainter& painter, const Sheet& sheet) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole(QPointF(), sheet.size);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(whole, sheet.ground.around);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    QPainterPath rounded;
    rounded.addRoundedRect(whole, sheet.corner_radius, sheet.corner_radius);
    painter.fillPath(rounded, sheet.ground.ground);
    painter.setClipPath(rounded, Qt::IntersectClip);
}

QImage LayeredItem::paint_layer(const Sheet& sheet, const Paint& paint) {
    const bool opaque = sheet.ground.around.alpha() == 255;
    QImage layer((sheet.size * sheet.ratio).toSize(),
                 opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    layer.setDevicePixelRatio(sheet.ratio);
    layer.fill(sheet.ground.around);  // also the last part of a pixel
    QPainter painter(&layer);
    begin_layer(painter, sheet);
    paint(painter, {});
    return layer;
}

void LayeredItem::mend_layer(QImage& layer, const Sheet& sheet, const Paint& paint, const QRectF& part) {
    QPainter painter(&layer);
    painter.setClipRect(part);
    begin_layer(painter, sheet);
    paint(painter, part);
}

LayeredItem::Painted LayeredItem::paint_anew(const Sheet& sheet, int era) {
    const auto& [drawn, photo, place, ground, around] = sheet.ground;
    return {{paint_layer(sheet, drawn), photo ? paint_layer(sheet, photo) : QImage(), place, ground},
            QRectF(QPointF(), sheet.size),
            era};
}

LayeredItem::Painted LayeredItem::mended(Layers layers, const Sheet& sheet, const std::vector<QRectF>& parts, int era) {
    QRectF changed;
    for (const QRectF& part : parts) {
        mend_layer(layers.drawn, sheet, sheet.ground.drawn, part);
        if (!layers.photo.isNull()) mend_layer(layers.photo, sheet, sheet.ground.photo, part);
        changed |= part;
    }
    return {std::move(layers), changed, era};
}

LayeredItem::Sheet LayeredItem::sheet() const {
    return {ground(), size(), window() ? window()->effectiveDevicePixelRatio() : 1, corner_radius_};
}

// ---- a frame

void LayeredItem::fill_layers() {
    if (!layers_.drawn.isNull()) return;
    const Sheet what = sheet();
    layers_ = {paint_layer(what, what.ground.drawn), {}, what.ground.place, what.ground.ground};
    stale_ = {};
    if (blend_ < 1 && what.ground.photo) layers_.photo = paint_layer(what, what.ground.photo);
}

void LayeredItem::draw_layers(QPainter& painter) const {
    const QRectF now = place();
    const double scale = now.width() / layers_.place.width();
    const QRectF target(now.topLeft() - layers_.place.topLeft() * scale, size() * scale);
    const auto draw = [&](const QImage& layer) {
        if (now == layers_.place)
            painter.drawImage(QPointF(0, 0), layer);
        else
            painter.drawImage(target, layer);
    };
    if (now != layers_.place) painter.fillRect(boundingRect(), layers_.ground);
    const bool photo = blend_ < 1 && !layers_.photo.isNull();
    if (photo) draw(layers_.photo);
    if (photo) painter.setOpacity(blend_);
    if (!photo || blend_ > 0) draw(layers_.drawn);
    painter.setOpacity(1);
}

void LayeredItem::paint(QPainter* painter) {
    if (!has_ground() || width() < 2 || height() < 2) return;
    fill_layers();
    draw_layers(*painter);
    paint_marks(*painter);
}

void LayeredItem::set_blend(double blend) {
    if (blend == blend_) return;
    blend_ = blend;
    if (layers_.photo.isNull()) redraw_aside();
    emit drawing_changed();
    update();
}

void LayeredItem::set_corner_radius(double radius) { change(corner_radius_, radius); }

void LayeredItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size()) redraw();
}

// ---- what rests

void LayeredItem::redraw() {
    ++era_;
    layers_ = {};
    settle_.start();  // the photo is drawn ahead, for whoever blends it in
    emit drawing_changed();
    update();
}

void LayeredItem::change_photo(QImage& photo, const QImage& now) {
    if (now.cacheKey() == photo.cacheKey()) return;
    photo = now;
    photo.isNull() ? redraw() : redraw_softly();
}

void LayeredItem::redraw_softly() {
    stale_.all = true;
    redraw_aside();
    emit drawing_changed();
    update();
}

void LayeredItem::mend(const std::vector<QRectF>& parts) {
    for (const QRectF& part : parts) stale_.parts.emplace_back(part.toAlignedRect());
    constexpr std::size_t few = 8;  // many are quicker drawn anew
    if (stale_.parts.size() > few) stale_.all = true;
    if (stale_.all) stale_.parts.clear();
    redraw_aside();
    emit drawing_changed();
}

bool LayeredItem::layers_are_current() const {
    if (width() < 2 || height() < 2) return true;  // there is nothing to see
    return !stale_.all && stale_.parts.empty() && layers_.place == place() && has_photo() == !layers_.photo.isNull();
}

void LayeredItem::redraw_aside() {
    if (!has_ground() || layers_.drawn.isNull() || in_work_ || layers_are_current()) return;
    in_work_ = true;
    const Stale stale = std::exchange(stale_, {});
    Sheet what = sheet();
    const bool anew = stale.all || layers_.place != what.ground.place || has_photo() == layers_.photo.isNull();
    work_.setFuture(QtConcurrent::run(
        &drawing_threads(), [what = std::move(what), layers = layers_, parts = stale.parts, anew, era = era_] {
            return anew ? paint_anew(what, era) : mended(layers, what, parts, era);
        }));
}

void LayeredItem::take_layers() {
    if (!in_work_) return;
    in_work_ = false;
    if (Painted done = work_.result(); done.era == era_) {
        layers_ = std::move(done.layers);
        update(done.changed.toAlignedRect());
    }
    redraw_aside();  // something may have changed meanwhile
}

void LayeredItem::settle() {
    while (has_ground() && !layers_.drawn.isNull() && (in_work_ || !layers_are_current())) {
        redraw_aside();
        work_.waitForFinished();
        take_layers();
    }
}

// ---- the view

QPointF LayeredItem::fraction_of_place(QPointF item) const {
    const QRectF whole = place();
    if (whole.isEmpty()) return centre_;  // not laid out yet
    return {(item.x() - whole.left()) / whole.width(), (item.y() - whole.top()) / whole.height()};
}

void LayeredItem::glide_to(QPointF centre, double zoom) {
    if (!has_ground()) return;
    zoom_ = std::clamp(zoom, 1.0, 8.0);
    centre_ = centre;
    centre_ = fraction_of_place({width() / 2, height() / 2});  // held where there is something to see
    emit view_changed();
    settle_.start();
    update();
}

void LayeredItem::show_at(QPointF centre, double zoom) {
    glide_to(centre, zoom);
    redraw_aside();
}

void LayeredItem::zoomAt(double x, double y, double factor) {
    if (!has_ground()) return;
    const QPointF before = fraction_of_place({x, y});
    zoom_ = std::clamp(zoom_ * factor, 1.0, 8.0);
    const QPointF after = fraction_of_place({x, y});
    glide_to(centre_ + before - after, zoom_);
}

void LayeredItem::moveBy(double dx, double dy) {
    if (has_ground()) glide_to(centre_ + fraction_of_place({0, 0}) - fraction_of_place({dx, dy}), zoom_);
}

void LayeredItem::showAll() { show_at({0.5, 0.5}, 1); }

// ---- keys

void LayeredItem::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return step(-1, 0);
        case Qt::Key_Right:
            return step(1, 0);
        case Qt::Key_Up:
            return step(0, -1);
        case Qt::Key_Down:
            return step(0, 1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            return event->setAccepted(press());
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoomAt(width() / 2, height() / 2, 1.4);
        case Qt::Key_Minus:
            return zoomAt(width() / 2, height() / 2, 1 / 1.4);
        default:
            event->ignore();
    }
}

void LayeredItem::focusOutEvent(QFocusEvent* event) {
    hideCursor();
    QQuickPaintedItem::focusOutEvent(event);
}

}  // namespace railref::app
