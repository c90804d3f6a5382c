#pragma once

#include <QObject>
#include <QVariant>

#include "app/panel/game_model.h"

namespace railref::app {

/// Choosing tickets from the board's deck, for QML.
class TicketModel : public QObject {
    Q_OBJECT
    /// Whose hand is being entered: the colour's number, -1 before there is a player.
    Q_PROPERTY(int player READ player WRITE set_player NOTIFY changed)
    Q_PROPERTY(QString playerName READ player_name NOTIFY changed)
    /// The hand may be seen: nobody but its player looks. Hidden again when another player's turn comes.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE set_search NOTIFY changed)
    /// One city tapped on the board: only its cards are offered; -1 for none.
    Q_PROPERTY(int pickedCity READ picked_city NOTIFY changed)
    /// Cards that fit the search: { id, from, to, points, refused } with `refused` empty or the reason.
    Q_PROPERTY(QVariantList offers READ offers NOTIFY changed)
    /// The hand: { from, to, points, warning }.
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed)
    Q_PROPERTY(QString handSummary READ hand_summary NOTIFY changed)
    /// Why the last card was not taken; empty when it was.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    /// The cities of the hand on the board.
    Q_PROPERTY(railref::app::Proof picture READ picture NOTIFY changed)

public:
    explicit TicketModel(GameModel& game, QObject* parent = nullptr);

    Q_INVOKABLE void show();
    Q_INVOKABLE void hide();
    Q_INVOKABLE bool add(int ticket);  ///< an offer's id
    Q_INVOKABLE void removeAt(int place);
    /// A tap on a city: the first picks it, the second takes the card between the two.
    Q_INVOKABLE void tapCity(int city);
    /// Takes the first offer that is not refused (Return in the search field).
    Q_INVOKABLE bool addFirst();

    [[nodiscard]] int player() const { return player_; }
    void set_player(int colour);
    [[nodiscard]] QString player_name() const;
    [[nodiscard]] bool shown() const;
    [[nodiscard]] QString search() const { return search_; }
    void set_search(const QString& text);
    [[nodiscard]] int picked_city() const { return picked_city_; }
    [[nodiscard]] QVariantList offers() const;
    [[nodiscard]] QVariantList hand() const;
    [[nodiscard]] QString hand_summary() const;
    [[nodiscard]] QString refusal() const { return refusal_; }
    [[nodiscard]] Proof picture() const;

signals:
    void changed();

private:
    void follow_game();
    /// Empty when the card may be added to the hand, else the reason.
    [[nodiscard]] QString why_not(maps::TicketId ticket) const;
    [[nodiscard]] std::vector<maps::TicketId> matches() const;

    GameModel* game_;
    int player_ = -1;
    int picked_city_ = -1;
    bool revealed_ = false;
    QString search_;
    QString refusal_;
};

}  // namespace railref::app
