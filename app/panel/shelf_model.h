#pragma once

#include <QFuture>
#include <QObject>
#include <QVariant>
#include <array>
#include <optional>

#include "app/panel/photo_model.h"
#include "app/panel/table_model.h"
#include "app/referee/autosave.h"
#include "app/referee/game_shelf.h"

namespace railref::app {

/// Keeps the game on the table as it is entered, for QML; after a start offers the one that was there.
class ShelfModel : public QObject {
    Q_OBJECT
    /// The game that was on the table: { board, boardId, scene, players, when }; empty when there is none to go on with.
    /// boardId is a ticket board's, scene a hex map's; the other is empty.
    Q_PROPERTY(QVariantMap offer READ offer NOTIFY offer_changed)
    Q_PROPERTY(int step READ step WRITE set_step NOTIFY step_changed)  ///< the screen, kept with the game
    Q_PROPERTY(QStringList names READ names NOTIFY names_changed)      ///< of players of past games, latest first
    Q_PROPERTY(QString fault READ fault NOTIFY fault_changed)          ///< why the game cannot be kept; empty if it is

public:
    ShelfModel(GameShelf& shelf, TableModel& table, PhotoModel& photo, QObject* parent = nullptr);
    ~ShelfModel() override;

    Q_INVOKABLE void continueGame();  ///< puts the offered game back, with its photo
    Q_INVOKABLE void decline();       ///< the offered game stays in the history only
    /// A game of the shelf becomes the game on the table; later changes go into it.
    bool open(const GameId& id);

    /// Looks for the game that was on the table; at the start of the program.
    void look();
    void wait();  ///< until all that was entered is on the disk

    [[nodiscard]] QVariantMap offer() const;
    [[nodiscard]] int step() const { return step_; }
    void set_step(int step);
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString fault() const { return fault_; }
    [[nodiscard]] std::optional<GameId> id() const { return place().id; }
    [[nodiscard]] GameShelf& shelf() { return *shelf_; }

signals:
    void offer_changed();
    void step_changed();
    void names_changed();
    void fault_changed();
    void opened(int step);  ///< a game was put back: the screen to show

private:
    void save_soon();
    void save();
    void save_picture();
    bool ensure_place();
    void report(const std::optional<maps::FileError>& fault);

    /// Where one kind of game is kept.
    struct Place {
        std::optional<GameId> id;  ///< of the game on the table, once it is kept
        bool bare = true;          ///< it has players only: not worth a place in the history
    };
    [[nodiscard]] const Place& place() const { return places_[table_->is_dudu() ? 1 : 0]; }
    [[nodiscard]] Place& place() { return places_[table_->is_dudu() ? 1 : 0]; }

    GameShelf* shelf_;
    TableModel* table_;
    PhotoModel* photo_;
    Autosave autosave_;
    QFuture<void> picture_;
    std::array<Place, 2> places_;  ///< of both kinds of game: either may be looked at again
    std::optional<OnTable> offered_;
    std::optional<AnySession> offered_session_;
    bool opening_ = false;
    bool waiting_ = false;  ///< a save is due as soon as this change is complete
    int step_ = 0;
    QString fault_;
};

}  // namespace railref::app
