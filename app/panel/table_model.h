#pragma once

#include <QObject>
#include <QUrl>
#include <optional>
#include <vector>

#include "app/panel/dudu/dudu_model.h"
#include "app/panel/game_model.h"
#include "app/referee/any_session.h"

namespace railref::app {

/// Which of the games lies on the table: the one that was begun or opened last. Screens that serve every game ask here.
class TableModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString kind READ kind NOTIFY changed)  ///< "tickets" or "dudu"
    /// The model of that game: GameModel or DuduModel.
    Q_PROPERTY(QObject* game READ game NOTIFY changed)
    Q_PROPERTY(bool started READ started NOTIFY changed)
    Q_PROPERTY(QString boardName READ board_name NOTIFY changed)
    Q_PROPERTY(bool sample READ sample NOTIFY changed)

public:
    enum class Kind : std::uint8_t { tickets, dudu };

    TableModel(GameModel& tickets, DuduModel& dudu, QObject* parent = nullptr);

    /// Another kind of game is looked at; nothing is lost of what lies there.
    Q_INVOKABLE void choose(const QString& kind);
    Q_INVOKABLE void newGame(const QString& kind, const QString& board);
    Q_INVOKABLE void startAgain();
    Q_INVOKABLE bool open(const QUrl& file);  ///< a game file of either kind
    Q_INVOKABLE bool save(const QUrl& file);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    [[nodiscard]] QString kind() const;
    [[nodiscard]] bool is_dudu() const { return kind_ == Kind::dudu; }
    [[nodiscard]] QObject* game() const;
    [[nodiscard]] GameModel& tickets() const { return *tickets_; }
    [[nodiscard]] DuduModel& dudu() const { return *dudu_; }
    [[nodiscard]] bool started() const;
    [[nodiscard]] QString board_name() const;
    [[nodiscard]] QString board_id() const;  ///< for the names of files
    [[nodiscard]] bool sample() const;
    /// Of the trains that may lie on the board; none: nobody has said yet who plays.
    [[nodiscard]] std::vector<maps::PlayerColour> colours_in_play() const;
    /// A copy of the game on the table; cheap.
    [[nodiscard]] std::optional<AnySession> session() const;
    void set_session(AnySession session);

signals:
    void changed();
    void board_changed();  ///< another game lies on the table
    void put_back();       ///< and it is one that was kept, or somebody's evidence

private:
    void look_at(Kind kind);

    GameModel* tickets_;
    DuduModel* dudu_;
    Kind kind_ = Kind::tickets;
};

}  // namespace railref::app
