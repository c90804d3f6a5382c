#pragma once

#include <QFutureWatcher>
#include <QImage>
#include <QQuickPaintedItem>
#include <QTimer>
#include <functional>
#include <vector>

namespace railref::app {

/// A board on the screen, of whichever game. What rests is kept as two pictures, the drawn board and the photo; a frame
/// lays them over each other and adds the marks. They are painted on another thread, whole or where something has
/// changed, and what was there stays, moved and scaled, until they are done: no frame waits for a board, but the first
/// one and the first after redraw(), which have nothing to show before. Zoom and the arrow keys' place are kept here,
/// too.
class LayeredItem : public QQuickPaintedItem {
    Q_OBJECT
    Q_PROPERTY(double blend READ blend WRITE set_blend NOTIFY drawing_changed)  ///< 0: the photo, 1: the drawing alone
    Q_PROPERTY(double zoom READ zoom NOTIFY view_changed)
    Q_PROPERTY(double cornerRadius READ corner_radius WRITE set_corner_radius NOTIFY drawing_changed)
    Q_PROPERTY(bool onCard MEMBER on_card_ NOTIFY drawing_changed)              ///< what shows around the corners
    Q_PROPERTY(bool takesKeys READ activeFocusOnTab WRITE setActiveFocusOnTab)  ///< Tab stops here

public:
    explicit LayeredItem(QQuickItem* parent = nullptr);
    ~LayeredItem() override;

    void paint(QPainter* painter) final;
    void settle();  ///< until what rests is drawn as it is now (tests and pictures)

    [[nodiscard]] double blend() const { return blend_; }
    void set_blend(double blend);
    [[nodiscard]] double zoom() const { return zoom_; }
    [[nodiscard]] double corner_radius() const { return corner_radius_; }
    void set_corner_radius(double radius);

    /// The arrow keys' place: moves to the next one in that direction.
    Q_INVOKABLE virtual void step(int dx, int dy) = 0;
    /// Enter: as if the arrow keys' place had been tapped. Whether there is one.
    Q_INVOKABLE virtual bool press() = 0;
    Q_INVOKABLE virtual void hideCursor() = 0;
    /// Zooms so that what lies under (x, y) stays where it is.
    Q_INVOKABLE virtual void zoomAt(double x, double y, double factor);
    Q_INVOKABLE void moveBy(double dx, double dy);
    Q_INVOKABLE void showAll();

signals:
    void drawing_changed();
    void view_changed();

protected:
    /// Draws what touches `part` (pixels of the item), everything where it is null.
    using Paint = std::function<void(QPainter&, const QRectF& part)>;
    /// What rests, as it is now. It is painted on another thread: holds copies of all that it depends on.
    struct Ground {
        Paint drawn;
        Paint photo;    ///< empty without one
        QRectF place;   ///< of what is shown, pixels of the item: pictures of another place are moved and scaled
        QColor ground;  ///< under everything
        QColor around;  ///< beside the round corners; transparent where what lies behind is to be seen
    };

    [[nodiscard]] virtual bool has_ground() const = 0;
    [[nodiscard]] virtual Ground ground() const = 0;
    [[nodiscard]] virtual QRectF place() const = 0;  ///< as in ground(), at once
    [[nodiscard]] virtual bool has_photo() const = 0;
    virtual void paint_marks(QPainter& painter) = 0;

    [[nodiscard]] const QColor& colour_around(bool dark) const;

    void redraw();                                ///< what rests looks other altogether: nothing of before may be seen
    void redraw_softly();                         ///< what was there may stay until the new pictures are done
    void mend(const std::vector<QRectF>& parts);  ///< the same, where only these pixels look other

    /// In the item's middle, as a fraction of place().
    [[nodiscard]] QPointF centre() const { return centre_; }
    void show_at(QPointF centre, double zoom);
    /// The same for a moving finger: pictures follow at once, are drawn anew at rest.
    void glide_to(QPointF centre, double zoom);

    /// What all of the picture depends on.
    template <class T>
    void change(T& what, const T& now) {
        if (what == now) return;
        what = now;
        redraw();
    }
    void change_photo(QImage& photo, const QImage& now);

    void geometryChange(const QRectF& now, const QRectF& before) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Layers {
        QImage drawn;  ///< null: not there yet
        QImage photo;
        QRectF place;
        QColor ground;
    };
    /// What of the layers no longer shows what is there.
    struct Stale {
        bool all = false;
        std::vector<QRectF> parts;  ///< pixels of the item
    };
    /// Ground with all that its picture depends on.
    struct Sheet {
        Ground ground;
        QSizeF size;
        double ratio = 1;
        double corner_radius = 0;
    };
    /// What another thread has painted.
    struct Painted {
        Layers layers;
        QRectF changed;  ///< pixels of the item
        int era = 0;
    };

    [[nodiscard]] Sheet sheet() const;
    static void begin_layer(QPainter& painter, const Sheet& sheet);
    static QImage paint_layer(const Sheet& sheet, const Paint& paint);
    static void mend_layer(QImage& layer, const Sheet& sheet, const Paint& paint, const QRectF& part);
    static Painted paint_anew(const Sheet& sheet, int era);
    static Painted mended(Layers layers, const Sheet& sheet, const std::vector<QRectF>& parts, int era);
    [[nodiscard]] QPointF fraction_of_place(QPointF item) const;
    void redraw_aside();
    void fill_layers();
    void draw_layers(QPainter& painter) const;
    [[nodiscard]] bool layers_are_current() const;
    void take_layers();

    double blend_ = 1;
    double corner_radius_ = 0;
    bool on_card_ = false;
    double zoom_ = 1;
    QPointF centre_{0.5, 0.5};
    Layers layers_;
    QTimer settle_;
    Stale stale_;
    int era_ = 0;           ///< counts the times after which nothing of before may be seen
    bool in_work_ = false;  ///< work_ has not been taken yet
    QFutureWatcher<Painted> work_;
};

}  // namespace railref::app
