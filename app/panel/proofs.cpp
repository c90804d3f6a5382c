#include "app/panel/proofs.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "app/panel/score_words.h"
#include "app/panel/words.h"

namespace railref::app {
namespace {

using maps::CityId;
using maps::RouteId;
using scoring::Game;
using scoring::PlayerScore;
using scoring::TicketScore;

struct Proofs {
    Q_DECLARE_TR_FUNCTIONS(Proofs)
};

QString arrows(const maps::BoardMap& map, const std::vector<CityId>& cities) {
    QStringList names;
    for (const CityId city : cities) names += city_name(map, city);
    return names.join(QStringLiteral(" → "));
}

/// The cities along a path of routes from its first city.
std::vector<CityId> cities_along(const maps::BoardMap& map, CityId from, const std::vector<RouteId>& path) {
    std::vector<CityId> cities{from};
    for (const RouteId route : path) cities.push_back(map.route(route).other_end(cities.back()));
    return cities;
}

}  // namespace

Proof prove_routes(const Game& game, const PlayerScore& player) {
    Proof proof;
    proof.routes = game.position.routes_of(player.colour);
    proof.player = player.colour;
    proof.shown = true;
    return proof;
}

Proof prove_ticket(const PlayerScore& player, const TicketScore& ticket) {
    Proof proof;
    proof.routes = ticket.path;
    proof.cities = {ticket.ticket.from, ticket.ticket.to};
    proof.player = player.colour;
    proof.refused = !ticket.completed;
    proof.shown = true;
    return proof;
}

Proof prove_tickets(const PlayerScore& player) {
    Proof proof;
    for (const TicketScore& ticket : player.tickets) {
        proof.cities.push_back(ticket.ticket.from);
        proof.cities.push_back(ticket.ticket.to);
        for (const RouteId route : ticket.path)
            if (std::ranges::find(proof.routes, route) == proof.routes.end()) proof.routes.push_back(route);
    }
    proof.player = player.colour;
    proof.shown = true;
    return proof;
}

Proof prove_stations(const Game& game, const PlayerScore& player) {
    Proof proof;
    for (const auto& [city, route] : player.stations.borrowed) proof.routes.push_back(route);
    proof.cities = game.position.stations_of(player.colour);
    proof.player = player.colour;
    proof.shown = true;
    return proof;
}

Proof prove_longest(const PlayerScore& player) {
    Proof proof;
    const scoring::Trail& trail = player.longest_route.trail;
    proof.routes = trail.routes;
    if (!trail.cities.empty()) proof.cities = {trail.cities.front(), trail.cities.back()};
    if (const auto* odd = std::get_if<scoring::OddCitiesCertificate>(&player.longest_route.certificate))
        proof.left_out = odd->left_out;
    proof.player = player.colour;
    proof.numbered = true;
    proof.shown = true;
    return proof;
}

QString say_routes(const Game& game, const PlayerScore& player) {
    std::map<int, std::pair<int, int>> by_length;  // length -> how many, points in all
    for (const RouteId route : game.position.routes_of(player.colour)) {
        auto& [count, points] = by_length[game.map->route(route).length()];
        ++count;
        points += game.map->points(route);
    }
    QStringList parts;
    for (const auto& [length, sum] : by_length)
        parts += length == 1 ? Proofs::tr("%1 × 1 train = %2").arg(sum.first).arg(sum.second)
                             : Proofs::tr("%1 × %2 trains = %3").arg(sum.first).arg(length).arg(sum.second);
    return parts.isEmpty()
               ? Proofs::tr("No routes.")
               : Proofs::tr("%1. Together %2 trains.").arg(parts.join(QStringLiteral(", "))).arg(player.trains_used);
}

QString say_ticket(const Game& game, const PlayerScore& player, const TicketScore& ticket) {
    const QString from = city_name(*game.map, ticket.ticket.from);
    const QString to = city_name(*game.map, ticket.ticket.to);
    if (!ticket.completed)
        return Proofs::tr("%1’s trains do not join %2 and %3, so the ticket counts against the score.")
            .arg(name_of(player), from, to);
    QString text = arrows(*game.map, cities_along(*game.map, ticket.ticket.from, ticket.path)) + QChar(u'.');
    for (const auto& [city, route] : player.stations.borrowed) {
        if (std::ranges::find(ticket.path, route) == ticket.path.end()) continue;
        const auto owner = game.position.owner(route);
        text +=
            Proofs::tr(" ", "between two sentences") +
            Proofs::tr("%1 is %2’s, borrowed by the station in %3.")
                .arg(route_name(*game.map, route), owner ? colour_word(*owner) : QString(), city_name(*game.map, city));
    }
    return text;
}

QString say_stations(const Game& game, const PlayerScore& player) {
    const auto each = game.variant->bonus_points(maps::BonusKind::unused_station).value_or(0);
    QString text = player.stations.unused == 1
                       ? Proofs::tr("1 station left over, worth %1.").arg(each)
                       : Proofs::tr("%1 stations left over, %2 each.").arg(player.stations.unused).arg(each);
    for (const CityId city : game.position.stations_of(player.colour)) {
        const auto borrowed = player.stations.borrowed.find(city);
        text += Proofs::tr(" ", "between two sentences");
        if (borrowed == player.stations.borrowed.end()) {
            text += Proofs::tr("The one in %1 completes nothing.").arg(city_name(*game.map, city));
            continue;
        }
        const auto owner = game.position.owner(borrowed->second);
        text += Proofs::tr("The one in %1 borrows %2 from %3.")
                    .arg(city_name(*game.map, city), route_name(*game.map, borrowed->second),
                         owner ? colour_word(*owner) : QString());
    }
    return text;
}

QString say_why_not_longer(const scoring::LongestRoute& longest) {
    const scoring::TrailLimits& limits = longest.limits;
    if (limits.parity_bound > longest.trail.length)
        return Proofs::tr(
                   "Counting cities with an odd number of routes would allow %1 trains, but what that leaves falls "
                   "apart into pieces; every way to keep it in one piece was worked through, and none is longer.")
            .arg(limits.parity_bound);
    QString text = limits.left_out == 0 && limits.elsewhere == 0
                       ? Proofs::tr("It uses every train this player has on the board.")
                   : limits.left_out == 0
                       ? Proofs::tr("It uses every train of its network.")
                       : Proofs::tr(
                             "%1 cities have an odd number of this player’s routes, and a trail can start and end "
                             "at only two of them: joining up the others leaves out at least %2 trains.")
                             .arg(limits.odd_cities)
                             .arg(limits.left_out);
    if (limits.elsewhere > 0)
        text +=
            Proofs::tr(" ", "between two sentences") +
            Proofs::tr("The %1 trains elsewhere do not connect to it and allow no longer trail.").arg(limits.elsewhere);
    return text;
}

QString say_longest(const Game& game, const PlayerScore& player) {
    const scoring::LongestRoute& longest = player.longest_route;
    if (longest.trail.routes.empty()) return Proofs::tr("No trains on the board.");
    return Proofs::tr("From %1 to %2 in %3 steps.")
               .arg(city_name(*game.map, longest.trail.cities.front()),
                    city_name(*game.map, longest.trail.cities.back()))
               .arg(longest.trail.routes.size()) +
           Proofs::tr(" ", "between two sentences") + say_why_not_longer(longest);
}

QString say_bonus(const Game&, const scoring::Scoresheet& sheet, const PlayerScore& player) {
    QStringList parts;
    for (const scoring::BonusScore& bonus : player.bonuses) {
        const bool by_path = bonus.kind == maps::BonusKind::longest_path;
        QStringList others;
        for (const PlayerScore& other : sheet.players)
            if (other.colour != player.colour)
                others += name_of(other) + QChar(u' ') +
                          QString::number(by_path ? other.longest_route.trail.length : other.tickets_completed);
        parts +=
            (by_path
                 ? Proofs::tr("Longest route of all: %1 trains. The others: %2.").arg(player.longest_route.trail.length)
                 : Proofs::tr("Most completed tickets: %1. The others: %2.").arg(player.tickets_completed))
                .arg(others.join(QStringLiteral(", ")));
    }
    return parts.join(QChar(u' '));
}

}  // namespace railref::app
