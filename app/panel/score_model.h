#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QVariant>
#include <optional>

#include "app/panel/check_model.h"
#include "app/panel/game_model.h"
#include "app/panel/score_words.h"
#include "scoring/check.h"
#include "scoring/scoresheet.h"

namespace railref::app {

/// A game and its scores; `game` is the one that was scored.
struct ScoredGame {
    scoring::Game game;
    scoring::Scoresheet sheet;
    std::vector<scoring::Problem> problems;  ///< rules that the position breaks
};

/// The final scores and the proof of every number, for QML. Scoring runs on a worker thread on a copy of the game.
class ScoreModel : public QObject {
    Q_OBJECT
    /// Only while somebody looks is anything computed.
    Q_PROPERTY(bool active READ active WRITE set_active NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString overline READ overline NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// In the order of the ranks, while revealing in the game's: { colour, name, rank, winner, shown, routes, tickets,
    /// ticketsDone, ticketsHeld, stations, bonus, total, longest, parts: [{ kind, points }] }. Where not `shown`, the
    /// total is what lies on the board.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    /// As at a real table: first the board, then one hand after the other, then the bonus and the winner.
    Q_PROPERTY(bool revealing READ revealing NOTIFY changed)
    Q_PROPERTY(QString nextReveal READ next_reveal NOTIFY changed)  ///< what comes next, for the button
    Q_PROPERTY(
        QVariantList warnings READ warnings NOTIFY changed)  ///< { message, error }: what `check` finds, errors first
    Q_PROPERTY(int highest READ highest NOTIFY changed)      ///< the longest bar's points, losses left out
    Q_PROPERTY(QString bonusWord READ bonus_word NOTIFY changed)
    Q_PROPERTY(bool hasStations READ has_stations NOTIFY changed)

    /// Whose numbers are open: the colour's number, or -1.
    Q_PROPERTY(int player READ player NOTIFY proof_changed)
    Q_PROPERTY(QString playerName READ player_name NOTIFY proof_changed)
    /// The open player's numbers: { key, title, value, note, good }.
    Q_PROPERTY(QVariantList lines READ lines NOTIFY proof_changed)
    Q_PROPERTY(QString key READ key NOTIFY proof_changed)  ///< which of them is proved on the board
    Q_PROPERTY(railref::app::Proof proof READ proof NOTIFY proof_changed)
    Q_PROPERTY(railref::app::Ownership ownership READ ownership NOTIFY changed)
    Q_PROPERTY(QString proofTitle READ proof_title NOTIFY proof_changed)
    Q_PROPERTY(QString proofText READ proof_text NOTIFY proof_changed)
    Q_PROPERTY(QString proofRule READ proof_rule NOTIFY proof_changed)
    Q_PROPERTY(bool proved READ proved NOTIFY proof_changed)

public:
    ScoreModel(GameModel& game, CheckModel& check, QObject* parent = nullptr);
    ~ScoreModel() override;

    /// Opens one player's number: "routes", "stations", "longest", "bonus" "tickets" or "ticket:<place in the hand>".
    Q_INVOKABLE void open(int player, const QString& key);
    Q_INVOKABLE void close();

    Q_INVOKABLE void revealNext();
    Q_INVOKABLE void revealAll();
    Q_INVOKABLE void hideAll();  ///< to tell the story again
    /// The share of the proof's trains in its first `step` routes, and that step in words.
    Q_INVOKABLE [[nodiscard]] double stepShare(int step) const;
    Q_INVOKABLE [[nodiscard]] QString stepWord(int step) const;

    /// Waits until the scores are those of the game as it is now (tests and pictures; never the screen).
    void wait();

    [[nodiscard]] bool active() const { return active_; }
    void set_active(bool active);
    [[nodiscard]] bool ready() const { return scored_.has_value(); }
    [[nodiscard]] const std::optional<ScoredGame>& scored() const { return scored_; }
    [[nodiscard]] bool revealing() const;
    [[nodiscard]] QString next_reveal() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString overline() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] QVariantList warnings() const;
    [[nodiscard]] int highest() const;
    [[nodiscard]] QString bonus_word() const;
    [[nodiscard]] bool has_stations() const;
    [[nodiscard]] int player() const { return player_; }
    [[nodiscard]] QString player_name() const;
    [[nodiscard]] QVariantList lines() const;
    [[nodiscard]] QString key() const { return key_; }
    [[nodiscard]] Proof proof() const;
    [[nodiscard]] Ownership ownership() const;
    [[nodiscard]] QString proof_title() const;
    [[nodiscard]] QString proof_text() const;
    [[nodiscard]] QString proof_rule() const;
    [[nodiscard]] bool proved() const { return key_ == QStringLiteral("longest"); }

signals:
    void changed();
    void proof_changed();

private:
    void refresh();
    void take_result();
    void show_scores();
    [[nodiscard]] std::vector<const scoring::PlayerScore*> in_order() const;
    [[nodiscard]] QVariantMap row(const scoring::PlayerScore& player, std::size_t place) const;
    [[nodiscard]] const scoring::PlayerScore* opened() const;
    [[nodiscard]] const scoring::TicketScore* opened_ticket() const;
    [[nodiscard]] Standing standing() const;  ///< once scored

    GameModel* game_;
    CheckModel* check_;
    QFutureWatcher<ScoredGame> work_;
    bool active_ = false;
    bool stale_ = true;       ///< the game has changed since the work began
    bool under_way_ = false;  ///< a result has not been taken yet
    std::optional<ScoredGame> scored_;
    int player_ = -1;
    QString key_;
    std::size_t revealed_ = 0;  ///< hands; one more than there are players: everything
};

}  // namespace railref::app
