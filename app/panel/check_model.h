#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QVariant>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/panel/game_model.h"
#include "app/referee/outlook.h"
#include "scoring/check.h"

namespace railref::app {

/// What a game looks like to somebody who checks it.
struct CheckedGame {
    Outlook outlook;
    scoring::Game game;
    const vision::Reading* reading = nullptr;  ///< which was looked at; only to be compared
    std::vector<scoring::Problem> problems;    ///< rules that the position breaks
};

/// The questions about the board one at a time, those that can change the winner first; and the rules that the position
/// breaks. Weighing runs on a worker thread on a copy of the session and ends at once where the game has moved on; what
/// is asked stays asked until it is answered.
class CheckModel : public QObject {
    Q_OBJECT
    /// What must be looked at now: { kind, id, title, why, options: [{ owner, word }], squares, number, count, unseen,
    /// decides }; empty when nothing is asked. kind: "route", "city" or "marker". decides: its answer can change the
    /// winner.
    Q_PROPERTY(QVariantMap question READ question NOTIFY question_changed)
    Q_PROPERTY(railref::app::Places asked READ asked NOTIFY changed)    ///< where the question is
    Q_PROPERTY(railref::app::Places unseen READ unseen NOTIFY changed)  ///< no photo shows them, and nobody has said
    Q_PROPERTY(int unseenCount READ unseen_count NOTIFY changed)
    Q_PROPERTY(int openCount READ open_count NOTIFY changed)  ///< nobody has settled them
    Q_PROPERTY(bool manyOpen READ many_open NOTIFY changed)   ///< one more photo costs less than answering them
    Q_PROPERTY(int decidingCount READ deciding_count NOTIFY changed)
    Q_PROPERTY(bool weighing READ weighing NOTIFY changed)  ///< the first look at a new reading is not yet done
    /// What is still open cannot change who wins, and nobody has asked to see it.
    Q_PROPERTY(bool resting READ resting NOTIFY changed)
    /// One or two sentences: how far the board is certain and what may still change.
    Q_PROPERTY(QString outlook READ outlook NOTIFY changed)
    /// Rules that the position breaks: { message, error, routes, cities, squares }.
    Q_PROPERTY(QVariantList warnings READ warnings NOTIFY warnings_changed)
    Q_PROPERTY(railref::app::Places warned READ warned NOTIFY changed)

public:
    explicit CheckModel(GameModel& game, QObject* parent = nullptr);
    ~CheckModel() override;

    /// Answers the question with its option of that place in the list.
    Q_INVOKABLE void answer(int option);
    Q_INVOKABLE void skip();  ///< asked again after the others
    Q_INVOKABLE void goOn();  ///< asks also what cannot change the winner
    Q_INVOKABLE void nobodyOnUnseen();

    void wait();  ///< until all is weighed as it is now (tests and pictures)

    [[nodiscard]] QVariantMap question() const { return question_; }
    [[nodiscard]] Places asked() const;
    [[nodiscard]] Places unseen() const;
    [[nodiscard]] int unseen_count() const;
    [[nodiscard]] int open_count() const { return static_cast<int>(open().size()); }
    [[nodiscard]] bool many_open() const { return open_count() > vision::kManyQuestions; }
    [[nodiscard]] int deciding_count() const;
    [[nodiscard]] bool weighing() const;
    [[nodiscard]] bool resting() const;
    [[nodiscard]] QString outlook() const;
    [[nodiscard]] QVariantList warnings() const { return warnings_; }
    [[nodiscard]] Places warned() const;
    /// No answer to what is open can change who wins (or nothing is open).
    [[nodiscard]] bool winner_settled() const;

signals:
    void changed();
    void question_changed();
    void warnings_changed();

private:
    using Spot = std::variant<maps::RouteId, maps::CityId, maps::PlayerColour>;

    void tell();  ///< works out what is shown, and says what of it has changed
    [[nodiscard]] QVariantMap say_question() const;
    [[nodiscard]] QVariantList say_warnings() const;
    void forget();
    void follow_game();
    void refresh();
    void take_result();
    [[nodiscard]] bool is_open(const Spot& spot) const;
    [[nodiscard]] std::vector<const OpenPlace*> open() const;  ///< of the last outlook, what is still open
    [[nodiscard]] const OpenPlace* current() const;
    void choose_next();
    [[nodiscard]] QVariantList options(const OpenPlace& place) const;

    GameModel* game_;
    QFutureWatcher<std::optional<CheckedGame>> work_;  ///< nothing: it was stopped
    std::stop_source stop_;                            ///< of work_
    bool stale_ = true;                                ///< the game has changed since the work began
    bool under_way_ = false;                           ///< a result has not been taken yet
    const vision::Reading* reading_ = nullptr;         ///< the session's; only to be compared
    std::optional<CheckedGame> checked_;
    std::optional<Spot> current_;
    std::vector<Spot> answered_;
    std::vector<Spot> skipped_;
    bool going_on_ = false;
    QVariantMap question_;
    QVariantList warnings_;
};

}  // namespace railref::app
