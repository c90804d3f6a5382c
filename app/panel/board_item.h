#pragma once

#include "app/panel/board_frame.h"
#include "app/panel/drawing.h"
#include "app/panel/layered_item.h"

namespace railref::app {

/// The board on the screen: draws a Drawing, zooms and moves, says what was tapped. Knows no rules and changes nothing.
class BoardItem : public LayeredItem {
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
    Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY drawing_changed)
    Q_PROPERTY(bool names READ names WRITE set_names NOTIFY drawing_changed)
    Q_PROPERTY(double wordScale READ word_scale WRITE set_word_scale NOTIFY drawing_changed)
    /// Where the arrow keys stand; -1: nowhere.
    Q_PROPERTY(int cursorRoute READ cursor_route NOTIFY cursor_changed)
    Q_PROPERTY(int cursorCity READ cursor_city NOTIFY cursor_changed)
    Q_PROPERTY(double aspect READ aspect NOTIFY map_changed)
    /// A tap beside a city is the city's (a board with stations, or a ticket being picked).
    Q_PROPERTY(bool citiesTappable MEMBER cities_tappable_ NOTIFY drawing_changed)
    Q_PROPERTY(bool routesTappable MEMBER routes_tappable_ NOTIFY drawing_changed)

public:
    explicit BoardItem(QQuickItem* parent = nullptr);

    /// What lies under a finger: emits routeTapped, cityTapped or nothingTapped.
    Q_INVOKABLE void tap(double x, double y);
    /// Brings a route into the middle, near enough to see its trains.
    Q_INVOKABLE void showRoute(int route, double zoom);
    Q_INVOKABLE void showCity(int city, double zoom);
    Q_INVOKABLE void showSquare(int square, double zoom);
    /// Shows the same part of the board as another view of it.
    Q_INVOKABLE void follow(railref::app::BoardItem* other);
    Q_INVOKABLE void step(int dx, int dy) override;  ///< to the next route or city
    Q_INVOKABLE bool press() override;
    Q_INVOKABLE void hideCursor() override;
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
    void set_photo(const QImage& photo) { change_photo(drawing_.photo, photo); }
    [[nodiscard]] bool dark() const { return drawing_.dark; }
    void set_dark(bool dark) { change(drawing_.dark, dark); }
    [[nodiscard]] bool names() const { return drawing_.names; }
    void set_names(bool names) { change(drawing_.names, names); }
    [[nodiscard]] double word_scale() const { return word_scale_; }
    void set_word_scale(double scale) { change(word_scale_, scale); }
    [[nodiscard]] double aspect() const;

signals:
    void map_changed();
    void progress_changed();
    void cursor_changed();
    void routeTapped(int route);
    void cityTapped(int city);
    void nothingTapped();

protected:
    [[nodiscard]] bool has_ground() const override { return drawing_.map != nullptr; }
    [[nodiscard]] Ground ground() const override;
    [[nodiscard]] QRectF place() const override { return frame().board(); }
    [[nodiscard]] bool has_photo() const override { return !drawing_.photo.isNull(); }
    void paint_marks(QPainter& painter) override;

private:
    [[nodiscard]] BoardFrame frame() const;
    [[nodiscard]] double word_px(const BoardFrame& frame) const;
    void mend_where_not(const scoring::Position& before);
    void set_marks(Places& marks, const Places& places);
    void move_cursor(Places cursor);

    Drawing drawing_;
    double progress_ = 1;
    double word_scale_ = 1;
    bool cities_tappable_ = false;
    bool routes_tappable_ = true;
};

}  // namespace railref::app
