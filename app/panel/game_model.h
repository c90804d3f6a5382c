#pragma once

#include <QObject>
#include <QUrl>
#include <QVariant>
#include <optional>
#include <set>

#include "app/panel/drawing.h"
#include "app/referee/game_session.h"

namespace railref::app {

/// The game at the table, for QML: a thin view over GameSession. Owners are numbers: -1 nobody, else the colour's place
/// in maps::PlayerColour. Routes and cities are their ids' numbers.
class GameModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList boards READ boards NOTIFY language_changed)
    Q_PROPERTY(bool started READ started NOTIFY changed)
    Q_PROPERTY(QString boardId READ board_id NOTIFY changed)
    Q_PROPERTY(QString boardName READ board_name NOTIFY changed)
    Q_PROPERTY(bool hasStations READ has_stations NOTIFY changed)
    Q_PROPERTY(QVariantList variants READ variants NOTIFY changed)
    Q_PROPERTY(QString variantId READ variant_id NOTIFY changed)
    /// Every colour of the board: { colour, word, playing, name }.
    Q_PROPERTY(QVariantList colours READ colours NOTIFY changed)
    /// Who plays: { colour, word, name, trains, trainsLeft, stations, stationsLeft, tickets }.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(bool enoughPlayers READ enough_players NOTIFY changed)
    Q_PROPERTY(railref::app::Ownership ownership READ ownership NOTIFY changed)
    Q_PROPERTY(bool canUndo READ can_undo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ can_redo NOTIFY changed)
    Q_PROPERTY(bool hasReading READ has_reading NOTIFY changed)
    /// "98 of 101 routes are certain."
    Q_PROPERTY(QString certainty READ certainty NOTIFY changed)
    Q_PROPERTY(bool sample READ sample NOTIFY changed)  ///< the embedded game, not the table's own
    Q_PROPERTY(QString error READ error NOTIFY error_changed)
    Q_PROPERTY(QString notice READ notice NOTIFY error_changed)

public:
    explicit GameModel(QObject* parent = nullptr);

    Q_INVOKABLE void newGame(const QString& board);
    Q_INVOKABLE void startAgain();  ///< the same board and people, nothing on the board
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool save(const QUrl& file);
    Q_INVOKABLE void setVariant(const QString& id);
    Q_INVOKABLE void togglePlayer(int colour);
    Q_INVOKABLE void renamePlayer(int colour, const QString& name);

    /// { title, details, owner, trust } of a route or a city.
    Q_INVOKABLE [[nodiscard]] QVariantMap route(int id) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap city(int id) const;
    Q_INVOKABLE void answerRoute(int id, int owner);
    Q_INVOKABLE void answerCity(int id, int owner);
    Q_INVOKABLE void answerMarker(int colour, int square);
    /// One tap with a player's colour: gives the route, or takes it back where it is that player's already.
    Q_INVOKABLE void tapRoute(int id, int owner);
    Q_INVOKABLE void tapCity(int id, int owner);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void tell(const QString& notice, const QString& error) { say(notice, error); }
    Q_INVOKABLE void dismiss();  ///< error and notice have been read

    [[nodiscard]] const GameSession* session() const { return session_ ? &*session_ : nullptr; }
    /// Runs a change on the session and tells everybody; false when it was refused.
    template <class Change>
    bool change(Change&& change) {
        if (!session_ || !change(*session_)) return false;
        emit changed();
        return true;
    }
    void set_session(GameSession session);
    void set_sample(bool sample);
    [[nodiscard]] bool sample() const { return sample_; }
    /// A photo's reading: its board becomes the game's board. The sample makes room for the table's own game.
    void take_reading(vision::Reading reading);
    /// The reading of the sample's own photo.
    void take_sample_reading(vision::Reading reading);
    [[nodiscard]] std::vector<maps::PlayerColour> colours_of_players() const;
    /// Colours that may lie on the board; none: anybody's. Known once people have said who plays, not from hands and
    /// answers, which come one by one.
    [[nodiscard]] std::vector<maps::PlayerColour> colours_in_play() const;

    [[nodiscard]] QVariantList boards() const;
    [[nodiscard]] bool started() const { return session_.has_value(); }
    [[nodiscard]] QString board_id() const;
    [[nodiscard]] QString board_name() const;
    [[nodiscard]] bool has_stations() const { return session_ && session_->map().has_stations(); }
    [[nodiscard]] QVariantList variants() const;
    [[nodiscard]] QString variant_id() const;
    [[nodiscard]] QVariantList colours() const;
    [[nodiscard]] QVariantList players() const;
    [[nodiscard]] bool enough_players() const;
    [[nodiscard]] Ownership ownership() const;
    [[nodiscard]] bool can_undo() const { return session_ && session_->can_undo(); }
    [[nodiscard]] bool can_redo() const { return session_ && session_->can_redo(); }
    [[nodiscard]] bool has_reading() const { return session_ && session_->reading(); }
    [[nodiscard]] QString certainty() const;
    [[nodiscard]] QString error() const { return error_; }
    [[nodiscard]] QString notice() const { return notice_; }

signals:
    void changed();
    void board_changed();  ///< another game: what was shown of the old one is void
    void error_changed();
    void language_changed();

private:
    void begin(const maps::BoardMap& map);
    void say(const QString& notice, const QString& error);

    std::optional<GameSession> session_;
    bool sample_ = false;
    std::set<maps::PlayerColour> seated_;  ///< by people, one by one
    QString error_;
    QString notice_;
};

}  // namespace railref::app
