#include "app/panel/dudu/dudu_score_model.h"

#include <algorithm>

#include "app/panel/dudu/dudu_words.h"
#include "app/panel/dudu/holdings_model.h"

namespace railref::app {

using scoring::dudu::FinalPosition;
using scoring::dudu::OrderSale;
using scoring::dudu::Player;
using scoring::dudu::PlayerScore;
using scoring::dudu::Scoresheet;
using scoring::dudu::TechnologyKind;

DuduScoreModel::DuduScoreModel(DuduModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &DuduModel::changed, this, &DuduScoreModel::refresh);
    connect(&game, &DuduModel::board_changed, this, [this] {
        revealed_ = 0;
        player_ = -1;
        key_.clear();
    });
}

void DuduScoreModel::refresh() {
    position_.reset();
    if (game_->session())
        if (auto position = game_->session()->final_position()) position_ = std::move(*position);
    sheet_ = position_ ? std::optional(score(*position_)) : std::nullopt;
    if (!opened()) player_ = -1;
    emit changed();
    emit proof_changed();
}

// ---- the table

QString name_of(const PlayerScore& player) {
    return player.name.empty() ? colour_name(player.colour) : QString::fromStdString(player.name);
}

std::vector<const PlayerScore*> by_rank(const Scoresheet& sheet) {
    std::vector<const PlayerScore*> order;
    for (const PlayerScore& player : sheet.players) order.push_back(&player);
    std::ranges::stable_sort(order, {}, [](const PlayerScore* player) { return player->rank; });
    return order;
}

QString headline_of(const Scoresheet& sheet) {
    const auto order = by_rank(sheet);
    if (order.empty()) return {};
    QStringList names;
    for (const PlayerScore* player : order)
        if (player->rank == 1) names += name_of(*player);
    if (names.size() == 1) return DuduScoreModel::tr("%1 wins with %2").arg(names.front()).arg(order.front()->total);
    return DuduScoreModel::tr("%1 share the victory with %2")
        .arg(names.join(DuduScoreModel::tr(" and ", "between names")))
        .arg(order.front()->total);
}

std::vector<ScoreSource> score_sources(const PlayerScore& player) {
    return {{"track", DuduScoreModel::tr("Track", "the score track, a column"), player.points},
            {"orders", DuduScoreModel::tr("Orders"), player.order_points},
            {"goods", DuduScoreModel::tr("Goods"), player.goods_points},
            {"influence", DuduScoreModel::tr("Influence"), player.influence_points},
            {"penalties", DuduScoreModel::tr("Penalties"), player.penalty_points},
            {"technologies", DuduScoreModel::tr("Technology"), player.technology_points}};
}

bool DuduScoreModel::revealing() const { return sheet_ && revealed_ <= sheet_->players.size(); }

QString DuduScoreModel::overline() const { return revealing() ? tr("On the score track") : tr("Final scores"); }

QString DuduScoreModel::headline() const {
    if (!sheet_) return tr("Nobody plays yet.");
    if (!revealing()) return headline_of(*sheet_);
    const auto leader = std::ranges::max_element(sheet_->players, {}, &PlayerScore::points);
    return leader == sheet_->players.end() ? QString()
                                           : tr("%1 is ahead with %2").arg(name_of(*leader)).arg(leader->points);
}

QString DuduScoreModel::verdict() const {
    if (!sheet_ || revealing()) return tr("Orders in hand, goods, influence and technologies are still to come.");
    const auto order = by_rank(*sheet_);
    if (sheet_->winners.size() > 1) return tr("A tie is a shared victory.");
    if (order.size() < 2) return {};
    return tr("%1 points ahead of %2.").arg(order[0]->total - order[1]->total).arg(name_of(*order[1]));
}

QString DuduScoreModel::next_reveal() const {
    if (!revealing()) return {};
    if (revealed_ < sheet_->players.size())
        return tr("Reveal %1’s orders and goods").arg(name_of(sheet_->players[revealed_]));
    return tr("And who wins?");
}

void DuduScoreModel::revealNext() {
    if (!revealing()) return;
    ++revealed_;
    if (revealed_ <= sheet_->players.size())
        open(colour_number(sheet_->players[revealed_ - 1].colour), QStringLiteral("orders"));
    else
        open(colour_number(by_rank(*sheet_).front()->colour), QStringLiteral("influence"));
    emit changed();
}

void DuduScoreModel::revealAll() {
    if (!sheet_) return;
    revealed_ = sheet_->players.size() + 1;
    if (!opened() && !sheet_->players.empty())
        open(colour_number(by_rank(*sheet_).front()->colour), QStringLiteral("influence"));
    emit changed();
}

void DuduScoreModel::hideAll() {
    revealed_ = 0;
    player_ = -1;
    emit changed();
    emit proof_changed();
}

QVariantMap DuduScoreModel::row(const PlayerScore& player, std::size_t place) const {
    const bool shown = place < revealed_;
    QVariantList parts;
    QVariantList numbers;
    int total = 0;
    for (const ScoreSource& source : score_sources(player)) {
        const bool known =
            shown || source.key == std::string_view("track") || source.key == std::string_view("penalties");
        const QString key = QLatin1String(source.key);
        numbers.push_back(
            QVariantMap{{QStringLiteral("key"), known ? key : QString()},
                        {QStringLiteral("word"), source.word},
                        {QStringLiteral("value"),
                         known ? source.points < 0 ? signed_points(source.points) : QString::number(source.points)
                               : QStringLiteral("?")}});
        if (!known) continue;
        total += source.points;
        parts.push_back(QVariantMap{{QStringLiteral("kind"), key}, {QStringLiteral("points"), source.points}});
    }
    const bool final_now = !revealing();
    return {{QStringLiteral("colour"), colour_number(player.colour)},
            {QStringLiteral("name"), name_of(player)},
            {QStringLiteral("rank"), player.rank},
            {QStringLiteral("winner"), final_now && player.rank == 1},
            {QStringLiteral("shown"), shown},
            {QStringLiteral("total"), total},
            {QStringLiteral("parts"), parts},
            {QStringLiteral("numbers"), numbers}};
}

QVariantList DuduScoreModel::rows() const {
    QVariantList list;
    if (!sheet_) return list;
    if (revealing()) {
        for (std::size_t i = 0; i < sheet_->players.size(); ++i) list.push_back(row(sheet_->players[i], i));
        return list;
    }
    for (const PlayerScore* player : by_rank(*sheet_)) list.push_back(row(*player, 0));
    return list;
}

QVariantList DuduScoreModel::columns() const {
    QVariantList words;
    for (const ScoreSource& source : score_sources({})) words.push_back(source.word);
    return words;
}

int DuduScoreModel::highest() const {
    int most = 1;
    if (!sheet_) return most;
    for (const PlayerScore& player : sheet_->players) most = std::max(most, player.total - player.penalty_points);
    return most;
}

// ---- the proofs

void DuduScoreModel::open(int player, const QString& key) {
    player_ = player;
    key_ = key;
    emit proof_changed();
}

const PlayerScore* DuduScoreModel::opened() const {
    if (!sheet_ || player_ < 0) return nullptr;
    const auto found = std::ranges::find(sheet_->players, colour_of_number(player_), &PlayerScore::colour);
    return found == sheet_->players.end() ? nullptr : &*found;
}

const Player* DuduScoreModel::holder() const {
    if (!position_ || player_ < 0) return nullptr;
    const auto found = std::ranges::find(position_->players(), colour_of_number(player_), &Player::colour);
    return found == position_->players().end() ? nullptr : &*found;
}

QString DuduScoreModel::proof_title() const {
    const PlayerScore* player = opened();
    if (!player) return {};
    for (const ScoreSource& source : score_sources(*player))
        if (key_ == QLatin1String(source.key))
            return tr("%1 · %2: %3", "player, source of points, points")
                .arg(name_of(*player), source.word, signed_points(source.points));
    return {};
}

QString DuduScoreModel::proof_text() const {
    const PlayerScore* player = opened();
    const Player* hand = holder();
    if (!player || !hand) return {};
    if (key_ == QStringLiteral("track")) return tr("Points on the score track at the end of play.");
    if (key_ == QStringLiteral("orders")) {
        if (hand->orders_in_hand.empty()) return tr("No order was in hand.");
        if (hand->sales) return tr("The goods go on the orders as the player says.");
        return tr(
            "The goods go on the orders so that the own total is as large as possible; no other choice gives more.");
    }
    if (key_ == QStringLiteral("goods")) return tr("Goods left over: their values added up, 1 point for each full 3.");
    if (key_ == QStringLiteral("influence"))
        return tr("Per city: who has most completed orders, or ties for most, gets 2 points a card, everybody else 1.");
    if (key_ == QStringLiteral("penalties")) return tr("Each penalty piece costs 3 points.");
    return tr("Technologies of column 4.");
}

namespace {

QVariantMap proof_line(const QString& title, const QString& value, const QString& note = {},
                       const std::string& city = {}, const QVariantList& goods = {}) {
    return {{QStringLiteral("title"), title},
            {QStringLiteral("value"), value},
            {QStringLiteral("note"), note},
            {QStringLiteral("city"), city.empty() ? -1 : colour_number(city)},
            {QStringLiteral("goods"), goods}};
}

QVariantList prove_orders(const PlayerScore& player, const Player& hand) {
    QVariantList list;
    for (std::size_t i = 0; i < hand.orders_in_hand.size(); ++i) {
        const auto& order = hand.orders_in_hand[i];
        const auto sale = std::ranges::find(player.sales, i, &OrderSale::order);
        const bool sold = sale != player.sales.end();
        const QString note = !sold             ? DuduScoreModel::tr("no good for it: discarded")
                             : sale->completed ? DuduScoreModel::tr("completed: counts for influence")
                                               : DuduScoreModel::tr("filled in part: points, then discarded");
        list.push_back(proof_line(colour_name(order.city), signed_points(sold ? sale->points : 0), note, order.city,
                                  goods_list(sold ? sale->goods : order.goods)));
    }
    return list;
}

QVariantList prove_goods(const PlayerScore& player, const FinalPosition& position) {
    QVariantList list;
    int sum = 0;
    for (const auto& [good, count] : player.goods_left) {
        const int worth = count * position.value(good);
        sum += worth;
        list.push_back(proof_line(good_name(good), QString::number(worth),
                                  QStringLiteral("%1 × %2").arg(count).arg(position.value(good)), {},
                                  goods_list({good})));
    }
    list.push_back(proof_line(DuduScoreModel::tr("Sum %1, divided by 3").arg(sum), signed_points(player.goods_points)));
    return list;
}

/// "Bob 3, Cem 2": the others' cards of that city.
QString rivals(const Scoresheet& sheet, const PlayerScore& player, const std::string& city) {
    QStringList said;
    for (const PlayerScore& other : sheet.players) {
        if (other.colour == player.colour) continue;
        const auto line = std::ranges::find(other.influence, city, &scoring::dudu::Influence::city);
        if (line != other.influence.end()) said += QStringLiteral("%1 %2").arg(name_of(other)).arg(line->cards);
    }
    return said.join(QStringLiteral(", "));
}

QVariantList prove_influence(const Scoresheet& sheet, const PlayerScore& player) {
    QVariantList list;
    for (const auto& line : player.influence) {
        const bool leads = line.cards >= line.most_of_others;
        const QString others = rivals(sheet, player, line.city);
        QString note = !leads                              ? DuduScoreModel::tr("others have more: 1 each")
                       : line.cards == line.most_of_others ? DuduScoreModel::tr("ties for most: 2 each")
                                                           : DuduScoreModel::tr("most of all: 2 each");
        if (!others.isEmpty()) note += QStringLiteral(" (%1)").arg(others);
        list.push_back(proof_line(QStringLiteral("%1 × %2").arg(colour_name(line.city)).arg(line.cards),
                                  signed_points(line.points), note, line.city));
    }
    return list;
}

QVariantList prove_technologies(const PlayerScore& player, const Player& hand) {
    std::map<std::string, int> cards;
    int all = 0;
    for (const auto& line : player.influence) {
        cards[line.city] = line.cards;
        all += line.cards;
    }
    QVariantList list;
    for (const auto& technology : hand.technologies) {
        const int points = scoring::dudu::technology_points({technology}, cards);
        const int count = technology.kind == TechnologyKind::per_two_orders ? all : cards[technology.city];
        const QString note = technology.kind == TechnologyKind::sell_plus_one
                                 ? DuduScoreModel::tr("counted in the sale")
                                 : DuduScoreModel::tr("%1 completed orders").arg(count);
        list.push_back(
            proof_line(technology_name(technology),
                       technology.kind == TechnologyKind::sell_plus_one ? QStringLiteral("–") : signed_points(points),
                       note, technology.city));
    }
    return list;
}

}  // namespace

QVariantList prove(const Scoresheet& sheet, const FinalPosition& position, const PlayerScore& player,
                   const QString& key) {
    const auto hand = std::ranges::find(position.players(), player.colour, &Player::colour);
    if (hand == position.players().end()) return {};
    if (key == QStringLiteral("orders")) return prove_orders(player, *hand);
    if (key == QStringLiteral("goods")) return prove_goods(player, position);
    if (key == QStringLiteral("influence")) return prove_influence(sheet, player);
    if (key == QStringLiteral("technologies")) return prove_technologies(player, *hand);
    if (key == QStringLiteral("penalties"))
        return {proof_line(DuduScoreModel::tr("Penalty pieces"), signed_points(player.penalty_points),
                           QStringLiteral("%1 × −3").arg(hand->penalties))};
    return {proof_line(DuduScoreModel::tr("Score track"), QString::number(player.points))};
}

QVariantList DuduScoreModel::proof() const {
    const PlayerScore* player = opened();
    return player ? prove(*sheet_, *position_, *player, key_) : QVariantList();
}

HexMarks DuduScoreModel::marks() const {
    HexMarks marks;
    if (!game_->session()) return marks;
    for (const QVariant& line : proof()) {
        const std::string city = colour_of_number(line.toMap()[QStringLiteral("city")].toInt());
        for (const auto& building : game_->session()->map().cities())
            if (building.what == city) marks.asked.push_back(building.hex);
    }
    return marks;
}

}  // namespace railref::app
