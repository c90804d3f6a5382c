#include "scoring/scoresheet.h"

#include "scoring/score_summary.h"
#include "scoring/stations.h"
#include "scoring/tickets.h"

namespace railref::scoring {

namespace {

/// The proof of one player's numbers; the totals follow when all players are known.
PlayerScore prove(const Game& game, const Player& player) {
    PlayerScore score;
    score.colour = player.colour;
    score.name = player.name;
    const StationPlan plan = settle_stations(game, player);
    score.stations.borrowed = plan.borrowed;
    score.ticket_points = plan.tickets.points;
    score.tickets_completed = plan.tickets.completed;
    score.tickets = settle_tickets(*game.map, game.position, player, plan.borrowed);
    score.longest_route = longest_route(*game.map, game.position, player.colour);
    return score;
}

PlayerSummary summary_of(const Game& game, const Player& player, const PlayerScore& score) {
    PlayerSummary summary = count_pieces(game, player);
    summary.ticket_points = score.ticket_points;
    summary.tickets_completed = score.tickets_completed;
    summary.longest = score.longest_route.trail.length;
    return summary;
}

void copy_numbers(const PlayerSummary& summary, const maps::Variant& variant, PlayerScore& score) {
    score.rank = summary.rank;
    score.total = summary.total;
    score.trains_used = summary.trains_used;
    score.route_points = summary.route_points;
    score.stations.built = summary.stations_built;
    score.stations.unused = summary.stations_unused;
    score.stations.points = summary.station_points;
    for (const maps::Bonus& bonus : variant.bonuses) {
        if (summary.won(bonus.kind)) score.bonuses.push_back({bonus.kind, bonus.points});
    }
}

}  // namespace

Scoresheet score(const Game& game) {
    Scoresheet sheet;
    ScoreSummary summary;
    for (const Player& player : game.players) {
        sheet.players.push_back(prove(game, player));
        summary.add(summary_of(game, player, sheet.players.back()));
    }
    settle(*game.map, *game.variant, summary);
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
        copy_numbers(summary.players()[i], *game.variant, sheet.players[i]);
        if (sheet.players[i].rank == 1) sheet.winners.push_back(sheet.players[i].colour);
    }
    sheet.finished = summary.finished;
    sheet.decided_by = summary.decided_by;
    return sheet;
}

}  // namespace railref::scoring
