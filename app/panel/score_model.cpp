#include "app/panel/score_model.h"

#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

#include "app/panel/proofs.h"
#include "app/panel/score_words.h"
#include "app/panel/words.h"

namespace railref::app {
namespace {

using maps::PlayerColour;
using scoring::PlayerScore;

QVariantMap part(const char* kind, int points) {
    return {{QStringLiteral("kind"), QString::fromLatin1(kind)}, {QStringLiteral("points"), points}};
}

QVariantMap line(const QString& key, const QString& title, const QString& value, const QString& note, bool good) {
    return {{QStringLiteral("key"), key},
            {QStringLiteral("title"), title},
            {QStringLiteral("value"), value},
            {QStringLiteral("note"), note},
            {QStringLiteral("good"), good}};
}

}  // namespace

ScoreModel::ScoreModel(GameModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &GameModel::changed, this, [this] {
        stale_ = true;
        refresh();
    });
    connect(&game, &GameModel::board_changed, this, [this] {
        scored_.reset();
        close();
    });
    connect(&work_, &QFutureWatcherBase::finished, this, &ScoreModel::take_result);
}

ScoreModel::~ScoreModel() { work_.waitForFinished(); }

void ScoreModel::set_active(bool active) {
    if (active == active_) return;
    active_ = active;
    refresh();
    emit changed();
}

void ScoreModel::refresh() {
    if (!active_ || !stale_ || !game_->session() || work_.isRunning()) return;
    stale_ = false;
    const bool settled = game_->doubtful_routes().empty() && game_->doubtful_cities().empty();
    work_.setFuture(QtConcurrent::run([game = game_->session()->game(), settled] {
        return ScoredGame{game, score(game), check(game), settled};
    }));
}

void ScoreModel::take_result() {
    if (work_.future().resultCount() == 0) return;
    if (!stale_) scored_ = work_.result();
    refresh();
    show_scores();
}

void ScoreModel::show_scores() {
    if (!opened()) {
        // Somebody's proof is always open, so that people see that there is one: the winner's longest route first.
        const auto order = scored_ ? by_rank(scored_->sheet) : std::vector<const PlayerScore*>{};
        if (order.empty())
            close();
        else
            open(static_cast<int>(order.front()->colour), QStringLiteral("longest"));
    }
    emit changed();
    emit proof_changed();
}

void ScoreModel::wait() {
    while (active_ && (stale_ || work_.isRunning() || !scored_)) {
        refresh();
        work_.waitForFinished();
        if (!stale_ && work_.future().resultCount() > 0) scored_ = work_.result();
    }
    show_scores();
}

Standing ScoreModel::standing() const { return scored_->settled ? Standing::settled : Standing::open; }

QString ScoreModel::overline() const { return scored_ ? app::overline(scored_->sheet, standing()) : tr("Counting…"); }

QString ScoreModel::headline() const { return scored_ ? app::headline(scored_->sheet, standing()) : QString(); }

QString ScoreModel::verdict() const { return scored_ ? app::verdict(scored_->sheet) : QString(); }

QVariantList ScoreModel::rows() const {
    QVariantList list;
    if (!scored_) return list;
    for (const PlayerScore* player : by_rank(scored_->sheet)) {
        const int bonus = bonus_points(*player);
        const int stations = has_stations() ? player->stations.points : 0;
        const QVariantList parts{part("routes", player->route_points), part("tickets", player->ticket_points),
                                 part("stations", stations), part("bonus", bonus)};
        list.push_back(QVariantMap{{QStringLiteral("colour"), static_cast<int>(player->colour)},
                                   {QStringLiteral("name"), name_of(*player)},
                                   {QStringLiteral("rank"), player->rank},
                                   {QStringLiteral("winner"), player->rank == 1},
                                   {QStringLiteral("routes"), player->route_points},
                                   {QStringLiteral("tickets"), player->ticket_points},
                                   {QStringLiteral("ticketsDone"), player->tickets_completed},
                                   {QStringLiteral("ticketsHeld"), static_cast<int>(player->tickets.size())},
                                   {QStringLiteral("stations"), stations},
                                   {QStringLiteral("bonus"), bonus},
                                   {QStringLiteral("total"), player->total},
                                   {QStringLiteral("longest"), player->longest_route.trail.length},
                                   {QStringLiteral("parts"), parts}});
    }
    return list;
}

QVariantList ScoreModel::warnings() const {
    QVariantList list;
    if (!scored_) return list;
    for (const scoring::Problem& problem : scored_->problems)
        list.push_back(QVariantMap{{QStringLiteral("message"), QString::fromStdString(problem.message)},
                                   {QStringLiteral("error"), problem.severity == scoring::Severity::error}});
    return list;
}

int ScoreModel::highest() const {
    int most = 1;
    for (const QVariant& row : rows()) {
        int sum = 0;
        const QVariantList parts = row.toMap()[QStringLiteral("parts")].toList();
        for (const QVariant& entry : parts) sum += std::max(0, entry.toMap()[QStringLiteral("points")].toInt());
        most = std::max(most, sum);
    }
    return most;
}

QString ScoreModel::bonus_word() const { return scored_ ? app::bonus_word(scored_->game) : QString(); }

bool ScoreModel::has_stations() const { return scored_ && scored_->game.map->has_stations(); }

void ScoreModel::open(int player, const QString& key) {
    player_ = player;
    key_ = key;
    emit proof_changed();
}

void ScoreModel::close() { open(-1, {}); }

const PlayerScore* ScoreModel::opened() const {
    if (!scored_ || player_ < 0) return nullptr;
    const auto found =
        std::ranges::find(scored_->sheet.players, static_cast<PlayerColour>(player_), &PlayerScore::colour);
    return found == scored_->sheet.players.end() ? nullptr : &*found;
}

const scoring::TicketScore* ScoreModel::opened_ticket() const {
    const PlayerScore* player = opened();
    if (!player || !key_.startsWith(QStringLiteral("ticket:"))) return nullptr;
    const auto place = key_.mid(7).toULong();
    return place < player->tickets.size() ? &player->tickets[place] : nullptr;
}

QString ScoreModel::player_name() const { return opened() ? name_of(*opened()) : QString(); }

QVariantList ScoreModel::lines() const {
    QVariantList list;
    const PlayerScore* player = opened();
    if (!player) return list;
    list.push_back(line(QStringLiteral("routes"), tr("Routes"), QString::number(player->route_points),
                        tr("%1 trains").arg(player->trains_used), true));
    for (std::size_t i = 0; i < player->tickets.size(); ++i) {
        const scoring::TicketScore& ticket = player->tickets[i];
        const QString cities = city_name(*scored_->game.map, ticket.ticket.from) + QStringLiteral(" – ") +
                               city_name(*scored_->game.map, ticket.ticket.to);
        list.push_back(line(QStringLiteral("ticket:%1").arg(i), cities,
                            signed_number(ticket.completed ? ticket.ticket.points : -ticket.ticket.points),
                            ticket.completed ? tr("completed") : tr("not completed"), ticket.completed));
    }
    if (has_stations())
        list.push_back(line(QStringLiteral("stations"), tr("Stations"), QString::number(player->stations.points),
                            tr("%1 built").arg(player->stations.built), true));
    list.push_back(line(QStringLiteral("longest"), tr("Longest route"),
                        tr("%1 trains").arg(player->longest_route.trail.length), {}, true));
    if (!player->bonuses.empty())
        list.push_back(line(QStringLiteral("bonus"), tr("Bonus"), signed_number(bonus_points(*player)), {}, true));
    return list;
}

Ownership ScoreModel::ownership() const {
    if (!scored_) return game_->ownership();
    return {scored_->game.map, scored_->game.position};
}

Proof ScoreModel::proof() const {
    const PlayerScore* player = opened();
    if (!player) return {};
    if (const scoring::TicketScore* ticket = opened_ticket()) return prove_ticket(*player, *ticket);
    if (key_ == QStringLiteral("stations")) return prove_stations(scored_->game, *player);
    if (key_ == QStringLiteral("routes")) return prove_routes(scored_->game, *player);
    const bool globetrotter = scored_->game.variant->bonus_points(maps::BonusKind::globetrotter).has_value();
    if (key_ == QStringLiteral("bonus") && globetrotter) return prove_routes(scored_->game, *player);
    return prove_longest(*player);
}

QString ScoreModel::proof_title() const {
    const PlayerScore* player = opened();
    if (!player) return {};
    const QString name = name_of(*player);
    if (const scoring::TicketScore* ticket = opened_ticket())
        return tr("%1: %2 – %3, %4")
            .arg(name, city_name(*scored_->game.map, ticket->ticket.from),
                 city_name(*scored_->game.map, ticket->ticket.to),
                 signed_number(ticket->completed ? ticket->ticket.points : -ticket->ticket.points));
    if (key_ == QStringLiteral("stations"))
        return tr("%1’s stations: %2 points").arg(name).arg(player->stations.points);
    if (key_ == QStringLiteral("routes")) return tr("%1’s routes: %2 points").arg(name).arg(player->route_points);
    if (key_ == QStringLiteral("bonus")) return tr("%1’s bonus: %2").arg(name, signed_number(bonus_points(*player)));
    return tr("%1’s longest route: %2 trains").arg(name).arg(player->longest_route.trail.length);
}

QString ScoreModel::proof_text() const {
    const PlayerScore* player = opened();
    if (!player) return {};
    if (const scoring::TicketScore* ticket = opened_ticket()) return say_ticket(scored_->game, *player, *ticket);
    if (key_ == QStringLiteral("stations")) return say_stations(scored_->game, *player);
    if (key_ == QStringLiteral("routes")) return say_routes(scored_->game, *player);
    if (key_ == QStringLiteral("bonus")) return say_bonus(scored_->game, scored_->sheet, *player);
    return say_longest(scored_->game, *player);
}

QString ScoreModel::proof_rule() const {
    return opened() ? tr("Rulebook: %1").arg(rulebook_name(*scored_->game.map)) : QString();
}

}  // namespace railref::app
