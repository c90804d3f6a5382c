#include "scoring/check.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "scoring/check_hands.h"
#include "scoring/marker_audit.h"
#include "scoring/score_summary.h"
#include "scoring/stations.h"
#include "scoring/wording.h"

namespace railref::scoring {

namespace {

using Problems = std::vector<Problem>;

void check_players(const Game& game, Problems& problems) {
    const maps::Rules& rules = game.map->rules();
    const int players = static_cast<int>(game.players.size());
    if (players >= rules.min_players && players <= rules.max_players) return;
    Problem problem{Rule::number_of_players, Severity::error, {}, {}, {}, {}};
    for (const Player& player : game.players) problem.players.push_back(player.colour);
    problem.message = game.map->name() + " is for " + std::to_string(rules.min_players) + " to " +
                      counted(rules.max_players, "player") + "; this game has " + std::to_string(players) + ".";
    problems.push_back(std::move(problem));
}

void check_supply(const Game& game, const Player& player, Problems& problems) {
    const maps::Rules& rules = game.map->rules();
    const PlayerSummary pieces = count_pieces(game, player);
    const std::string who = words_for(player.colour);
    if (pieces.trains_used > rules.trains_per_player) {
        problems.push_back({Rule::trains_supply,
                            Severity::error,
                            {player.colour},
                            {},
                            {},
                            who + "'s routes need " + counted(pieces.trains_used, "train") + "; each player has only " +
                                std::to_string(rules.trains_per_player) + "."});
    }
    const auto stations = game.position.stations_of(player.colour);
    if (std::ssize(stations) > rules.stations_per_player) {
        problems.push_back({Rule::stations_supply,
                            Severity::error,
                            {player.colour},
                            {},
                            stations,
                            who + " has " + counted(static_cast<int>(stations.size()), "station") +
                                " on the board; each player has only " + std::to_string(rules.stations_per_player) +
                                "."});
    }
}

/// Rule: "double routes": never both by one player; the second one is closed below the board's number of players.
void check_twins(const Game& game, RouteId route, RouteId twin, Problems& problems) {
    const auto first = game.position.owner(route);
    const auto second = game.position.owner(twin);
    if (!first || !second) return;
    const maps::Route& facts = game.map->route(route);
    const std::string between =
        "routes between " + words_for(*game.map, facts.from) + " and " + words_for(*game.map, facts.to);
    Problem problem{Rule::both_twins, Severity::error, {*first}, {route, twin}, {facts.from, facts.to}, {}};
    if (*first == *second) {
        problem.message = words_for(*first) + " has both " + between + "; no player may take both.";
        problems.push_back(problem);
    }
    const int players = static_cast<int>(game.players.size());
    if (players >= game.map->rules().double_routes_min_players) return;
    if (*first != *second) problem.players.push_back(*second);
    problem.rule = Rule::closed_twin;
    problem.message = "Both " + between + " are taken; with " + counted(players, "player") +
                      " the second one is closed once the first is taken.";
    problems.push_back(std::move(problem));
}

void check_choices(const Game& game, const Player& player, Problems& problems) {
    for (const StationChoice& choice : player.station_choices) {
        const auto fault = fault_of(game, player, choice);
        if (!fault) continue;
        problems.push_back({Rule::station_choice,
                            Severity::error,
                            {player.colour},
                            {choice.route},
                            {choice.city},
                            explain(game, player, choice, *fault)});
    }
}

void check_marker(const Game& game, const Player& player, Problems& problems) {
    const auto audit = audit_marker(game, player);
    if (!audit || audit->agrees()) return;
    problems.push_back({Rule::score_marker, Severity::error, {player.colour}, {}, {}, audit->sentence});
}

void check_end(const Game& game, Problems& problems) {
    if (is_finished(game)) return;
    problems.push_back({Rule::not_ended,
                        Severity::note,
                        {},
                        {},
                        {},
                        "Nobody is down to 2 trains or fewer, so the game cannot have ended yet."});
}

}  // namespace

std::string_view name(Rule rule) {
    switch (rule) {
        case Rule::number_of_players:
            return "number_of_players";
        case Rule::trains_supply:
            return "trains_supply";
        case Rule::stations_supply:
            return "stations_supply";
        case Rule::both_twins:
            return "both_twins";
        case Rule::closed_twin:
            return "closed_twin";
        case Rule::unknown_ticket:
            return "unknown_ticket";
        case Rule::ticket_points:
            return "ticket_points";
        case Rule::ticket_twice:
            return "ticket_twice";
        case Rule::long_tickets:
            return "long_tickets";
        case Rule::few_tickets:
            return "few_tickets";
        case Rule::station_choice:
            return "station_choice";
        case Rule::score_marker:
            return "score_marker";
        case Rule::not_ended:
            return "not_ended";
    }
    return "";
}

std::vector<Problem> check(const Game& game) {
    Problems problems;
    check_players(game, problems);
    for (const Player& player : game.players) check_supply(game, player, problems);
    for (std::size_t i = 0; i < game.map->routes().size(); ++i) {
        const auto route = static_cast<RouteId>(i);
        const auto twin = game.map->route(route).twin;
        if (twin && route < *twin) check_twins(game, route, *twin, problems);
    }
    std::ranges::move(check_hands(game), std::back_inserter(problems));
    for (const Player& player : game.players) check_choices(game, player, problems);
    for (const Player& player : game.players) check_marker(game, player, problems);
    check_end(game, problems);
    std::ranges::stable_sort(problems, {}, &Problem::rule);
    return problems;
}

bool is_possible(std::span<const Problem> problems) {
    return std::ranges::none_of(problems, [](const Problem& each) { return each.severity == Severity::error; });
}

}  // namespace railref::scoring
