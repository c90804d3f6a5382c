#pragma once

#include <QObject>
#include <QVariant>
#include <optional>

#include "app/panel/dudu/dudu_model.h"
#include "scoring/dudu/end_of_game.h"
#include "scoring/dudu/verdict.h"

namespace railref::app {

/// What people argue about during a game of 火車嘟嘟, for QML. Every answer is the core's.
class RulingModel : public QObject {
    Q_OBJECT
    /// "draw", "move", "turn", "factory", "location", "end"
    Q_PROPERTY(QString kind READ kind WRITE set_kind NOTIFY changed)
    Q_PROPERTY(int player READ player WRITE set_player NOTIFY changed)  ///< whose train
    Q_PROPERTY(QString playerName READ player_name NOTIFY changed)
    Q_PROPERTY(bool onBoard READ on_board NOTIFY changed)  ///< that train stands on the board
    /// Paid with a good: one piece of track for iron, five steps for wood or coal.
    Q_PROPERTY(bool extra READ extra WRITE set_extra NOTIFY changed)
    /// The board cannot be judged as it is drawn; empty when it can.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// { answer: "yes", "penalty" or "no", word, text, rule }; empty before anything is asked.
    Q_PROPERTY(QVariantMap verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QVariantList facings READ facings NOTIFY changed)  ///< the train may be turned to: { side, word, chosen }
    Q_PROPERTY(railref::app::HexMarks marks READ marks NOTIFY changed)
    Q_PROPERTY(int strokes READ strokes NOTIFY changed)
    Q_PROPERTY(int stopCount READ stop_count NOTIFY changed)  ///< places where the train can end

    // Has the end been reached?
    Q_PROPERTY(int round READ round WRITE set_round NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE set_seat NOTIFY changed)  ///< whose turn it is, in the order of seats
    Q_PROPERTY(int reached READ reached WRITE set_reached NOTIFY changed)  ///< round in which 25 was reached; 0: this one
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)      ///< { colour, name, points, turnsLeft }

public:
    explicit RulingModel(DuduModel& game, QObject* parent = nullptr);

    Q_INVOKABLE void tap(int q, int r, int side);
    Q_INVOKABLE void draw(const railref::app::HexStretch& stretch);
    Q_INVOKABLE void face(int side);
    Q_INVOKABLE void clear();

    [[nodiscard]] QString kind() const { return kind_; }
    void set_kind(const QString& kind);
    [[nodiscard]] int player() const { return player_; }
    void set_player(int colour);
    [[nodiscard]] QString player_name() const;
    [[nodiscard]] bool on_board() const { return train() != nullptr; }
    [[nodiscard]] bool extra() const { return extra_; }
    void set_extra(bool extra);
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] QVariantMap verdict() const;
    [[nodiscard]] QVariantList facings() const;
    [[nodiscard]] HexMarks marks() const;
    [[nodiscard]] int strokes() const { return static_cast<int>(strokes_.size()); }
    [[nodiscard]] int stop_count() const;
    [[nodiscard]] int round() const { return round_; }
    void set_round(int round);
    [[nodiscard]] int seat() const { return seat_; }
    void set_seat(int seat);
    [[nodiscard]] int reached() const { return reached_; }
    void set_reached(int round);
    [[nodiscard]] QVariantList seats() const;

signals:
    void changed();

private:
    void follow_game();
    [[nodiscard]] const scoring::dudu::Train* train() const;
    [[nodiscard]] std::optional<scoring::dudu::Verdict> judged() const;
    [[nodiscard]] std::optional<scoring::dudu::EndVerdict> end() const;

    DuduModel* game_;
    std::optional<scoring::dudu::BoardPosition> board_;
    QString kind_ = QStringLiteral("draw");
    int player_ = -1;
    bool extra_ = false;
    std::vector<scoring::dudu::Stroke> strokes_;
    std::optional<Hex> target_;
    std::optional<Side> facing_;
    int round_ = 1;
    int seat_ = 0;
    int reached_ = 0;
};

}  // namespace railref::app
