#include "scoring/score_summary.h"

#include <algorithm>

#include "scoring/networks.h"
#include "scoring/stations.h"

namespace railref::scoring {

namespace {

using maps::BonusKind;
using maps::TieBreaker;

/// All rulebooks: whoever has 0, 1 or 2 trains left starts the last round.
constexpr int trains_left_at_the_end = 2;

bool has_ended(const BoardMap& map, const PlayerSummary& player) {
    return map.rules().trains_per_player - player.trains_used <= trains_left_at_the_end;
}

int measure(const PlayerSummary& player, BonusKind kind) {
    switch (kind) {
        case BonusKind::longest_path:
            return player.longest;
        case BonusKind::globetrotter:
            return player.tickets_completed;
        case BonusKind::unused_station:
            return 0;  // each player's own: counted in station_points
    }
    return 0;
}

void award(const maps::Bonus& bonus, std::span<PlayerSummary> players) {
    int most = 0;
    for (const PlayerSummary& player : players) most = std::max(most, measure(player, bonus.kind));
    if (most == 0) return;
    for (PlayerSummary& player : players) {
        if (measure(player, bonus.kind) != most) continue;
        player.bonuses.set(static_cast<std::size_t>(bonus.kind));
        player.bonus_points += bonus.points;
    }
}

/// More is better.
int strength(const PlayerSummary& player, TieBreaker tie_breaker) {
    switch (tie_breaker) {
        case TieBreaker::most_completed_tickets:
            return player.tickets_completed;
        case TieBreaker::fewest_stations_built:
            return -player.stations_built;
        case TieBreaker::longest_path_bonus_holder:
            return player.won(BonusKind::longest_path) ? 1 : 0;
        case TieBreaker::longest_path:
            return player.longest;
    }
    return 0;
}

DecidedBy decided_by(TieBreaker tie_breaker) {
    switch (tie_breaker) {
        case TieBreaker::most_completed_tickets:
            return DecidedBy::tickets_completed;
        case TieBreaker::fewest_stations_built:
            return DecidedBy::stations_built;
        case TieBreaker::longest_path_bonus_holder:
        case TieBreaker::longest_path:
            return DecidedBy::longest_path;
    }
    return DecidedBy::total;
}

/// How two players compare, and by what.
struct Comparison {
    int difference = 0;  ///< above 0: the first player is ahead; 0: equal in everything
    DecidedBy by = DecidedBy::shared;
};

Comparison compare(const PlayerSummary& a, const PlayerSummary& b, std::span<const TieBreaker> tie_breakers) {
    if (a.total != b.total) return {a.total - b.total, DecidedBy::total};
    for (const TieBreaker tie_breaker : tie_breakers) {
        const int difference = strength(a, tie_breaker) - strength(b, tie_breaker);
        if (difference != 0) return {difference, decided_by(tie_breaker)};
    }
    return {};
}

void rank(std::span<PlayerSummary> players, std::span<const TieBreaker> tie_breakers) {
    for (PlayerSummary& player : players) {
        const auto ahead = [&](const PlayerSummary& other) {
            return compare(other, player, tie_breakers).difference > 0;
        };
        player.rank = 1 + static_cast<int>(std::ranges::count_if(players, ahead));
    }
}

/// What parted the first from the best of the others. A player alone wins by the total.
DecidedBy what_decided(std::span<const PlayerSummary> players, std::span<const TieBreaker> tie_breakers) {
    const PlayerSummary* first = nullptr;
    const PlayerSummary* second = nullptr;
    for (const PlayerSummary& player : players) {
        if (player.rank == 1 && first != nullptr) return DecidedBy::shared;
        if (player.rank == 1) first = &player;
        if (player.rank == 2) second = &player;
    }
    return first != nullptr && second != nullptr ? compare(*first, *second, tie_breakers).by : DecidedBy::total;
}

}  // namespace

PlayerSummary count_pieces(const Game& game, const Player& player) {
    const BoardMap& map = *game.map;
    PlayerSummary summary;
    summary.colour = player.colour;
    for (std::size_t i = 0; i < map.routes().size(); ++i) {
        const auto route = static_cast<RouteId>(i);
        if (game.position.owner(route) != player.colour) continue;
        summary.trains_used += map.route(route).length();
        summary.route_points += map.points(route);
    }
    if (!map.has_stations()) return summary;
    for (std::size_t i = 0; i < map.cities().size(); ++i) {
        if (game.position.station(static_cast<CityId>(i)) == player.colour) ++summary.stations_built;
    }
    summary.stations_unused = std::max(0, map.rules().stations_per_player - summary.stations_built);
    summary.station_points =
        summary.stations_unused * game.variant->bonus_points(BonusKind::unused_station).value_or(0);
    return summary;
}

bool is_finished(const Game& game) {
    return std::ranges::any_of(game.players,
                               [&](const Player& player) { return has_ended(*game.map, count_pieces(game, player)); });
}

void settle(const BoardMap& map, const maps::Variant& variant, ScoreSummary& summary) {
    const auto players = summary.players();
    for (const maps::Bonus& bonus : variant.bonuses) award(bonus, players);
    for (PlayerSummary& player : players) {
        player.total = player.route_points + player.ticket_points + player.station_points + player.bonus_points;
    }
    rank(players, map.rules().tie_breakers);
    summary.decided_by = what_decided(players, map.rules().tie_breakers);
    summary.finished =
        std::ranges::any_of(players, [&](const PlayerSummary& player) { return has_ended(map, player); });
}

PlayerSummary summarise(const Game& game, const Player& player) {
    PlayerSummary numbers = count_pieces(game, player);
    const TicketTally tickets = settle_stations(game, player).tickets;
    numbers.ticket_points = tickets.points;
    numbers.tickets_completed = tickets.completed;
    numbers.longest = longest_route_length(*game.map, game.position, player.colour);
    return numbers;
}

ScoreSummary summarise(const Game& game) {
    ScoreSummary summary;
    for (const Player& player : game.players) summary.add(summarise(game, player));
    settle(*game.map, *game.variant, summary);
    return summary;
}

}  // namespace railref::scoring
