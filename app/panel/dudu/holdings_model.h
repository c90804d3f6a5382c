#pragma once

#include <QObject>
#include <QVariant>

#include "app/panel/dudu/dudu_model.h"

namespace railref::app {

/// What each player holds at the end of a game of 火車嘟嘟, for QML: points, penalty pieces, goods, orders, technologies.
class HoldingsModel : public QObject {
    Q_OBJECT
    /// Whose things are being entered: the colour's number, -1 before there is a player.
    Q_PROPERTY(int player READ player WRITE set_player NOTIFY changed)
    Q_PROPERTY(QString playerName READ player_name NOTIFY changed)
    /// The orders in hand may be seen: nobody but their player looks. Hidden again when another player's turn comes.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(int penalties READ penalties NOTIFY changed)
    Q_PROPERTY(bool waterway READ waterway NOTIFY changed)
    Q_PROPERTY(QVariantList goods READ goods NOTIFY changed)    ///< { good, name, sign, colour, count, value }
    Q_PROPERTY(QVariantList cities READ cities NOTIFY changed)  ///< { colour, name, completed }
    Q_PROPERTY(QVariantList orders READ orders NOTIFY changed)  ///< in hand: { city, name, goods: [{ name, sign, colour }] }
    Q_PROPERTY(int orderCount READ order_count NOTIFY changed)  ///< may be told even when they are hidden
    /// Those that count at the end: { kind, city, name, count }.
    Q_PROPERTY(QVariantList technologies READ technologies NOTIFY changed)

    // An order that is being tapped in.
    Q_PROPERTY(int draftCity READ draft_city WRITE set_draft_city NOTIFY changed)  ///< its colour's number, or -1
    Q_PROPERTY(QVariantList draftGoods READ draft_goods NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)  ///< why the last tap was not taken; empty when it was

public:
    explicit HoldingsModel(DuduModel& game, QObject* parent = nullptr);

    Q_INVOKABLE void show();
    Q_INVOKABLE void hide();
    Q_INVOKABLE void setPoints(int points);
    Q_INVOKABLE void setPenalties(int pieces);
    Q_INVOKABLE void setWaterway(bool has);
    Q_INVOKABLE void addGood(const QString& good, int more);
    Q_INVOKABLE void addCompleted(int city, int more);
    Q_INVOKABLE void addTechnology(const QString& kind, int city, int more);
    Q_INVOKABLE void addToDraft(const QString& good);
    Q_INVOKABLE void dropFromDraft(int place);
    Q_INVOKABLE void takeDraft();  ///< the order is complete as drafted
    Q_INVOKABLE void removeOrder(int place);
    Q_INVOKABLE void addValue(const QString& good, int more);
    Q_INVOKABLE bool newGood(const QString& name);
    Q_INVOKABLE void removeGood(const QString& good);

    [[nodiscard]] int player() const { return player_; }
    void set_player(int colour);
    [[nodiscard]] QString player_name() const;
    [[nodiscard]] bool shown() const { return revealed_ && player_ >= 0; }
    [[nodiscard]] int points() const { return who().points; }
    [[nodiscard]] int penalties() const { return who().penalties; }
    [[nodiscard]] bool waterway() const;
    [[nodiscard]] QVariantList goods() const;
    [[nodiscard]] QVariantList cities() const;
    [[nodiscard]] QVariantList orders() const;
    [[nodiscard]] int order_count() const { return static_cast<int>(who().orders_in_hand.size()); }
    [[nodiscard]] QVariantList technologies() const;
    [[nodiscard]] int draft_city() const { return draft_city_; }
    void set_draft_city(int city);
    [[nodiscard]] QVariantList draft_goods() const;
    [[nodiscard]] QString refusal() const { return refusal_; }

signals:
    void changed();

private:
    void follow_game();
    [[nodiscard]] std::string colour() const;
    [[nodiscard]] scoring::dudu::Player who() const;
    /// A change that the session may refuse; then people are told why.
    template <class Change>
    void attempt(Change&& change, const QString& why_not);
    [[nodiscard]] bool can_ask() const { return game_->session() != nullptr && player_ >= 0; }

    DuduModel* game_;
    int player_ = -1;
    bool revealed_ = false;
    int draft_city_ = -1;
    std::vector<std::string> draft_goods_;
    QString refusal_;
};

/// { good, name, sign, colour } of each.
[[nodiscard]] QVariantList goods_list(const std::vector<std::string>& goods);

}  // namespace railref::app
