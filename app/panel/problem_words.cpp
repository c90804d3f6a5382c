#include "app/panel/problem_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/panel/words.h"
#include "scoring/score_summary.h"

namespace railref::app {
namespace {

using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;
using scoring::Game;

struct Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

QString who(const Game& game, PlayerColour colour) {
    const scoring::Player* player = game.find_player(colour);
    return player ? player_name(*player) : colour_word(colour);
}

QString names(const Game& game, const std::vector<PlayerColour>& colours) {
    QStringList list;
    for (const PlayerColour colour : colours) list += who(game, colour);
    return list.join(Verdicts::tr(", ", "between the names of players"));
}

QString two_cities(const Game& game, CityId from, CityId to) {
    return Verdicts::tr("%1 – %2", "two cities").arg(city_name(*game.map, from), city_name(*game.map, to));
}

QString cities_of(const Game& game, const scoring::Problem& problem) {
    return problem.cities.size() < 2 ? QString() : two_cities(game, problem.cities[0], problem.cities[1]);
}

int trains_of(const Game& game, PlayerColour colour) {
    int trains = 0;
    for (const RouteId route : game.position.routes_of(colour)) trains += game.map->route(route).length();
    return trains;
}

QString say_tickets(const Game& game, const scoring::Problem& problem) {
    using enum scoring::Rule;
    const QString variant = variant_name(*game.map, *game.variant);
    const QString player = names(game, problem.players);
    switch (problem.rule) {
        case unknown_ticket:
            return Verdicts::tr("%1’s ticket %2 is in no deck of %3.").arg(player, cities_of(game, problem), variant);
        case ticket_points:
            return Verdicts::tr("%1’s ticket %2 is printed with other points.").arg(player, cities_of(game, problem));
        case ticket_twice:
            return Verdicts::tr("The ticket %1 is held more than once (%2); there is one such card.")
                .arg(cities_of(game, problem), player);
        case long_tickets:
            return game.variant->max_long_tickets.value_or(0) == 0
                       ? Verdicts::tr("%1 holds a long ticket; %2 is played without them.").arg(player, variant)
                       : Verdicts::tr("%1 holds more than %2 long tickets; nobody keeps more in %3.")
                             .arg(player)
                             .arg(*game.variant->max_long_tickets)
                             .arg(variant);
        case few_tickets:
            return Verdicts::tr("%1 has fewer than %2 tickets. Have all been entered?")
                .arg(player)
                .arg(game.variant->min_tickets);
        default:
            return {};
    }
}

QString say_board(const Game& game, const scoring::Problem& problem) {
    using enum scoring::Rule;
    const maps::Rules& rules = game.map->rules();
    const QString player = names(game, problem.players);
    const PlayerColour first = problem.players.empty() ? PlayerColour::red : problem.players.front();
    switch (problem.rule) {
        case number_of_players:
            return Verdicts::tr("%1 is for %2 to %3 players; this game has %4.")
                .arg(board_name(*game.map))
                .arg(rules.min_players)
                .arg(rules.max_players)
                .arg(game.players.size());
        case trains_supply:
            return Verdicts::tr("%1’s routes need %2 trains; nobody has more than %3.")
                .arg(player)
                .arg(trains_of(game, first))
                .arg(rules.trains_per_player);
        case stations_supply:
            return Verdicts::tr("%1 has %2 stations on the board; nobody has more than %3.")
                .arg(player)
                .arg(problem.cities.size())
                .arg(rules.stations_per_player);
        case both_twins:
            return Verdicts::tr("%1 has both routes %2. Nobody may take both.").arg(player, cities_of(game, problem));
        case closed_twin:
            return Verdicts::tr("Both routes %1 are taken. With %2 players the second one is closed.")
                .arg(cities_of(game, problem))
                .arg(game.players.size());
        case station_choice:
            for (const scoring::StationChoice& choice : game.find_player(first)->station_choices)
                if (const auto fault = fault_of(game, *game.find_player(first), choice);
                    fault && choice.city == problem.cities.front())
                    return say_station_fault(game, first, choice, *fault);
            return {};
        case score_marker:
            if (const auto audit = audit_marker(game, *game.find_player(first))) return say_marker(game, first, *audit);
            return {};
        case not_ended:
            return Verdicts::tr("Everybody still has more than 2 trains: the game cannot have ended yet.");
        default:
            return {};
    }
}

QString say_slip(const Game& game, const scoring::Slip& slip) {
    using enum scoring::SlipKind;
    const QString route = slip.routes.empty() ? QString() : route_name(*game.map, slip.routes.front());
    const int length = slip.routes.empty() ? 0 : game.map->route(slip.routes.front()).length();
    const bool many = slip.routes.size() > 1;
    switch (slip.kind) {
        case lap_missed:
            return Verdicts::tr("a lap of 100 was forgotten");
        case not_scored:
            return many ? Verdicts::tr("one of the routes of %1 trains was not scored, for example %2")
                              .arg(length)
                              .arg(route)
                        : Verdicts::tr("%1 was not scored").arg(route);
        case scored_twice:
            return many ? Verdicts::tr("one of the routes of %1 trains was scored twice, for example %2")
                              .arg(length)
                              .arg(route)
                        : Verdicts::tr("%1 was scored twice").arg(route);
        case wrong_row:
            return Verdicts::tr("%1 has %2 trains but was scored as %3").arg(route).arg(length).arg(slip.row_used);
    }
    return {};
}

}  // namespace

QString say_problem(const Game& game, const scoring::Problem& problem) {
    const QString about_tickets = say_tickets(game, problem);
    return about_tickets.isEmpty() ? say_board(game, problem) : about_tickets;
}

QString say_fault(const Game& game, PlayerColour player, const scoring::ClaimFault& fault, CityId from, CityId to) {
    using enum scoring::ClaimRule;
    const QString name = who(game, player);
    const QString step = two_cities(game, from, to);
    switch (fault.rule) {
        case too_short:
            return Verdicts::tr("A claim needs at least two cities.");
        case no_such_route:
            return from == to ? Verdicts::tr("%1 is named twice in a row.").arg(city_name(*game.map, from))
                              : Verdicts::tr("The board has no route %1.").arg(step);
        case two_networks:
            return Verdicts::tr(
                       "The board has no route %1, and %2’s trains at these cities are two networks that nowhere meet.")
                .arg(step, name);
        case train_already_used:
            return Verdicts::tr("%1’s trains on %2 were travelled before.").arg(name, step);
        case not_yours:
        case borrowed_route:
            break;
    }
    std::vector<PlayerColour> owners;
    for (const RouteId route : game.map->routes_between(from, to))
        if (const auto owner = game.position.owner(route); owner && std::ranges::find(owners, *owner) == owners.end())
            owners.push_back(*owner);
    if (owners.empty()) return Verdicts::tr("Nobody has trains on %1.").arg(step);
    QString text = Verdicts::tr("%1 belongs to %2, not to %3.").arg(step, names(game, owners), name);
    if (fault.rule == borrowed_route) {
        const CityId station = game.position.station(from) == player ? from : to;
        text += QChar(u' ') + Verdicts::tr(
                                  "The station in %1 may borrow it for tickets, but a borrowed route never "
                                  "counts for the longest route.")
                                  .arg(city_name(*game.map, station));
    }
    return text;
}

QString say_claim_rule(const Game& game, scoring::ClaimRule rule) {
    using enum scoring::ClaimRule;
    const QString book = rulebook_name(*game.map);
    switch (rule) {
        case too_short:
        case no_such_route:
        case two_networks:
            return Verdicts::tr("%1, longest route: one continuous path.").arg(book);
        case not_yours:
            return Verdicts::tr("%1, longest route: only a player’s own trains count.").arg(book);
        case borrowed_route:
            return Verdicts::tr("%1, longest route: routes used through a station do not count.").arg(book);
        case train_already_used:
            return Verdicts::tr("%1, longest route: cities may repeat, but every train counts once.").arg(book);
    }
    return {};
}

QString say_marker(const Game& game, PlayerColour player, const scoring::MarkerAudit& audit) {
    const QString name = who(game, player);
    if (audit.agrees())
        return Verdicts::tr("%1’s marker stands on %2, and the routes are worth %3: that agrees.")
            .arg(name)
            .arg(audit.square)
            .arg(audit.route_points);
    QString text = Verdicts::tr("%1’s marker stands on %2, but the routes are worth %3: it is %4 behind or %5 ahead.")
                       .arg(name)
                       .arg(audit.square)
                       .arg(audit.route_points)
                       .arg(audit.behind)
                       .arg(audit.ahead);
    text += QChar(u' ');
    return text + (audit.slips.empty() ? Verdicts::tr("No single slip explains that.")
                                       : Verdicts::tr("Likeliest: %1.").arg(say_slip(game, audit.slips.front())));
}

QString say_station_fault(const Game& game, PlayerColour player, const scoring::StationChoice& choice,
                          scoring::StationFault fault) {
    using enum scoring::StationFault;
    const QString city = city_name(*game.map, choice.city);
    const QString route = route_name(*game.map, choice.route);
    switch (fault) {
        case no_station:
            return Verdicts::tr("%1 has no station in %2.").arg(who(game, player), city);
        case not_at_city:
            return Verdicts::tr("%1 does not end in %2.").arg(route, city);
        case own_route:
            return Verdicts::tr("%1 is %2’s own already.").arg(route, who(game, player));
        case nobodys_route:
            return Verdicts::tr("Nobody has %1: a station borrows only what another player has built.").arg(route);
    }
    return {};
}

}  // namespace railref::app
