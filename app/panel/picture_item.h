#pragma once

#include <QImage>
#include <QQuickPaintedItem>
#include <QVariant>

namespace railref::app {

/// Shows a part of an image as large as it fits, with round corners.
class PictureItem : public QQuickPaintedItem {
    Q_OBJECT
    Q_PROPERTY(QImage image READ image WRITE set_image NOTIFY changed)
    /// Which part, as fractions of the image; an empty rectangle is the whole.
    Q_PROPERTY(QRectF region READ region WRITE set_region NOTIFY changed)
    /// Polygons to draw around what is spoken of, as fractions of the image.
    Q_PROPERTY(QVariantList outline MEMBER outline_ NOTIFY changed)
    Q_PROPERTY(QColor outlineColour MEMBER outline_colour_ NOTIFY changed)
    Q_PROPERTY(double radius MEMBER radius_ NOTIFY changed)

public:
    explicit PictureItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] QImage image() const { return image_; }
    void set_image(const QImage& image);
    [[nodiscard]] QRectF region() const { return region_; }
    void set_region(const QRectF& region);

signals:
    void changed();

private:
    QImage image_;
    QRectF region_;
    QVariantList outline_;
    QColor outline_colour_;
    double radius_ = 14;
};

}  // namespace railref::app
