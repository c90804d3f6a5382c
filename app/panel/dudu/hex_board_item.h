#pragma once

#include <QPoint>
#include <QQuickPaintedItem>

#include "app/panel/dudu/hex_drawing.h"
#include "app/panel/dudu/hex_frame.h"
#include "app/panel/dudu/stretch_pen.h"

namespace railref::app {

/// A hex map on the screen: draws a HexDrawing, zooms and moves, says what was tapped and what a finger drew. Knows no
/// rules and changes nothing. A hex is a point (q, r) in QML; a side its number.
class HexBoardItem : public QQuickPaintedItem {
    Q_OBJECT
    Q_PROPERTY(railref::app::HexScene scene READ scene WRITE set_scene NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::HexMarks marks READ marks WRITE set_marks NOTIFY drawing_changed)
    Q_PROPERTY(QVariant selected READ selected WRITE set_selected NOTIFY drawing_changed)  ///< a hex or nothing
    /// One hex alone fills the item: a large one to tap the sides of, or a small one that shows an answer.
    Q_PROPERTY(QVariant only READ only WRITE set_only NOTIFY drawing_changed)
    Q_PROPERTY(QImage photo READ photo WRITE set_photo NOTIFY drawing_changed)
    Q_PROPERTY(double blend READ blend WRITE set_blend NOTIFY drawing_changed)
    Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY drawing_changed)
    Q_PROPERTY(double cornerRadius MEMBER corner_radius_ NOTIFY drawing_changed)
    Q_PROPERTY(bool onCard MEMBER on_card_ NOTIFY drawing_changed)  ///< what shows around the corners
    Q_PROPERTY(double zoom READ zoom NOTIFY view_changed)
    Q_PROPERTY(double aspect READ aspect NOTIFY drawing_changed)
    Q_PROPERTY(bool takesKeys READ activeFocusOnTab WRITE setActiveFocusOnTab)  ///< Tab stops here
    Q_PROPERTY(QVariant cursor READ cursor NOTIFY cursor_changed)               ///< where the arrow keys stand

public:
    explicit HexBoardItem(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    Q_INVOKABLE void tap(double x, double y);
    /// A finger draws: strokes follow it and are handed over when it lets go.
    Q_INVOKABLE void beginStretch(double x, double y);
    Q_INVOKABLE void moveStretch(double x, double y);
    Q_INVOKABLE void endStretch();
    /// The hex under a moving finger, for painting; nothing beside the lattice of the map's neighbourhood.
    Q_INVOKABLE [[nodiscard]] QPoint hexUnder(double x, double y) const;

    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    Q_INVOKABLE void moveBy(double dx, double dy);
    Q_INVOKABLE void showAll();
    Q_INVOKABLE void showHex(int q, int r, double zoom);
    Q_INVOKABLE void step(int dx, int dy);  ///< the arrow keys' place
    Q_INVOKABLE void press();               ///< as if that place had been tapped
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
    void set_photo(const QImage& photo);
    [[nodiscard]] double blend() const { return drawing_.blend; }
    void set_blend(double blend);
    [[nodiscard]] bool dark() const { return drawing_.dark; }
    void set_dark(bool dark);
    [[nodiscard]] double zoom() const { return zoom_; }
    [[nodiscard]] double aspect() const;
    [[nodiscard]] QVariant cursor() const;

signals:
    void drawing_changed();
    void view_changed();
    void cursor_changed();
    /// `side`: the one nearest to the finger; `middle`: near the hex's middle, where no side is meant.
    void hexTapped(int q, int r, int side, bool middle);
    void nothingTapped(int q, int r);  ///< beside the map's hexes
    void stretchDrawn(railref::app::HexStretch stretch);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] HexFrame frame() const;
    [[nodiscard]] QRectF part() const;
    [[nodiscard]] bool on_map(Hex hex) const;
    void show_at(QPointF centre, double zoom);
    template <class T>
    void set(T& member, T value) {
        if (member == value) return;
        member = std::move(value);
        changed();
    }
    void changed();
    void move_cursor(std::optional<Hex> hex, std::optional<Side> side);

    HexDrawing drawing_;
    std::optional<Hex> only_;
    StretchPen pen_;
    double corner_radius_ = 0;
    bool on_card_ = false;
    double zoom_ = 1;
    QPointF centre_{0.5, 0.5};  ///< as a fraction of what is shown at zoom 1
};

[[nodiscard]] QVariant hex_variant(const std::optional<Hex>& hex);
[[nodiscard]] std::optional<Hex> hex_of(const QVariant& point);

}  // namespace railref::app
