#include "app/panel/score_model.h"

#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

#include "app/panel/problem_words.h"
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

ScoreModel::ScoreModel(GameModel& game, CheckModel& check, QObject* parent)
    : QObject(parent), game_(&game), check_(&check) {
    connect(&check, &CheckModel::changed, this, &ScoreModel::changed);
    connect(&game, &GameModel::changed, this, [this] {
        stale_ = true;
        refresh();
    });
    connect(&game, &GameModel::board_changed, this, [this] {
        scored_.reset();
        revealed_ = 0;
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
    if (!active_ || !stale_ || !game_->session() || under_way_) return;
    stale_ = false;
    under_way_ = true;
    work_.setFuture(QtConcurrent::run([game = game_->session()->game()] {
        return ScoredGame{game, score(game), check(game)};
    }));
}

void ScoreModel::take_result() {
    if (!under_way_ || work_.future().resultCount() == 0) return;
    under_way_ = false;
    if (!stale_) scored_ = work_.result();
    refresh();
    show_scores();
}

void ScoreModel::show_scores() {
    if (!opened() && !revealing()) {
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
    check_->wait();
    while (active_ && game_->session() && (stale_ || under_way_ || !scored_)) {
        refresh();
        work_.waitForFinished();
        take_result();
    }
}

std::vector<const PlayerScore*> ScoreModel::in_order() const {
    if (!revealing()) return by_rank(scored_->sheet);
    std::vector<const PlayerScore*> order;
    for (const PlayerScore& player : scored_->sheet.players) order.push_back(&player);
    return order;
}

bool ScoreModel::revealing() const { return scored_ && revealed_ <= scored_->sheet.players.size(); }

QString ScoreModel::next_reveal() const {
    if (!revealing()) return {};
    const auto& players = scored_->sheet.players;
    if (revealed_ < players.size()) return tr("Reveal %1’s tickets").arg(name_of(players[revealed_]));
    return tr("The bonus, and who wins");
}

void ScoreModel::revealNext() {
    if (!revealing()) return;
    const auto& players = scored_->sheet.players;
    ++revealed_;
    if (revealed_ <= players.size())
        open(static_cast<int>(players[revealed_ - 1].colour), QStringLiteral("tickets"));
    else
        open(static_cast<int>(by_rank(scored_->sheet).front()->colour), QStringLiteral("longest"));
    emit changed();
}

void ScoreModel::revealAll() {
    if (!scored_) return;
    revealed_ = scored_->sheet.players.size() + 1;
    show_scores();
}

void ScoreModel::hideAll() {
    revealed_ = 0;
    close();
    emit changed();
}

double ScoreModel::stepShare(int step) const {
    const Proof all = proof();
    int trains = 0;
    int before = 0;
    for (int i = 0; i < all.step_count(); ++i) {
        const int length = scored_->game.map->route(all.routes[static_cast<std::size_t>(i)]).length();
        trains += length;
        if (i < step) before += length;
    }
    return trains == 0 ? 1 : static_cast<double>(before) / trains;
}

QString ScoreModel::stepWord(int step) const {
    const Proof all = proof();
    if (!scored_ || step < 1 || step > all.step_count()) return {};
    int trains = 0;
    for (int i = 0; i < step; ++i) trains += scored_->game.map->route(all.routes[static_cast<std::size_t>(i)]).length();
    const maps::RouteId route = all.routes[static_cast<std::size_t>(step - 1)];
    return tr("%1 of %2: %3 · %4 trains so far")
        .arg(step)
        .arg(all.step_count())
        .arg(route_name(*scored_->game.map, route))
        .arg(trains);
}

Standing ScoreModel::standing() const { return check_->winner_settled() ? Standing::settled : Standing::open; }

QString ScoreModel::overline() const {
    if (!scored_) return tr("Counting…");
    return revealing() ? tr("Before the bonus") : app::overline(scored_->sheet, standing());
}

QString ScoreModel::headline() const {
    if (!scored_ || scored_->sheet.players.empty()) return {};
    if (revealed_ == 0) return tr("What lies on the board");
    if (!revealing()) return app::headline(scored_->sheet, standing());
    const PlayerScore& latest = scored_->sheet.players[revealed_ - 1];
    return tr("%1: %2 of %3 tickets").arg(name_of(latest)).arg(latest.tickets_completed).arg(latest.tickets.size());
}

QString ScoreModel::verdict() const {
    if (!scored_ || scored_->sheet.players.size() < 2) return {};
    return revealing() ? tr("Routes and stations first; then hand after hand, then the bonus.")
                       : app::verdict(scored_->sheet);
}

QVariantMap ScoreModel::row(const PlayerScore& player, std::size_t place) const {
    const bool shown = !revealing() || place < revealed_;
    const int bonus = revealing() ? 0 : bonus_points(player);
    const int stations = has_stations() ? player.stations.points : 0;
    const int tickets = shown ? player.ticket_points : 0;
    const QVariantList parts{part("routes", player.route_points), part("tickets", tickets), part("stations", stations),
                             part("bonus", bonus)};
    return {{QStringLiteral("colour"), static_cast<int>(player.colour)},
            {QStringLiteral("name"), name_of(player)},
            {QStringLiteral("rank"), player.rank},
            {QStringLiteral("winner"), !revealing() && player.rank == 1},
            {QStringLiteral("shown"), shown},
            {QStringLiteral("routes"), player.route_points},
            {QStringLiteral("tickets"), tickets},
            {QStringLiteral("ticketsDone"), player.tickets_completed},
            {QStringLiteral("ticketsHeld"), static_cast<int>(player.tickets.size())},
            {QStringLiteral("stations"), stations},
            {QStringLiteral("bonus"), bonus},
            {QStringLiteral("total"), player.route_points + tickets + stations + bonus},
            {QStringLiteral("longest"), player.longest_route.trail.length},
            {QStringLiteral("parts"), parts}};
}

QVariantList ScoreModel::rows() const {
    QVariantList list;
    if (!scored_) return list;
    const auto order = in_order();
    for (std::size_t i = 0; i < order.size(); ++i) list.push_back(row(*order[i], i));
    return list;
}

QVariantList ScoreModel::warnings() const {
    QVariantList list;
    if (!scored_) return list;
    auto problems = scored_->problems;
    const auto is_error = [](const scoring::Problem& problem) { return problem.severity == scoring::Severity::error; };
    std::ranges::stable_partition(problems, is_error);
    for (const scoring::Problem& problem : problems)
        list.push_back(QVariantMap{{QStringLiteral("message"), say_problem(scored_->game, problem)},
                                   {QStringLiteral("error"), is_error(problem)}});
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
    if (key_ == QStringLiteral("tickets")) return prove_tickets(*player);
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
    if (key_ == QStringLiteral("tickets"))
        return tr("%1’s tickets: %2").arg(name, signed_number(player->ticket_points));
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
    if (key_ == QStringLiteral("tickets"))
        return tr("%1 of %2 tickets are complete.").arg(player->tickets_completed).arg(player->tickets.size());
    if (key_ == QStringLiteral("stations")) return say_stations(scored_->game, *player);
    if (key_ == QStringLiteral("routes")) return say_routes(scored_->game, *player);
    if (key_ == QStringLiteral("bonus")) return say_bonus(scored_->game, scored_->sheet, *player);
    return say_longest(scored_->game, *player);
}

QString ScoreModel::proof_rule() const {
    return opened() ? tr("Rulebook: %1").arg(rulebook_name(*scored_->game.map)) : QString();
}

}  // namespace railref::app
