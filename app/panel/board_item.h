#pragma once

#include <QQuickPaintedItem>
#include <QTimer>

#include "app/panel/board_frame.h"
#include "app/panel/drawing.h"

namespace railref::app {

/// The board on the screen: draws a Drawing, zooms and moves, says what was tapped. Knows no rules and changes nothing.
class BoardItem : public QQuickPaintedItem {
    Q_OBJECT
    Q_PROPERTY(QString boardId READ board_id WRITE set_board_id NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::Ownership ownership READ ownership WRITE set_ownership NOTIFY drawing_changed)
    Q_PROPERTY(railref::app::Proof proof READ proof WRITE set_proof NOTIFY drawing_changed)
    Q_PROPERTY(double progress READ progress WRITE set_progress NOTIFY progress_changed)
    Q_PROPERTY(int selectedRoute READ selected_route WRITE set_selected_route NOTIFY drawing_changed)
    Q_PROPERTY(int selectedCity READ selected_city WRITE set_selected_city NOTIFY drawing_changed)
    Q_PROPERTY(QList<int> doubtfulRoutes READ doubtful_routes WRITE set_doubtful_routes NOTIFY drawing_changed)
    Q_PROPERTY(QList<int> doubtfulCities READ doubtful_cities WRITE set_doubtful_cities NOTIFY drawing_changed)
    Q_PROPERTY(QImage photo READ photo WRITE set_photo NOTIFY drawing_changed)
    Q_PROPERTY(double blend READ blend WRITE set_blend NOTIFY drawing_changed)
    Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY drawing_changed)
    Q_PROPERTY(bool names READ names WRITE set_names NOTIFY drawing_changed)
    Q_PROPERTY(double wordScale READ word_scale WRITE set_word_scale NOTIFY drawing_changed)
    Q_PROPERTY(double cornerRadius READ corner_radius WRITE set_corner_radius NOTIFY drawing_changed)
    Q_PROPERTY(bool onCard MEMBER on_card_ NOTIFY drawing_changed)  ///< what shows around the corners
    Q_PROPERTY(double zoom READ zoom NOTIFY view_changed)
    Q_PROPERTY(double aspect READ aspect NOTIFY map_changed)
    /// A tap beside a city is the city's (a board with stations, or a ticket being picked).
    Q_PROPERTY(bool citiesTappable MEMBER cities_tappable_ NOTIFY drawing_changed)

public:
    explicit BoardItem(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    /// What lies under a finger: emits route_tapped, city_tapped or nothing_tapped.
    Q_INVOKABLE void tap(double x, double y);
    /// Zooms so that the board point under (x, y) stays where it is.
    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    Q_INVOKABLE void moveBy(double dx, double dy);
    Q_INVOKABLE void showAll();
    /// Brings a route into the middle, near enough to see its trains.
    Q_INVOKABLE void showRoute(int route, double zoom);
    Q_INVOKABLE void showCity(int city, double zoom);
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
    [[nodiscard]] QList<int> doubtful_routes() const;
    void set_doubtful_routes(const QList<int>& routes);
    [[nodiscard]] QList<int> doubtful_cities() const;
    void set_doubtful_cities(const QList<int>& cities);
    [[nodiscard]] QImage photo() const { return drawing_.photo; }
    void set_photo(const QImage& photo);
    [[nodiscard]] double blend() const { return drawing_.blend; }
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
    void routeTapped(int route);
    void cityTapped(int city);
    void nothingTapped();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    [[nodiscard]] BoardFrame frame() const;
    [[nodiscard]] double word_px(const BoardFrame& frame) const;
    void redraw();  ///< what rests has changed
    void show_at(QPointF centre, double zoom);
    /// The same for a moving finger: the resting picture is moved and scaled at once, and drawn anew when it stops.
    void glide_to(QPointF centre, double zoom);

    Drawing drawing_;
    double progress_ = 1;
    double word_scale_ = 1;
    double corner_radius_ = 0;
    bool on_card_ = false;
    double zoom_ = 1;
    QPointF centre_{0.5, 0.5};  ///< board-normalised
    bool cities_tappable_ = false;
    QImage resting_;        ///< paint_board's picture; null when stale
    QRectF resting_board_;  ///< where the board lies in it
    QTimer settle_;
};

}  // namespace railref::app
