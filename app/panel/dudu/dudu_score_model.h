#pragma once

#include <QObject>
#include <QVariant>
#include <optional>

#include "app/panel/dudu/dudu_model.h"
#include "scoring/dudu/final_score.h"

namespace railref::app {

/// The final scores of 火車嘟嘟 and the proof of every number, for QML; revealed player by player.
class DuduScoreModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString overline READ overline NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// In the order of the ranks, while revealing in the game's: { colour, name, rank, winner, shown, total, parts:
    /// [{ kind, points }], numbers: [{ key, word, value }] }.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QVariantList columns READ columns NOTIFY changed)  ///< words
    Q_PROPERTY(bool revealing READ revealing NOTIFY changed)
    Q_PROPERTY(QString nextReveal READ next_reveal NOTIFY changed)
    Q_PROPERTY(int highest READ highest NOTIFY changed)  ///< the longest bar's points, losses left out

    Q_PROPERTY(int player READ player NOTIFY proof_changed)  ///< whose numbers are open, or -1
    Q_PROPERTY(QString key READ key NOTIFY proof_changed)    ///< which of them is proved
    Q_PROPERTY(QString proofTitle READ proof_title NOTIFY proof_changed)
    Q_PROPERTY(QString proofText READ proof_text NOTIFY proof_changed)
    /// What the number is made of: { title, value, note, city, goods: [{ sign, colour, name }] }.
    Q_PROPERTY(QVariantList proof READ proof NOTIFY proof_changed)
    Q_PROPERTY(railref::app::HexMarks marks READ marks NOTIFY proof_changed)  ///< the cities that are spoken of

public:
    explicit DuduScoreModel(DuduModel& game, QObject* parent = nullptr);

    /// "track", "orders", "goods", "influence", "penalties", "technologies".
    Q_INVOKABLE void open(int player, const QString& key);
    Q_INVOKABLE void revealNext();
    Q_INVOKABLE void revealAll();
    Q_INVOKABLE void hideAll();

    [[nodiscard]] bool ready() const { return sheet_.has_value(); }
    [[nodiscard]] const std::optional<scoring::dudu::Scoresheet>& sheet() const { return sheet_; }
    [[nodiscard]] QString overline() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] QVariantList columns() const;
    [[nodiscard]] bool revealing() const;
    [[nodiscard]] QString next_reveal() const;
    [[nodiscard]] int highest() const;
    [[nodiscard]] int player() const { return player_; }
    [[nodiscard]] QString key() const { return key_; }
    [[nodiscard]] QString proof_title() const;
    [[nodiscard]] QString proof_text() const;
    [[nodiscard]] QVariantList proof() const;
    [[nodiscard]] HexMarks marks() const;

signals:
    void changed();
    void proof_changed();

private:
    void refresh();
    [[nodiscard]] QVariantMap row(const scoring::dudu::PlayerScore& player, std::size_t place) const;
    [[nodiscard]] const scoring::dudu::PlayerScore* opened() const;
    [[nodiscard]] const scoring::dudu::Player* holder() const;

    DuduModel* game_;
    std::optional<scoring::dudu::FinalPosition> position_;
    std::optional<scoring::dudu::Scoresheet> sheet_;
    std::size_t revealed_ = 0;  ///< players; one more than there are: everything
    int player_ = -1;
    QString key_;
};

/// Everybody's name as said on the screen.
[[nodiscard]] QString name_of(const scoring::dudu::PlayerScore& player);
/// "Ada wins with 61", "Ada and Bob share the victory with 61".
[[nodiscard]] QString headline_of(const scoring::dudu::Scoresheet& sheet);
/// In the order of the ranks.
[[nodiscard]] std::vector<const scoring::dudu::PlayerScore*> by_rank(const scoring::dudu::Scoresheet& sheet);
/// { key, word, points } of every source of points, in the rulebook's order.
struct ScoreSource {
    const char* key;
    QString word;
    int points;
};
[[nodiscard]] std::vector<ScoreSource> score_sources(const scoring::dudu::PlayerScore& player);
/// What a number is made of, one line each, as DuduScoreModel::proof says.
[[nodiscard]] QVariantList prove(const scoring::dudu::Scoresheet& sheet, const scoring::dudu::FinalPosition& position,
                                 const scoring::dudu::PlayerScore& player, const QString& key);

}  // namespace railref::app
