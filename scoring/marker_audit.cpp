#include "scoring/marker_audit.h"

#include "scoring/score_summary.h"
#include "scoring/wording.h"

namespace railref::scoring {

namespace {

constexpr int squares = 100;

int modulo(int points) { return ((points % squares) + squares) % squares; }

std::string sentence_for(const Player& player, const MarkerAudit& audit) {
    const std::string where = words_for(player.colour) + "'s score marker stands on " + std::to_string(audit.square);
    const std::string worth = "the routes on the board are worth " + counted(audit.route_points, "point");
    const int laps = audit.route_points / squares;
    if (audit.agrees()) {
        return where + (laps == 0 ? " and " : " after " + counted(laps, "lap") + " of 100, and ") + worth + ".";
    }
    std::string text = where + ", but " + worth;
    if (laps > 0) text += " (square " + std::to_string(modulo(audit.route_points)) + ")";
    text += ": it is " + std::to_string(audit.behind) + " behind or " + std::to_string(audit.ahead) + " ahead.";
    if (audit.slips.empty()) return text + " No single slip explains it.";
    return text + " Likeliest: " + audit.slips.front().sentence;
}

}  // namespace

std::optional<MarkerAudit> audit_marker(const Game& game, const Player& player) {
    if (!player.score_marker) return std::nullopt;
    MarkerAudit audit;
    audit.square = *player.score_marker;
    audit.route_points = count_pieces(game, player).route_points;
    audit.behind = modulo(audit.route_points - audit.square);
    audit.ahead = modulo(audit.square - audit.route_points);
    if (!audit.agrees()) {
        audit.slips = single_slips(*game.map, game.position, player.colour,
                                   [&](int change) { return modulo(change) == audit.ahead; });
    }
    audit.sentence = sentence_for(player, audit);
    return audit;
}

}  // namespace railref::scoring
