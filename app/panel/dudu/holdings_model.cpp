#include "app/panel/dudu/holdings_model.h"

#include <algorithm>

#include "app/panel/dudu/dudu_words.h"

namespace railref::app {

namespace {

using scoring::dudu::Player;
using scoring::dudu::Technology;
using scoring::dudu::TechnologyKind;

QVariantMap good_map(const std::string& good) {
    return {{QStringLiteral("good"), QString::fromStdString(good)},
            {QStringLiteral("name"), good_name(good)},
            {QStringLiteral("sign"), good_sign(good)},
            {QStringLiteral("colour"), good_colour(good)}};
}

Technology technology_of(const QString& kind, int city) {
    if (kind == QStringLiteral("order_scoring")) return {TechnologyKind::order_scoring, colour_of_number(city)};
    if (kind == QStringLiteral("sell_plus_one")) return {TechnologyKind::sell_plus_one, colour_of_number(city)};
    return {TechnologyKind::per_two_orders, {}};
}

}  // namespace

QVariantList goods_list(const std::vector<std::string>& goods) {
    QVariantList list;
    for (const std::string& good : goods) list.push_back(good_map(good));
    return list;
}

HoldingsModel::HoldingsModel(DuduModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &DuduModel::changed, this, &HoldingsModel::follow_game);
    connect(&game, &DuduModel::board_changed, this, [this] {
        player_ = -1;
        revealed_ = false;
        draft_city_ = -1;
        draft_goods_.clear();
        follow_game();
    });
}

void HoldingsModel::follow_game() {
    const DuduSession* session = game_->session();
    const auto players = session ? session->final_draft().players : std::vector<Player>{};
    const bool there = std::ranges::any_of(players, [&](const Player& p) { return p.colour == colour(); });
    if (!there) player_ = players.empty() ? -1 : colour_number(players.front().colour);
    emit changed();
}

std::string HoldingsModel::colour() const { return colour_of_number(player_); }

Player HoldingsModel::who() const {
    const Player* player = game_->session() ? game_->session()->find_player(colour()) : nullptr;
    if (player) return *player;
    Player nobody;
    nobody.colour = colour();
    return nobody;
}

void HoldingsModel::set_player(int colour) {
    if (colour == player_) return;
    player_ = colour;
    revealed_ = false;
    draft_city_ = -1;
    draft_goods_.clear();
    refusal_.clear();
    emit changed();
}

QString HoldingsModel::player_name() const { return player_ < 0 ? QString() : app::player_name(who()); }

void HoldingsModel::show() {
    revealed_ = true;
    emit changed();
}

void HoldingsModel::hide() {
    revealed_ = false;
    emit changed();
}

template <class Change>
void HoldingsModel::attempt(Change&& change, const QString& why_not) {
    if (!can_ask()) return;
    refusal_ = game_->change(change) ? QString() : why_not;
    emit changed();
}

void HoldingsModel::setPoints(int points) {
    attempt([&](DuduSession& session) { return session.set_points(colour(), points); }, {});
}

void HoldingsModel::setPenalties(int pieces) {
    attempt([&](DuduSession& session) { return session.set_penalties(colour(), pieces); }, {});
}

void HoldingsModel::setWaterway(bool has) {
    attempt([&](DuduSession& session) { return session.set_waterway(colour(), has); }, {});
}

bool HoldingsModel::waterway() const { return can_ask() && game_->session()->has_waterway(colour()); }

void HoldingsModel::addGood(const QString& good, int more) {
    const std::string name = good.toStdString();
    const auto goods = who().goods;
    const int have = goods.contains(name) ? goods.at(name) : 0;
    if (have + more < 0) return;
    attempt([&](DuduSession& session) { return session.set_goods(colour(), name, have + more); },
            tr("There are no more goods in the box."));
}

void HoldingsModel::addCompleted(int city, int more) {
    const std::string name = colour_of_number(city);
    const auto have = static_cast<int>(std::ranges::count(who().completed_orders, name));
    if (have + more < 0) return;
    attempt([&](DuduSession& session) { return session.set_completed(colour(), name, have + more); },
            tr("There are only 36 orders in the game."));
}

void HoldingsModel::addTechnology(const QString& kind, int city, int more) {
    const Technology technology = technology_of(kind, city);
    const auto have = static_cast<int>(std::ranges::count(who().technologies, technology));
    if (have + more < 0) return;
    attempt([&](DuduSession& session) { return session.set_technology(colour(), technology, have + more); },
            tr("Nobody has more than 10 technologies."));
}

void HoldingsModel::set_draft_city(int city) {
    draft_city_ = city;
    emit changed();
}

void HoldingsModel::addToDraft(const QString& good) {
    draft_goods_.push_back(good.toStdString());
    emit changed();
}

void HoldingsModel::dropFromDraft(int place) {
    if (place < 0 || place >= static_cast<int>(draft_goods_.size())) return;
    draft_goods_.erase(draft_goods_.begin() + place);
    emit changed();
}

void HoldingsModel::takeDraft() {
    if (draft_city_ < 0 || draft_goods_.empty()) return;
    attempt(
        [&](DuduSession& session) {
            return session.add_order(colour(), {colour_of_number(draft_city_), draft_goods_});
        },
        tr("Nobody holds that many orders."));
    if (!refusal_.isEmpty()) return;
    draft_city_ = -1;
    draft_goods_.clear();
    emit changed();
}

void HoldingsModel::removeOrder(int place) {
    attempt([&](DuduSession& session) { return session.remove_order(colour(), static_cast<std::size_t>(place)); }, {});
}

void HoldingsModel::addValue(const QString& good, int more) {
    const std::string name = good.toStdString();
    if (!game_->session() || !game_->session()->good_values().contains(name)) return;
    const int value = game_->session()->good_values().at(name) + more;
    game_->change([&](DuduSession& session) { return session.set_good_value(name, value); });
}

bool HoldingsModel::newGood(const QString& name) {
    const std::string good = name.trimmed().toStdString();
    if (!game_->session() || good.empty() || game_->session()->good_values().contains(good)) return false;
    return game_->change([&](DuduSession& session) { return session.set_good_value(good, 1); });
}

void HoldingsModel::removeGood(const QString& good) {
    if (!game_->session()) return;
    const bool done =
        game_->change([&](DuduSession& session) { return session.remove_good(good.toStdString()); });
    refusal_ = done ? QString() : tr("%1 is still on board or on an order.").arg(good_name(good.toStdString()));
    emit changed();
}

QVariantList HoldingsModel::goods() const {
    QVariantList list;
    if (!game_->session()) return list;
    const auto have = who().goods;
    std::vector<std::pair<std::string, int>> values(game_->session()->good_values().begin(),
                                                    game_->session()->good_values().end());
    std::ranges::stable_sort(values, {}, [](const auto& item) { return item.second; });
    for (const auto& [good, value] : values) {
        QVariantMap map = good_map(good);
        map[QStringLiteral("count")] = have.contains(good) ? have.at(good) : 0;
        map[QStringLiteral("value")] = value;
        list.push_back(map);
    }
    return list;
}

QVariantList HoldingsModel::cities() const {
    QVariantList list;
    if (!game_->session()) return list;
    const Player player = who();
    for (const auto& city : game_->session()->map().cities())
        list.push_back(QVariantMap{
            {QStringLiteral("colour"), colour_number(city.what)},
            {QStringLiteral("name"), colour_name(city.what)},
            {QStringLiteral("completed"), static_cast<int>(std::ranges::count(player.completed_orders, city.what))}});
    return list;
}

QVariantList HoldingsModel::orders() const {
    QVariantList list;
    if (!shown()) return list;
    for (const auto& order : who().orders_in_hand)
        list.push_back(QVariantMap{{QStringLiteral("city"), colour_number(order.city)},
                                   {QStringLiteral("name"), colour_name(order.city)},
                                   {QStringLiteral("goods"), goods_list(order.goods)}});
    return list;
}

QVariantList HoldingsModel::draft_goods() const { return goods_list(draft_goods_); }

QVariantList HoldingsModel::technologies() const {
    QVariantList list;
    if (!game_->session()) return list;
    const Player player = who();
    const auto add = [&](const char* kind, const std::string& city) {
        const Technology technology = technology_of(QLatin1String(kind), city.empty() ? -1 : colour_number(city));
        list.push_back(QVariantMap{
            {QStringLiteral("kind"), QLatin1String(kind)},
            {QStringLiteral("city"), city.empty() ? -1 : colour_number(city)},
            {QStringLiteral("name"), technology_name(technology)},
            {QStringLiteral("count"), static_cast<int>(std::ranges::count(player.technologies, technology))}});
    };
    add("per_two_orders", {});
    for (const auto& city : game_->session()->map().cities()) add("order_scoring", city.what);
    for (const auto& city : game_->session()->map().cities()) add("sell_plus_one", city.what);
    return list;
}

}  // namespace railref::app
