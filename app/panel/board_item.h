#pragma once

#include <QFutureWatcher>
#include <QQuickPaintedItem>
#include <QTimer>

#include "app/panel/board_frame.h"
#include "app/panel/drawing.h"

namespace railref::app {

/// The board on the screen: draws a Drawing, zooms and moves, says what was tapped. Knows no rules and changes nothing.
/// What rests is kept as two pictures, the drawn board and the photo; a frame lays them over each other and adds the
/// marks. A route that changes hands is mended in the pictures; when more has changed they are drawn anew on another
/// thread, and what was there stays, moved and scaled, until they are done.
class BoardItem : public QQuickPaintedItem {
    Q_OBJECT
    Q_PROPERTY(QString boardId READ board_id WRITE set_board_id NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::Ownership ownership READ ownership WRITE set_ownership NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::Proof proof READ proof WRITE set_proof NOTIFY drawing_changed)
    Q_PROPERTY(double progress READ progress WRITE set_progress NOTIFY progress_changed)
    Q_PROPERTY(int selectedRoute READ selected_route WRITE set_selected_route NOTIFY drawing_changed)
    Q_PROPERTY(int selectedCity READ selected_city WRITE set_selected_city NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::Places doubtful READ doubtful WRITE set_doubtful NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::Places unseen READ unseen WRITE set_unseen NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::Places warned READ warned WRITE set_warned NOTIFY drawing_changed)
    Q_PROPERTY(QImage photo READ photo WRITE set_photo NOTIFY drawing_changed)
    Q_PROPERTY(double blend READ blend WRITE set_blend NOTIFY drawing_changed)
    Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY drawing_changed)
    Q_PROPERTY(bool names READ names WRITE set_names NOTIFY drawing_changed)
    Q_PROPERTY(double wordScale READ word_scale WRITE set_word_scale NOTIFY drawing_changed)
    Q_PROPERTY(double cornerRadius READ corner_radius WRITE set_corner_radius NOTIFY drawing_changed)
    Q_PROPERTY(bool onCard MEMBER on_card_ NOTIFY drawing_changed)  ///< what shows around the corners
    Q_PROPERTY(double zoom READ zoom NOTIFY view_changed)
    /// Where the arrow keys stand; -1: nowhere.
    Q_PROPERTY(int cursorRoute READ cursor_route NOTIFY cursor_changed)
    Q_PROPERTY(int cursorCity READ cursor_city NOTIFY cursor_changed)
    Q_PROPERTY(double aspect READ aspect NOTIFY map_changed)
    /// A tap beside a city is the city's (a board with stations, or a ticket being picked).
    Q_PROPERTY(bool citiesTappable MEMBER cities_tappable_ NOTIFY drawing_changed)
    Q_PROPERTY(bool takesKeys READ activeFocusOnTab WRITE setActiveFocusOnTab)  ///< Tab stops here
    Q_PROPERTY(bool routesTappable MEMBER routes_tappable_ NOTIFY drawing_changed)

public:
    explicit BoardItem(QQuickItem* parent = nullptr);
    ~BoardItem() override;

    void paint(QPainter* painter) override;
    void settle();  ///< until what rests is drawn as it is now (tests and pictures)

    /// What lies under a finger: emits route_tapped, city_tapped or nothing_tapped.
    Q_INVOKABLE void tap(double x, double y);
    /// Zooms so that the board point under (x, y) stays where it is.
    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    Q_INVOKABLE void moveBy(double dx, double dy);
    Q_INVOKABLE void showAll();
    /// Brings a route into the middle, near enough to see its trains.
    Q_INVOKABLE void showRoute(int route, double zoom);
    Q_INVOKABLE void showCity(int city, double zoom);
    Q_INVOKABLE void showSquare(int square, double zoom);
    /// Shows the same part of the board as another view of it.
    Q_INVOKABLE void follow(railref::app::BoardItem* other);
    /// The arrow keys' place: moves to the next route or city in that direction.
    Q_INVOKABLE void step(int dx, int dy);
    /// Enter: as if the arrow keys' place had been tapped.
    Q_INVOKABLE void press();
    Q_INVOKABLE void hideCursor();
    /// What a finger that moves over the board touches: the city within its reach, or -1.
    Q_INVOKABLE [[nodiscard]] int cityUnder(double x, double y) const;
    /// The middle of a route or city in pixels of the item, for tests and for hints that point at it.
    Q_INVOKABLE [[nodiscard]] QPointF routePoint(int route) const;
    Q_INVOKABLE [[nodiscard]] QPointF cityPoint(int city) const;

    [[nodiscard]] QString board_id() const;
    void set_board_id(const QString& id);
    [[nodiscard]] Ownership ownership() const { return {drawing_.map, drawing_.position}; }
    void set_ownership(const Ownership& ownership);
    [[nodiscard]] Proof proof() const { return drawing_.proof; }
    void set_proof(const Proof& proof);
    [[nodiscard]] double progress() const { return progress_; }
    void set_progress(double progress);
    [[nodiscard]] int selected_route() const;
    void set_selected_route(int route);
    [[nodiscard]] int selected_city() const;
    void set_selected_city(int city);
    [[nodiscard]] Places doubtful() const { return drawing_.doubtful; }
    void set_doubtful(const Places& places) { set_marks(drawing_.doubtful, places); }
    [[nodiscard]] Places unseen() const { return drawing_.unseen; }
    void set_unseen(const Places& places) { set_marks(drawing_.unseen, places); }
    [[nodiscard]] Places warned() const { return drawing_.warned; }
    void set_warned(const Places& places) { set_marks(drawing_.warned, places); }
    [[nodiscard]] int cursor_route() const;
    [[nodiscard]] int cursor_city() const;
    [[nodiscard]] QImage photo() const { return drawing_.photo; }
    void set_photo(const QImage& photo);
    [[nodiscard]] double blend() const { return blend_; }
    void set_blend(double blend);
    [[nodiscard]] bool dark() const { return drawing_.dark; }
    void set_dark(bool dark);
    [[nodiscard]] bool names() const { return drawing_.names; }
    void set_names(bool names);
    [[nodiscard]] double word_scale() const { return word_scale_; }
    void set_word_scale(double scale);
    [[nodiscard]] double corner_radius() const { return corner_radius_; }
    void set_corner_radius(double radius);
    [[nodiscard]] double zoom() const { return zoom_; }
    [[nodiscard]] double aspect() const;

signals:
    void drawing_changed();
    void map_changed();
    void progress_changed();
    void view_changed();
    void cursor_changed();
    void routeTapped(int route);
    void cityTapped(int city);
    void nothingTapped();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// What rests: the drawn board, the photo, and where the board lies in both. Null pictures are not there yet.
    struct Layers {
        QImage drawn;
        QImage photo;
        QRectF board;
    };
    /// What of the layers no longer shows the drawing.
    struct Stale {
        bool all = false;
        std::vector<QRectF> parts;  ///< pixels of the item
    };
    /// What another thread has painted.
    struct Painted {
        Layers layers;
        QRectF changed;  ///< pixels of the item
        int era = 0;
    };
    /// All that a layer depends on; a copy goes to another thread.
    struct Sheet {
        Drawing drawing;
        BoardFrame frame;
        QSizeF size;
        double ratio = 1;
        double word_px = 12;
        double corner_radius = 0;
        QColor around;
    };
    using Paint = void (*)(QPainter&, const Sheet&, const QRectF& part);

    [[nodiscard]] BoardFrame frame() const;
    [[nodiscard]] double word_px(const BoardFrame& frame) const;
    [[nodiscard]] Sheet sheet() const;
    static QImage paint_layer(const Sheet& sheet, Paint paint);
    static void mend(QImage& layer, const Sheet& sheet, Paint paint, const QRectF& part);
    static Painted paint_anew(const Sheet& sheet, int era);
    static Painted mended(Layers layers, const Sheet& sheet, const std::vector<QRectF>& parts, int era);
    void fill_layers();
    void mend_layers(const std::optional<scoring::Position>& before);
    void draw_layers(QPainter& painter, const QRectF& board) const;
    void set_marks(Places& marks, const Places& places);
    void move_cursor(Places cursor);
    void redraw();         ///< what rests looks other altogether: nothing of before may be seen
    void redraw_softly();  ///< what was there may stay until the new pictures are done
    void redraw_aside();
    [[nodiscard]] bool layers_are_current() const;
    void take_layers();
    void show_at(QPointF centre, double zoom);
    /// The same for a moving finger: the resting pictures are moved and scaled at once, and drawn anew when it stops.
    void glide_to(QPointF centre, double zoom);

    Drawing drawing_;
    double blend_ = 1;  ///< 0: the photo with coloured outlines, 1: the drawing alone
    double progress_ = 1;
    double word_scale_ = 1;
    double corner_radius_ = 0;
    bool on_card_ = false;
    double zoom_ = 1;
    QPointF centre_{0.5, 0.5};  ///< board-normalised
    bool cities_tappable_ = false;
    bool routes_tappable_ = true;
    Layers layers_;
    QTimer settle_;
    Stale stale_;
    int era_ = 0;           ///< counts the times after which nothing of before may be seen
    bool in_work_ = false;  ///< work_ has not been taken yet
    QFutureWatcher<Painted> work_;
};

}  // namespace railref::app
