#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "scoring/position.h"

/// The rules once more, as simply as they can be written and sharing no code with the engine: every choice of stations,
/// flood fill for tickets, plain depth-first search for the longest trail. Slow: for small positions.
namespace railref::scoring::oracle {

struct OraclePlayer {
    int trains_used = 0;
    int route_points = 0;
    int ticket_points = 0;
    int tickets_completed = 0;
    int routes_borrowed = 0;
    int stations_built = 0;
    int stations_unused = 0;
    int station_points = 0;
    int longest = 0;
    int bonus_points = 0;
    int total = 0;
    int rank = 0;

    bool operator==(const OraclePlayer&) const = default;
};

struct OracleSheet {
    std::vector<OraclePlayer> players;
    std::vector<PlayerColour> winners;
    std::string decided_by;
    bool finished = false;
};

inline std::vector<RouteId> all_routes(const BoardMap& map) {
    std::vector<RouteId> routes;
    for (std::size_t i = 0; i < map.routes().size(); ++i) routes.push_back(static_cast<RouteId>(i));
    return routes;
}

/// Longest trail from `city` over `routes` that are not in `used`.
inline int longest_from(const BoardMap& map, const std::vector<RouteId>& routes, CityId city, std::vector<bool>& used) {
    int best = 0;
    for (std::size_t i = 0; i < routes.size(); ++i) {
        const maps::Route& route = map.route(routes[i]);
        if (used[i] || (route.from != city && route.to != city)) continue;
        used[i] = true;
        const CityId next = route.from == city ? route.to : route.from;
        best = std::max(best, route.length() + longest_from(map, routes, next, used));
        used[i] = false;
    }
    return best;
}

inline int longest_trail(const BoardMap& map, const std::vector<RouteId>& routes) {
    int best = 0;
    std::vector<bool> used(routes.size(), false);
    std::set<CityId> starts;
    for (const RouteId route : routes) starts.insert({map.route(route).from, map.route(route).to});
    for (const CityId start : starts) best = std::max(best, longest_from(map, routes, start, used));
    return best;
}

inline bool connected(const BoardMap& map, const std::vector<RouteId>& routes, CityId from, CityId to) {
    std::set<CityId> reached{from};
    for (bool grew = true; grew;) {
        grew = false;
        for (const RouteId id : routes) {
            const maps::Route& route = map.route(id);
            if (reached.contains(route.from) == reached.contains(route.to)) continue;
            reached.insert({route.from, route.to});
            grew = true;
        }
    }
    return reached.contains(to);
}

/// What one way to use the stations is worth; better ones compare greater.
struct Worth {
    int points = 0;
    int completed = 0;
    int minus_borrowed = 0;

    auto operator<=>(const Worth&) const = default;
};

inline Worth worth_of(const Game& game, const Player& player, const std::vector<RouteId>& routes, int borrowed) {
    Worth worth{0, 0, -borrowed};
    for (const HeldTicket& ticket : player.tickets) {
        const bool done = connected(*game.map, routes, ticket.from, ticket.to);
        worth.points += done ? ticket.points : -ticket.points;
        worth.completed += done ? 1 : 0;
    }
    return worth;
}

inline bool may_borrow(const Game& game, const Player& player, CityId city, RouteId route) {
    const auto owner = game.position.owner(route);
    const bool touches = game.map->route(route).from == city || game.map->route(route).to == city;
    return game.position.station(city) == player.colour && touches && owner && *owner != player.colour;
}

inline Worth best_use(const Game& game, const Player& player, const std::vector<CityId>& stations, std::size_t next,
                      std::vector<RouteId>& routes, int borrowed) {
    if (next == stations.size()) return worth_of(game, player, routes, borrowed);
    const CityId city = stations[next];
    std::vector<RouteId> options;
    const auto says = std::ranges::find(player.station_choices, city, &StationChoice::city);
    const bool said = says != player.station_choices.end();
    for (const RouteId route : all_routes(*game.map)) {
        if (may_borrow(game, player, city, route) && (!said || says->route == route)) options.push_back(route);
    }
    Worth best{-1'000'000, 0, 0};
    if (!said || options.empty()) best = best_use(game, player, stations, next + 1, routes, borrowed);
    for (const RouteId route : options) {
        routes.push_back(route);
        best = std::max(best, best_use(game, player, stations, next + 1, routes, borrowed + 1));
        routes.pop_back();
    }
    return best;
}

inline OraclePlayer count(const Game& game, const Player& player) {
    OraclePlayer result;
    std::vector<RouteId> own;
    for (const RouteId route : all_routes(*game.map)) {
        if (game.position.owner(route) != player.colour) continue;
        own.push_back(route);
        result.trains_used += game.map->route(route).length();
        result.route_points += game.map->rules().points_by_length.at(game.map->route(route).length());
    }
    result.longest = longest_trail(*game.map, own);
    std::vector<CityId> stations;
    for (std::size_t i = 0; i < game.map->cities().size(); ++i) {
        if (game.position.station(static_cast<CityId>(i)) == player.colour) stations.push_back(static_cast<CityId>(i));
    }
    const Worth worth = best_use(game, player, stations, 0, own, 0);
    result.ticket_points = worth.points;
    result.tickets_completed = worth.completed;
    result.routes_borrowed = -worth.minus_borrowed;
    if (game.map->rules().stations_per_player == 0) return result;
    result.stations_built = static_cast<int>(stations.size());
    result.stations_unused = std::max(0, game.map->rules().stations_per_player - result.stations_built);
    for (const maps::Bonus& bonus : game.variant->bonuses) {
        if (bonus.kind == maps::BonusKind::unused_station)
            result.station_points = bonus.points * result.stations_unused;
    }
    return result;
}

/// Total first, then the tie-breakers in order; larger is better.
inline std::vector<int> sort_key(const Game& game, const OraclePlayer& player, bool has_longest_card) {
    std::vector<int> key{player.total};
    for (const maps::TieBreaker tie : game.map->rules().tie_breakers) {
        if (tie == maps::TieBreaker::most_completed_tickets) key.push_back(player.tickets_completed);
        if (tie == maps::TieBreaker::fewest_stations_built) key.push_back(-player.stations_built);
        if (tie == maps::TieBreaker::longest_path_bonus_holder) key.push_back(has_longest_card ? 1 : 0);
        if (tie == maps::TieBreaker::longest_path) key.push_back(player.longest);
    }
    return key;
}

inline std::string word_for(const Game& game, std::size_t place_in_key) {
    if (place_in_key == 0) return "total";
    switch (game.map->rules().tie_breakers[place_in_key - 1]) {
        case maps::TieBreaker::most_completed_tickets:
            return "tickets_completed";
        case maps::TieBreaker::fewest_stations_built:
            return "stations_built";
        default:
            return "longest_path";
    }
}

inline OracleSheet score(const Game& game) {
    OracleSheet sheet;
    int longest = 0;
    int most_tickets = 0;
    for (const Player& player : game.players) {
        sheet.players.push_back(count(game, player));
        longest = std::max(longest, sheet.players.back().longest);
        most_tickets = std::max(most_tickets, sheet.players.back().tickets_completed);
        if (sheet.players.back().trains_used + 2 >= game.map->rules().trains_per_player) sheet.finished = true;
    }
    std::vector<std::vector<int>> keys;
    for (OraclePlayer& player : sheet.players) {
        bool has_longest_card = false;
        for (const maps::Bonus& bonus : game.variant->bonuses) {
            const bool longest_won =
                bonus.kind == maps::BonusKind::longest_path && longest > 0 && player.longest == longest;
            const bool globetrotter_won = bonus.kind == maps::BonusKind::globetrotter && most_tickets > 0 &&
                                          player.tickets_completed == most_tickets;
            if (longest_won || globetrotter_won) player.bonus_points += bonus.points;
            has_longest_card |= longest_won;
        }
        player.total = player.route_points + player.ticket_points + player.station_points + player.bonus_points;
        keys.push_back(sort_key(game, player, has_longest_card));
    }
    std::vector<std::vector<int>> sorted = keys;
    std::sort(sorted.rbegin(), sorted.rend());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        sheet.players[i].rank = 1 + static_cast<int>(std::find(sorted.begin(), sorted.end(), keys[i]) - sorted.begin());
        if (sheet.players[i].rank == 1) sheet.winners.push_back(game.players[i].colour);
    }
    sheet.decided_by = sheet.winners.size() > 1 ? "shared" : "total";
    if (sheet.winners.size() == 1 && sorted.size() > 1) {
        const auto place = std::ranges::mismatch(sorted[0], sorted[1]).in1 - sorted[0].begin();
        sheet.decided_by = word_for(game, static_cast<std::size_t>(place));
    }
    return sheet;
}

}  // namespace railref::scoring::oracle
