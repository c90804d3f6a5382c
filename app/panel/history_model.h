#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QVariant>
#include <vector>

#include "app/panel/shelf_model.h"
#include "app/referee/game_shelf.h"

namespace railref::app {

/// One past game, scored again from its file.
struct PastGame {
    GameId id;
    const maps::BoardMap* map = nullptr;
    const maps::Variant* variant = nullptr;
    scoring::Scoresheet sheet;
};

/// The games on the shelf and what they say of the players, for QML. Reading and scoring run on a worker thread.
class HistoryModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool active READ active WRITE set_active NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Latest first: { id, when, board, boardId, finished, players: [{ colour, name, total, winner }] }.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /// Of every named player, most games first: { name, games, wins, average, best, longest, points: [{ total, winner,
    /// boardId }] in the order of play, boards: [{ boardId, board, games, average }] }.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(int highest READ highest NOTIFY changed)  ///< total of all games; the charts' scale
    /// The board whose games count, or empty for all of them.
    Q_PROPERTY(QString board READ board WRITE set_board NOTIFY changed)
    Q_PROPERTY(QString removed READ removed NOTIFY changed)  ///< what undo brings back; empty when there is nothing

public:
    HistoryModel(GameShelf& shelf, ShelfModel& table, QObject* parent = nullptr);
    ~HistoryModel() override;

    Q_INVOKABLE bool open(const QString& id);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void undoRemove();  ///< the last one first, as often as games were removed

    void wait();

    [[nodiscard]] bool active() const { return active_; }
    void set_active(bool active);
    [[nodiscard]] bool ready() const { return ready_; }
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QVariantList players() const;
    [[nodiscard]] int highest() const;
    [[nodiscard]] QString board() const { return board_; }
    void set_board(const QString& board);
    [[nodiscard]] QString removed() const;

signals:
    void changed();
    void fault(const QString& text);

private:
    void refresh();
    void take();

    GameShelf* shelf_;
    ShelfModel* table_;
    QFutureWatcher<std::vector<PastGame>> work_;
    std::vector<PastGame> games_;  ///< oldest first
    std::vector<GameId> removed_;
    bool active_ = false;
    bool ready_ = false;
    QString board_;
};

}  // namespace railref::app
