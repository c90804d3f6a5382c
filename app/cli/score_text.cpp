#include "app/cli/score_text.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/cli/names.h"
#include "app/cli/text.h"

namespace railref::app {

namespace {

using maps::BonusKind;
using scoring::Game;
using scoring::PlayerScore;
using scoring::Scoresheet;

constexpr std::size_t label_width = 16;
constexpr std::size_t points_width = 5;

/// First place first; equal places in the game's order.
std::vector<const PlayerScore*> by_rank(const Scoresheet& sheet) {
    std::vector<const PlayerScore*> players;
    for (const PlayerScore& player : sheet.players) players.push_back(&player);
    std::stable_sort(players.begin(), players.end(), [](const auto* a, const auto* b) { return a->rank < b->rank; });
    return players;
}

std::string label(const Game& game, const PlayerScore& score) { return player_label(game, score.colour); }

int bonus_points(const PlayerScore& score, BonusKind kind) {
    for (const scoring::BonusScore& bonus : score.bonuses) {
        if (bonus.kind == kind) return bonus.points;
    }
    return 0;
}

/// The bonuses that players win against each other.
std::vector<maps::Bonus> contested_bonuses(const Game& game) {
    std::vector<maps::Bonus> bonuses;
    for (const maps::Bonus& bonus : game.variant->bonuses) {
        if (bonus.kind != BonusKind::unused_station) bonuses.push_back(bonus);
    }
    return bonuses;
}

std::string bonus_title(BonusKind kind) { return kind == BonusKind::longest_path ? "Longest route" : "Globetrotter"; }

std::string totals(const Game& game, const Scoresheet& sheet) {
    std::vector<std::string> head{"#", "Player", "Routes", "Tickets"};
    if (game.map->has_stations()) head.emplace_back("Stations");
    for (const maps::Bonus& bonus : contested_bonuses(game)) head.push_back(bonus_title(bonus.kind));
    head.emplace_back("Total");
    std::vector<std::vector<std::string>> rows{head};
    for (const PlayerScore* score : by_rank(sheet)) {
        std::vector<std::string> row{std::to_string(score->rank), label(game, *score),
                                     std::to_string(score->route_points), signed_points(score->ticket_points)};
        if (game.map->has_stations()) row.push_back(signed_points(score->stations.points));
        for (const maps::Bonus& bonus : contested_bonuses(game)) {
            row.push_back(signed_points(bonus_points(*score, bonus.kind)));
        }
        row.push_back(std::to_string(score->total));
        rows.push_back(std::move(row));
    }
    std::vector<Align> align(head.size(), Align::right);
    align[1] = Align::left;
    return table(rows, align);
}

std::string decision(scoring::DecidedBy decided_by) {
    switch (decided_by) {
        case scoring::DecidedBy::tickets_completed:
            return " Equal totals: more completed tickets decide.";
        case scoring::DecidedBy::stations_built:
            return " Equal totals and tickets: fewer stations built decide.";
        case scoring::DecidedBy::longest_path:
            return " Equal totals and tickets: the longest route decides.";
        case scoring::DecidedBy::total:
        case scoring::DecidedBy::shared:
            return "";
    }
    return "";
}

std::string verdict(const Game& game, const Scoresheet& sheet) {
    if (sheet.winners.empty()) return "There are no players.";
    std::vector<std::string> winners;
    for (const maps::PlayerColour winner : sheet.winners) winners.push_back(player_label(game, winner));
    const auto total = std::find_if(sheet.players.begin(), sheet.players.end(), [&](const PlayerScore& score) {
                           return score.colour == sheet.winners.front();
                       })->total;
    const std::string points = " with " + count(total, "point") + ".";
    if (winners.size() > 1) {
        return listed(winners) + (sheet.finished ? " share the victory" : " share the lead") + points;
    }
    return winners.front() + (sheet.finished ? " wins" : " leads") + points + decision(sheet.decided_by);
}

/// One source of points and its proof.
std::string source_line(std::string_view title, const std::string& points, const std::string& proof) {
    return hanging("  " + pad_right(title, label_width) + pad_left(points, points_width) + "   ", proof, page_width);
}

std::string proof_line(const std::string& proof) { return source_line("", "", proof); }

std::string route_proof(const Game& game, const PlayerScore& score) {
    std::map<int, int> routes_by_length;
    for (const maps::RouteId route : game.position.routes_of(score.colour))
        ++routes_by_length[game.map->route(route).length()];
    const maps::Rules& rules = game.map->rules();
    std::string proof = std::to_string(score.trains_used) + " of " + count(rules.trains_per_player, "train");
    bool first = true;
    for (const auto& [length, routes] : routes_by_length) {
        const int each = rules.points_by_length.at(length);
        proof += (first ? ": " : ", ") + std::to_string(routes) + "\u00A0×\u00A0" + std::to_string(length) +
                 "-train\u00A0=\u00A0" + std::to_string(routes * each);
        first = false;
    }
    return source_line("Routes", std::to_string(score.route_points), proof);
}

std::string ticket_proof(const Game& game, const PlayerScore& score, const scoring::TicketScore& ticket) {
    const maps::BoardMap& map = *game.map;
    const std::string cities = map.city(ticket.ticket.from).name + " – " + map.city(ticket.ticket.to).name;
    const std::string points = signed_points(ticket.completed ? ticket.ticket.points : -ticket.ticket.points);
    if (!ticket.completed) return source_line("", points, "✗ " + cities + ": not connected");
    return source_line("", points,
                       "✓ " + cities + ": " + way_label(game, score.colour, ticket.ticket.from, ticket.path));
}

std::string tickets_proof(const Game& game, const PlayerScore& score) {
    const int held = static_cast<int>(score.tickets.size());
    std::string text =
        source_line("Tickets", signed_points(score.ticket_points),
                    std::to_string(score.tickets_completed) + " of " + count(held, "ticket") + " completed");
    for (const scoring::TicketScore& ticket : score.tickets) text += ticket_proof(game, score, ticket);
    return text;
}

std::string stations_proof(const Game& game, const PlayerScore& score) {
    const scoring::StationScore& stations = score.stations;
    const int each = game.variant->bonus_points(BonusKind::unused_station).value_or(0);
    std::string text = source_line("Stations", signed_points(stations.points),
                                   std::to_string(stations.built) + " built, " + std::to_string(stations.unused) +
                                       " left over at " + count(each, "point"));
    for (const std::string& borrowed : borrowed_labels(game, stations.borrowed)) text += proof_line(borrowed + " *");
    return text;
}

std::string longest_proof(const Game& game, const PlayerScore& score) {
    const scoring::LongestRoute& longest = score.longest_route;
    const auto bonus = game.variant->bonus_points(BonusKind::longest_path);
    const std::string points = bonus ? signed_points(bonus_points(score, BonusKind::longest_path)) : "";
    if (longest.trail.routes.empty()) return source_line("Longest route", points, "no trains");
    std::string text =
        source_line("Longest route", points,
                    count(longest.trail.length, "train") + ": " +
                        way_label(game, score.colour, longest.trail.cities.front(), longest.trail.routes));
    if (!longest.why_not_longer.empty()) text += proof_line("Why not longer: " + longest.why_not_longer);
    return text;
}

std::string globetrotter_proof(const Game& game, const PlayerScore& score) {
    if (!game.variant->bonus_points(BonusKind::globetrotter)) return "";
    const int points = bonus_points(score, BonusKind::globetrotter);
    return source_line(
        "Globetrotter", signed_points(points),
        (points > 0 ? "most completed tickets: " : "completed tickets: ") + std::to_string(score.tickets_completed));
}

std::string proof(const Game& game, const PlayerScore& score) {
    std::string text = label(game, score) + ": " + count(score.total, "point") + "\n";
    text += route_proof(game, score) + tickets_proof(game, score);
    if (game.map->has_stations()) text += stations_proof(game, score);
    return text + longest_proof(game, score) + globetrotter_proof(game, score);
}

}  // namespace

std::string score_text(const Game& game, const Scoresheet& sheet) {
    const bool usual = game.variant == &game.map->default_variant();
    std::string text = game.map->name() + (usual ? "" : " (" + game.variant->name + ")") + "\n";
    text += sheet.finished ? "Final scores\n" : "State of play, not final: no player is down to 2 trains or fewer\n";
    text += "\n" + totals(game, sheet) + "\n" + verdict(game, sheet) + "\n";
    for (const PlayerScore* score : by_rank(sheet)) text += "\n" + proof(game, *score);
    return text;
}

}  // namespace railref::app
