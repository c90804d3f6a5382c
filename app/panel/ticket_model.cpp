#include "app/panel/ticket_model.h"

#include <algorithm>
#include <tuple>

#include "app/panel/words.h"

namespace railref::app {
namespace {

using maps::PlayerColour;
using maps::TicketId;

/// Lower case without accents, so that "ar" finds Århus. The sound marks of kana are no accents: パ is not ハ.
QString plain(const QString& text) {
    QString folded;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        const bool sound_mark = c == QChar(0x3099) || c == QChar(0x309A);
        if (c.category() != QChar::Mark_NonSpacing || sound_mark) folded += c == u'ø' ? QChar(u'o') : c;
    }
    return folded;
}

/// 0: the name begins with the words, 1: a word in it does, 2: it holds them somewhere, 3: no match.
int match(const QString& name, const QString& words) {
    if (words.isEmpty()) return 2;
    const auto at = name.indexOf(words);
    if (at < 0) return 3;
    return at == 0 ? 0 : name[at - 1].isLetter() ? 2 : 1;
}

/// Everything that somebody may type for a city, folded; what the screen says comes first.
QStringList spellings(const maps::BoardMap& map, maps::CityId city) {
    QStringList folded;
    for (const QString& name : city_spellings(map, city)) folded += plain(name);
    return folded;
}

int best_match(const QStringList& names, const QString& words) {
    int best = 3;
    for (const QString& name : names) best = std::min(best, match(name, words));
    return best;
}

const scoring::Player* holder(const scoring::Game& game, const maps::Ticket& card) {
    for (const scoring::Player& player : game.players)
        for (const scoring::HeldTicket& held : player.tickets)
            if (held.points == card.points &&
                ((held.from == card.from && held.to == card.to) || (held.from == card.to && held.to == card.from)))
                return &player;
    return nullptr;
}

bool in_variant(const maps::Ticket& card, const maps::Variant& variant) {
    return std::ranges::any_of(card.decks, [&](const std::string& deck) { return variant.has_deck(deck); });
}

}  // namespace

TicketModel::TicketModel(GameModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &GameModel::changed, this, &TicketModel::follow_game);
    connect(&game, &GameModel::board_changed, this, [this] {
        search_.clear();
        picked_city_ = -1;
    });
}

void TicketModel::follow_game() {
    const auto players = game_->session() ? game_->session()->game().players : std::vector<scoring::Player>{};
    const bool there = std::ranges::any_of(
        players, [this](const scoring::Player& player) { return static_cast<int>(player.colour) == player_; });
    if (!there) player_ = players.empty() ? -1 : static_cast<int>(players.front().colour);
    emit changed();
}

void TicketModel::set_player(int colour) {
    player_ = colour;
    revealed_ = false;
    search_.clear();
    refusal_.clear();
    picked_city_ = -1;
    emit changed();
}

bool TicketModel::shown() const { return revealed_ || hand().isEmpty(); }

void TicketModel::show() {
    revealed_ = true;
    emit changed();
}

void TicketModel::hide() {
    revealed_ = false;
    search_.clear();
    picked_city_ = -1;
    refusal_.clear();
    emit changed();
}

void TicketModel::set_search(const QString& text) {
    if (text == search_) return;
    search_ = text;
    refusal_.clear();
    picked_city_ = -1;
    emit changed();
}

QString TicketModel::player_name() const {
    if (!game_->session() || player_ < 0) return {};
    const scoring::Game game = game_->session()->game();
    const scoring::Player* player = game.find_player(static_cast<PlayerColour>(player_));
    return player ? app::player_name(*player) : QString();
}

QString TicketModel::why_not(TicketId id) const {
    const maps::Ticket& card = game_->session()->map().ticket(id);
    const maps::Variant& variant = game_->session()->variant();
    if (!in_variant(card, variant)) {
        return tr("Not in this game: %1 plays without this card.").arg(variant_name(game_->session()->map(), variant));
    }
    const scoring::Game game = game_->session()->game();
    if (const scoring::Player* owner = holder(game, card))
        return static_cast<int>(owner->colour) == player_
                   ? tr("%1 has this card already; there is only one.").arg(app::player_name(*owner))
                   : tr("%1 holds this card; there is only one.").arg(app::player_name(*owner));
    return {};
}

std::vector<TicketId> TicketModel::matches() const {
    const GameSession* session = game_->session();
    if (!session) return {};
    const maps::BoardMap& map = session->map();
    // "par wien" looks for both cities, in either order.
    const QStringList words = plain(search_).split(QChar(u' '), Qt::SkipEmptyParts);
    std::vector<std::tuple<bool, int, QString, QString, TicketId>> found;
    for (std::size_t i = 0; i < map.tickets().size(); ++i) {
        const maps::Ticket& card = map.tickets()[i];
        const QStringList from = spellings(map, card.from);
        const QStringList to = spellings(map, card.to);
        const bool picked = picked_city_ < 0 || static_cast<int>(card.from) == picked_city_ ||
                            static_cast<int>(card.to) == picked_city_;
        int worst = 0;
        for (const QString& word : words)
            worst = std::max(worst, std::min(best_match(from, word), best_match(to, word)));
        const bool other_variant = !in_variant(card, session->variant());
        // Cards of other variants are shown, with the reason, only to somebody who looks for them.
        if (!picked || worst == 3 || (other_variant && words.isEmpty() && picked_city_ < 0)) continue;
        found.emplace_back(other_variant, worst, from.front(), to.front(), static_cast<TicketId>(i));
    }
    std::ranges::sort(found);
    std::vector<TicketId> ids;
    for (const auto& entry : found) ids.push_back(std::get<TicketId>(entry));
    return ids;
}

QVariantList TicketModel::offers() const {
    QVariantList list;
    for (const TicketId id : matches()) {
        const maps::Ticket& card = game_->session()->map().ticket(id);
        list.push_back(QVariantMap{{QStringLiteral("id"), static_cast<int>(id)},
                                   {QStringLiteral("from"), city_name(game_->session()->map(), card.from)},
                                   {QStringLiteral("to"), city_name(game_->session()->map(), card.to)},
                                   {QStringLiteral("points"), card.points},
                                   {QStringLiteral("refused"), why_not(id)}});
    }
    return list;
}

bool TicketModel::add(int ticket) {
    if (!game_->session() || player_ < 0) return false;
    const maps::Ticket& card = game_->session()->map().ticket(static_cast<TicketId>(ticket));
    refusal_ = why_not(static_cast<TicketId>(ticket));
    if (!refusal_.isEmpty()) {
        emit changed();
        return false;
    }
    search_.clear();
    picked_city_ = -1;
    revealed_ = true;  // who enters tickets sees them
    return game_->change([&](GameSession& session) {
        return session.add_ticket(static_cast<PlayerColour>(player_), {card.from, card.to, card.points});
    });
}

bool TicketModel::addFirst() {
    const std::vector<TicketId> found = matches();
    const auto free = std::ranges::find_if(found, [this](TicketId id) { return why_not(id).isEmpty(); });
    if (free != found.end()) return add(static_cast<int>(*free));
    if (!found.empty()) return add(static_cast<int>(found.front()));  // says why not
    refusal_ = tr("No ticket of this board has “%1”.").arg(search_);
    emit changed();
    return false;
}

void TicketModel::removeAt(int place) {
    refusal_.clear();
    if (place >= 0)
        game_->change([&](GameSession& session) {
            return session.remove_ticket(static_cast<PlayerColour>(player_), static_cast<std::size_t>(place));
        });
}

void TicketModel::tapCity(int city) {
    refusal_.clear();
    search_.clear();
    if (picked_city_ < 0 || picked_city_ == city) {
        picked_city_ = picked_city_ == city ? -1 : city;
        emit changed();
        return;
    }
    const maps::BoardMap& map = game_->session()->map();
    const auto first = static_cast<maps::CityId>(picked_city_);
    const auto second = static_cast<maps::CityId>(city);
    std::vector<TicketId> cards;
    for (const TicketId id : matches())
        if (const maps::Ticket& card = map.ticket(id); card.from == second || card.to == second) cards.push_back(id);
    if (cards.size() == 1) {
        add(static_cast<int>(cards.front()));
        return;
    }
    if (cards.empty())
        refusal_ = tr("There is no ticket %1 – %2.").arg(city_name(map, first), city_name(map, second));
    else  // two printings of one card: the person says which
        search_ = city_name(map, first) + QChar(u' ') + city_name(map, second);
    picked_city_ = -1;
    emit changed();
}

QVariantList TicketModel::hand() const {
    QVariantList list;
    if (!game_->session() || player_ < 0) return list;
    const scoring::Game game = game_->session()->game();
    const scoring::Player* player = game.find_player(static_cast<PlayerColour>(player_));
    if (!player) return list;
    for (const scoring::HeldTicket& held : player->tickets) {
        const bool known = game.map->find_ticket(*game.variant, held.from, held.to, held.points).has_value();
        list.push_back(
            QVariantMap{{QStringLiteral("from"), city_name(*game.map, held.from)},
                        {QStringLiteral("to"), city_name(*game.map, held.to)},
                        {QStringLiteral("points"), held.points},
                        {QStringLiteral("warning"),
                         known ? QString() : tr("In no deck of %1.").arg(variant_name(*game.map, *game.variant))}});
    }
    return list;
}

QString TicketModel::hand_summary() const {
    int points = 0;
    const QVariantList held = hand();
    for (const QVariant& ticket : held) points += ticket.toMap()[QStringLiteral("points")].toInt();
    if (held.isEmpty()) return tr("No tickets yet.");
    return held.size() == 1 ? tr("1 ticket worth %1").arg(points)
                            : tr("%1 tickets worth %2").arg(held.size()).arg(points);
}

Proof TicketModel::picture() const {
    Proof proof;
    if (!game_->session() || player_ < 0) return proof;
    proof.player = static_cast<PlayerColour>(player_);
    const scoring::Game game = game_->session()->game();
    if (!shown()) return proof;
    if (picked_city_ >= 0) proof.cities.push_back(static_cast<maps::CityId>(picked_city_));
    if (const scoring::Player* player = game.find_player(*proof.player))
        for (const scoring::HeldTicket& held : player->tickets) {
            proof.cities.push_back(held.from);
            proof.cities.push_back(held.to);
        }
    return proof;
}

}  // namespace railref::app
