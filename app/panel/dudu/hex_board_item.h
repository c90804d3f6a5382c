#pragma once

#include <QPoint>

#include "app/panel/dudu/hex_drawing.h"
#include "app/panel/dudu/hex_frame.h"
#include "app/panel/dudu/stretch_pen.h"
#include "app/panel/layered_item.h"

namespace railref::app {

/// A hex map on the screen: draws a HexDrawing, zooms and moves, says what was tapped and what a finger drew. Knows no
/// rules and changes nothing. A hex is a point (q, r) in QML; a side its number.
class HexBoardItem : public LayeredItem {
    Q_OBJECT
    Q_PROPERTY(railref::app::HexScene scene READ scene WRITE set_scene NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::HexMarks marks READ marks WRITE set_marks NOTIFY drawing_changed)
    Q_PROPERTY(QVariant selected READ selected WRITE set_selected NOTIFY drawing_changed)  ///< a hex or nothing
    /// One hex alone fills the item: a large one to tap the sides of, or a small one that shows an answer.
    Q_PROPERTY(QVariant only READ only WRITE set_only NOTIFY drawing_changed)
    Q_PROPERTY(QImage photo READ photo WRITE set_photo NOTIFY drawing_changed)
    Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY drawing_changed)
    Q_PROPERTY(double aspect READ aspect NOTIFY map_changed)
    Q_PROPERTY(QVariant cursor READ cursor NOTIFY cursor_changed)  ///< where the arrow keys stand

public:
    explicit HexBoardItem(QQuickItem* parent = nullptr);

    Q_INVOKABLE void tap(double x, double y);
    /// A finger draws: strokes follow it and are handed over when it lets go.
    Q_INVOKABLE void beginStretch(double x, double y);
    Q_INVOKABLE void moveStretch(double x, double y);
    Q_INVOKABLE void endStretch();
    /// The hex under a moving finger, for painting: any of the lattice, also beside the map.
    Q_INVOKABLE [[nodiscard]] QPoint hexUnder(double x, double y) const;

    Q_INVOKABLE void zoomAt(double x, double y, double factor) override;
    Q_INVOKABLE void showHex(int q, int r, double zoom);
    Q_INVOKABLE void step(int dx, int dy) override;  ///< to the next hex, or side where one hex fills the item
    Q_INVOKABLE bool press() override;
    Q_INVOKABLE void hideCursor() override;
    /// In pixels of the item, for tests: the hex's middle, or a place near its side's.
    Q_INVOKABLE [[nodiscard]] QPointF hexPoint(int q, int r, int side = -1) const;

    [[nodiscard]] HexScene scene() const { return drawing_.scene; }
    void set_scene(const HexScene& scene);
    [[nodiscard]] HexMarks marks() const { return drawing_.marks; }
    void set_marks(const HexMarks& marks);
    [[nodiscard]] QVariant selected() const;
    void set_selected(const QVariant& hex);
    [[nodiscard]] QVariant only() const;
    void set_only(const QVariant& hex);
    [[nodiscard]] QImage photo() const { return drawing_.photo; }
    void set_photo(const QImage& photo) { change_photo(drawing_.photo, photo); }
    [[nodiscard]] bool dark() const { return drawing_.dark; }
    void set_dark(bool dark) { change(drawing_.dark, dark); }
    [[nodiscard]] double aspect() const;
    [[nodiscard]] QVariant cursor() const;

signals:
    void map_changed();
    void cursor_changed();
    /// `side`: the one nearest to the finger; `middle`: near the hex's middle, where no side is meant.
    void hexTapped(int q, int r, int side, bool middle);
    void nothingTapped(int q, int r);  ///< beside the map's hexes
    void stretchDrawn(railref::app::HexStretch stretch);

protected:
    [[nodiscard]] bool has_ground() const override { return !drawing_.scene.is_empty(); }
    [[nodiscard]] Ground ground() const override;
    [[nodiscard]] QRectF place() const override { return frame().to_item(part()); }
    [[nodiscard]] bool has_photo() const override { return !drawing_.photo.isNull(); }
    void paint_marks(QPainter& painter) override;

private:
    [[nodiscard]] HexFrame frame() const;
    [[nodiscard]] QRectF part() const;
    [[nodiscard]] bool on_map(Hex hex) const;
    void mend_where_not(const scoring::dudu::BoardDraft& before);
    void move_cursor(std::optional<Hex> hex, std::optional<Side> side);

    HexDrawing drawing_;
    std::optional<Hex> only_;
    StretchPen pen_;
};

[[nodiscard]] QVariant hex_variant(const std::optional<Hex>& hex);
[[nodiscard]] std::optional<Hex> hex_of(const QVariant& point);

}  // namespace railref::app
