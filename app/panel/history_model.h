#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QVariant>
#include <functional>
#include <string>
#include <vector>

#include "app/panel/shelf_model.h"
#include "app/referee/game_shelf.h"

namespace railref::app {

struct PastPlayer {
    std::string name;    ///< as entered
    std::string colour;  ///< in files
    int total = 0;
    int rank = 0;
    int longest = 0;  ///< 0 in games without a longest route
};

/// One past game of either kind, scored again from its file.
struct PastGame {
    GameId id;
    std::string board_id;               ///< by which games are compared: a ticket board's, or "dudu"
    std::function<QString()> board;     ///< its name, in the present language
    bool finished = true;
    std::vector<PastPlayer> players;    ///< in the order of the ranks
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
