#include "app/panel/dispute_model.h"

#include <algorithm>

#include "app/panel/problem_words.h"
#include "app/panel/words.h"
#include "scoring/longest_route.h"
#include "scoring/marker_audit.h"
#include "scoring/score_summary.h"
#include "scoring/station_search.h"
#include "scoring/stations.h"
#include "scoring/ticket_gap.h"
#include "scoring/tickets.h"

namespace railref::app {
namespace {

using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;
using scoring::Game;
using scoring::Player;

QString two_cities(const maps::BoardMap& map, CityId from, CityId to) {
    return DisputeModel::tr("%1 – %2", "two cities").arg(city_name(map, from), city_name(map, to));
}

/// The player's own and borrowed routes whose ends lie in one network.
std::vector<RouteId> routes_in(const Game& game, const Player& player, const scoring::Borrowed& borrowed,
                               const std::vector<CityId>& network) {
    std::vector<RouteId> routes = game.position.routes_of(player.colour);
    for (const auto& [city, route] : borrowed) routes.push_back(route);
    std::erase_if(routes, [&](RouteId route) {
        return std::ranges::find(network, game.map->route(route).from) == network.end();
    });
    return routes;
}

/// The same game with one station on another route, or left to the program.
Game with_choice(Game game, PlayerColour colour, CityId city, std::optional<RouteId> route) {
    auto& choices = std::ranges::find(game.players, colour, &Player::colour)->station_choices;
    std::erase_if(choices, [&](const scoring::StationChoice& choice) { return choice.city == city; });
    if (route) choices.push_back({city, *route});
    return game;
}

int total_of(const Game& game, PlayerColour colour) {
    auto summary = scoring::summarise(game);
    const auto players = summary.players();
    const auto found = std::ranges::find(players, colour, &scoring::PlayerSummary::colour);
    return found == players.end() ? 0 : found->total;
}

}  // namespace

DisputeModel::DisputeModel(GameModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &GameModel::board_changed, this, [this] {
        player_ = -1;
        forget();
    });
    connect(&game, &GameModel::changed, this, &DisputeModel::follow_game);
}

void DisputeModel::follow_game() {
    game_now_.reset();
    if (game_->session()) game_now_ = game_->session()->game();
    if (game_now_ && !who())
        player_ = game_now_->players.empty() ? -1 : static_cast<int>(game_now_->players.front().colour);
    if (who() && ticket_ >= static_cast<int>(who()->tickets.size())) ticket_ = -1;
    emit changed();
}

void DisputeModel::forget() {
    cities_.clear();
    rival_ = -1;
    ticket_ = -1;
    station_ = -1;
}

const Player* DisputeModel::who() const {
    return game_now_ && player_ >= 0 ? game_now_->find_player(colour()) : nullptr;
}

void DisputeModel::set_kind(const QString& kind) {
    kind_ = kind;
    rival_ = -1;
    emit changed();
}

void DisputeModel::set_player(int colour) {
    if (colour == player_) return;
    player_ = colour;
    forget();
    emit changed();
}

QString DisputeModel::player_name() const { return who() ? app::player_name(*who()) : QString(); }

// ---- the longest route

void DisputeModel::tapCity(int city) {
    if (!can_ask() || city < 0) return;
    const auto id = static_cast<CityId>(city);
    if (!cities_.empty() && cities_.back() == id)
        cities_.pop_back();
    else
        cities_.push_back(id);
    emit changed();
}

void DisputeModel::dragTo(int city) {
    if (!can_ask() || city < 0) return;
    const auto id = static_cast<CityId>(city);
    if (!cities_.empty() && (cities_.back() == id || game_now_->map->routes_between(cities_.back(), id).empty()))
        return;
    cities_.push_back(id);
    emit changed();
}

void DisputeModel::backOne() {
    if (cities_.empty()) return;
    cities_.pop_back();
    emit changed();
}

void DisputeModel::clearClaim() {
    cities_.clear();
    emit changed();
}

scoring::ClaimVerdict DisputeModel::judged() const {
    return judge_claim(*game_now_->map, game_now_->position, colour(), cities_);
}

QString DisputeModel::claim() const {
    QStringList names;
    if (game_now_)
        for (const CityId city : cities_) names += city_name(*game_now_->map, city);
    return names.join(QStringLiteral(" → "));
}

QVariantList DisputeModel::steps() const {
    QVariantList list;
    if (!can_ask() || cities_.size() < 2) return list;
    const scoring::ClaimVerdict verdict = judged();
    const maps::BoardMap& map = *game_now_->map;
    const auto add = [&](CityId from, CityId to, int route, bool good) {
        list.push_back(
            QVariantMap{{QStringLiteral("route"), route},
                        {QStringLiteral("title"), two_cities(map, from, to)},
                        {QStringLiteral("trains"), route < 0 ? 0 : map.route(static_cast<RouteId>(route)).length()},
                        {QStringLiteral("good"), good}});
    };
    for (std::size_t i = 0; i < verdict.routes.size(); ++i)
        add(cities_[i], cities_[i + 1], static_cast<int>(verdict.routes[i]), true);
    if (verdict.fault) {
        const std::size_t at = verdict.routes.size();
        const auto routes = map.routes_between(cities_[at], cities_[at + 1]);
        add(cities_[at], cities_[at + 1], routes.empty() ? -1 : static_cast<int>(routes.front()), false);
    }
    return list;
}

QVariantMap DisputeModel::verdict() const {
    if (!can_ask() || cities_.size() < 2) return {};
    const scoring::ClaimVerdict verdict = judged();
    QString title, text, rule;
    if (verdict.fault) {
        const std::size_t at = verdict.routes.size();
        title = tr("Refused at step %1").arg(verdict.fault->step);
        text = say_fault(*game_now_, colour(), *verdict.fault, cities_[at], cities_[at + 1]);
        rule = say_claim_rule(*game_now_, verdict.fault->rule);
    } else {
        title = verdict.length == 1 ? tr("It holds: 1 train") : tr("It holds: %1 trains").arg(verdict.length);
        text = verdict.longest() ? tr("Nothing longer exists for %1.").arg(player_name())
                                 : tr("%1 has a longer one: %2 trains.").arg(player_name()).arg(verdict.best_length);
    }
    return {{QStringLiteral("title"), title},
            {QStringLiteral("text"), text},
            {QStringLiteral("rule"), rule},
            {QStringLiteral("length"), verdict.length},
            {QStringLiteral("good"), verdict.valid()}};
}

QVariantList DisputeModel::longest() const {
    QVariantList list;
    if (!game_now_) return list;
    std::vector<std::pair<int, const Player*>> order;
    for (const Player& player : game_now_->players)
        order.emplace_back(longest_route_length(*game_now_->map, game_now_->position, player.colour), &player);
    std::ranges::stable_sort(order, std::greater(), &std::pair<int, const Player*>::first);
    for (const auto& [length, player] : order)
        list.push_back(QVariantMap{{QStringLiteral("colour"), static_cast<int>(player->colour)},
                                   {QStringLiteral("name"), app::player_name(*player)},
                                   {QStringLiteral("length"), length},
                                   {QStringLiteral("own"), static_cast<int>(player->colour) == player_}});
    return list;
}

void DisputeModel::set_rival(int colour) {
    rival_ = colour == rival_ ? -1 : colour;
    emit changed();
}

Proof DisputeModel::prove_claim() const {
    Proof proof;
    proof.player = colour();
    proof.numbered = true;
    if (rival_ >= 0)
        proof.beside =
            longest_route(*game_now_->map, game_now_->position, static_cast<PlayerColour>(rival_)).trail.routes;
    proof.shown = !cities_.empty() || rival_ >= 0;
    if (cities_.empty()) return proof;
    proof.cities = {cities_.front()};
    if (cities_.size() < 2) return proof;
    const scoring::ClaimVerdict verdict = judged();
    proof.routes = verdict.routes;
    proof.cities.push_back(cities_.back());
    if (verdict.fault) {
        const std::size_t at = verdict.routes.size();
        proof.cities = {cities_[at], cities_[at + 1]};
        proof.refused = true;
        const auto between = game_now_->map->routes_between(cities_[at], cities_[at + 1]);
        if (!between.empty()) proof.missing = {between.front()};
    }
    return proof;
}

// ---- a ticket that is not complete

void DisputeModel::set_ticket(int place) {
    ticket_ = place;
    emit changed();
}

QVariantList DisputeModel::open_tickets() const {
    QVariantList list;
    if (!can_ask()) return list;
    const auto borrowed = settle_stations(*game_now_, *who()).borrowed;
    const auto scores = settle_tickets(*game_now_->map, game_now_->position, *who(), borrowed);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (scores[i].completed) continue;
        const scoring::HeldTicket& held = scores[i].ticket;
        list.push_back(QVariantMap{{QStringLiteral("place"), static_cast<int>(i)},
                                   {QStringLiteral("title"), two_cities(*game_now_->map, held.from, held.to)},
                                   {QStringLiteral("points"), held.points}});
    }
    return list;
}

std::optional<DisputeModel::OpenTicket> DisputeModel::explained() const {
    if (!can_ask() || ticket_ < 0) return std::nullopt;
    auto borrowed = settle_stations(*game_now_, *who()).borrowed;
    const scoring::HeldTicket& held = who()->tickets[static_cast<std::size_t>(ticket_)];
    auto gap = find_gap(*game_now_, *who(), held, borrowed);
    if (!gap) return std::nullopt;
    return OpenTicket{held, std::move(borrowed), std::move(*gap)};
}

QVariantMap DisputeModel::gap() const {
    const auto open = explained();
    if (!open) return {};
    const auto& [held, borrowed, gap] = *open;
    const maps::BoardMap& map = *game_now_->map;
    QStringList missing;
    for (const RouteId route : gap.missing) {
        const auto owner = game_now_->position.owner(route);
        missing +=
            owner
                ? tr("%1 (taken by %2)").arg(route_name(map, route), app::player_name(*game_now_->find_player(*owner)))
                : tr("%1 (free)").arg(route_name(map, route));
    }
    const auto reach = [&](CityId city, const std::vector<CityId>& network) {
        const auto others = network.size() - 1;
        if (others == 0) return tr("No train of %1 touches %2.").arg(player_name(), city_name(map, city));
        return others == 1 ? tr("From %1 the trains reach 1 other city.").arg(city_name(map, city))
                           : tr("From %1 the trains reach %2 other cities.").arg(city_name(map, city)).arg(others);
    };
    const QString text = reach(held.from, gap.from_network) + QChar(u' ') + reach(held.to, gap.to_network) +
                         QChar(u' ') +
                         tr("Nothing joins the two. The shortest missing link: %1.")
                             .arg(missing.join(tr(", ", "between the names of routes")));
    return {{QStringLiteral("title"),
             gap.trains_missing == 1 ? tr("1 train is missing") : tr("%1 trains are missing").arg(gap.trains_missing)},
            {QStringLiteral("text"), text},
            {QStringLiteral("trains"), gap.trains_missing}};
}

Proof DisputeModel::prove_gap() const {
    Proof proof;
    const auto open = explained();
    if (!open) return proof;
    const auto& [held, borrowed, gap] = *open;
    proof.player = colour();
    proof.routes = routes_in(*game_now_, *who(), borrowed, gap.from_network);
    proof.beside = routes_in(*game_now_, *who(), borrowed, gap.to_network);
    proof.missing = gap.missing;
    proof.cities = {held.from, held.to};
    proof.refused = true;
    proof.shown = true;
    return proof;
}

// ---- stations

void DisputeModel::set_station(int city) {
    station_ = city;
    emit changed();
}

QVariantList DisputeModel::stations() const {
    QVariantList list;
    if (!can_ask()) return list;
    const auto borrowed = settle_stations(*game_now_, *who()).borrowed;
    for (const CityId city : game_now_->position.stations_of(colour())) {
        const auto route = borrowed.find(city);
        list.push_back(QVariantMap{
            {QStringLiteral("city"), static_cast<int>(city)},
            {QStringLiteral("title"), city_name(*game_now_->map, city)},
            {QStringLiteral("chosen"), route == borrowed.end()
                                           ? tr("borrows nothing")
                                           : tr("borrows %1").arg(route_name(*game_now_->map, route->second))}});
    }
    return list;
}

QVariantList DisputeModel::station_options() const {
    QVariantList list;
    if (!can_ask() || station_ < 0) return list;
    const auto city = static_cast<CityId>(station_);
    const auto borrowed = settle_stations(*game_now_, *who()).borrowed;
    const int best = total_of(with_choice(*game_now_, colour(), city, std::nullopt), colour());
    for (const RouteId route : borrowable_routes(*game_now_->map, game_now_->position, colour(), city)) {
        const int total = total_of(with_choice(*game_now_, colour(), city, route), colour());
        const auto now = borrowed.find(city);
        list.push_back(QVariantMap{{QStringLiteral("route"), static_cast<int>(route)},
                                   {QStringLiteral("title"), route_name(*game_now_->map, route)},
                                   {QStringLiteral("owner"), static_cast<int>(*game_now_->position.owner(route))},
                                   {QStringLiteral("points"), total},
                                   {QStringLiteral("change"), total - best},
                                   {QStringLiteral("chosen"), now != borrowed.end() && now->second == route}});
    }
    return list;
}

bool DisputeModel::station_chosen() const {
    return can_ask() && station_ >= 0 &&
           std::ranges::any_of(who()->station_choices, [this](const scoring::StationChoice& choice) {
               return static_cast<int>(choice.city) == station_;
           });
}

void DisputeModel::chooseRoute(int route) {
    if (station_ < 0) return;
    const auto id = route < 0 ? std::nullopt : std::optional(static_cast<RouteId>(route));
    game_->change([&](GameSession& session) {
        return session.choose_station_route(colour(), static_cast<CityId>(station_), id);
    });
}

QVariantList DisputeModel::totals() const {
    QVariantList list;
    if (!game_now_) return list;
    Game best = *game_now_;
    for (Player& player : best.players) player.station_choices.clear();
    auto now = scoring::summarise(*game_now_);
    for (const scoring::PlayerSummary& each : now.players())
        list.push_back(QVariantMap{{QStringLiteral("colour"), static_cast<int>(each.colour)},
                                   {QStringLiteral("name"), app::player_name(*game_now_->find_player(each.colour))},
                                   {QStringLiteral("total"), each.total},
                                   {QStringLiteral("rank"), each.rank},
                                   {QStringLiteral("change"), each.total - total_of(best, each.colour)}});
    return list;
}

Proof DisputeModel::prove_station() const {
    Proof proof;
    proof.player = colour();
    proof.shown = true;
    const auto borrowed = settle_stations(*game_now_, *who()).borrowed;
    for (const auto& [city, route] : borrowed) proof.routes.push_back(route);
    proof.beside = game_now_->position.routes_of(colour());
    proof.cities = game_now_->position.stations_of(colour());
    return proof;
}

// ---- the score marker

QVariantMap DisputeModel::marker() const {
    if (!can_ask()) return {};
    const auto audit = audit_marker(*game_now_, *who());
    if (!audit)
        return {{QStringLiteral("known"), false},
                {QStringLiteral("square"), -1},
                {QStringLiteral("good"), false},
                {QStringLiteral("text"), tr("Nobody has said where %1’s marker stands.").arg(player_name())}};
    return {{QStringLiteral("known"), true},
            {QStringLiteral("square"), audit->square},
            {QStringLiteral("good"), audit->agrees()},
            {QStringLiteral("text"), say_marker(*game_now_, colour(), *audit)}};
}

void DisputeModel::setMarker(int square) {
    if (can_ask()) game_->answerMarker(player_, ((square % 100) + 100) % 100);
}

Proof DisputeModel::proof() const {
    if (!can_ask()) return {};
    if (kind_ == QStringLiteral("ticket")) return prove_gap();
    if (kind_ == QStringLiteral("station")) return prove_station();
    if (kind_ == QStringLiteral("longest")) return prove_claim();
    Proof proof;
    proof.player = colour();
    proof.routes = game_now_->position.routes_of(colour());
    proof.shown = true;
    return proof;
}

}  // namespace railref::app
