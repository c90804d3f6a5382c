#include "scoring/stations.h"

#include <algorithm>

#include "scoring/station_search.h"

namespace railref::scoring {

namespace {

/// The stations whose route is already fixed, and those that are still to be decided.
struct OpenStations {
    Networks networks;
    Borrowed fixed;
    std::vector<StationSlot> slots;
};

OpenStations open_stations(const Game& game, const Player& player, const std::vector<StationChoice>& choices) {
    const BoardMap& map = *game.map;
    OpenStations open{Networks(map, game.position, player.colour), {}, {}};
    for (const StationChoice& choice : choices) {
        if (fault_of(game, player, choice)) continue;
        open.fixed[choice.city] = choice.route;
        open.networks.join(map.route(choice.route).from, map.route(choice.route).to);
    }
    for (const CityId city : game.position.stations_of(player.colour)) {
        if (std::ranges::find(choices, city, &StationChoice::city) != choices.end()) continue;
        open.slots.push_back({city, borrowable_routes(map, game.position, player.colour, city)});
    }
    return open;
}

StationPlan plan_of(const OpenStations& open, const StationAssignment& assignment) {
    StationPlan plan{open.fixed, assignment.tally};
    for (std::size_t i = 0; i < open.slots.size(); ++i) {
        if (assignment.borrowed[i]) plan.borrowed[open.slots[i].city] = *assignment.borrowed[i];
    }
    return plan;
}

StationPlan best_plan(const Game& game, const Player& player, const std::vector<StationChoice>& choices) {
    const OpenStations open = open_stations(game, player, choices);
    return plan_of(open, best_assignment(*game.map, open.networks, player.tickets, open.slots));
}

}  // namespace

std::optional<StationFault> fault_of(const Game& game, const Player& player, const StationChoice& choice) {
    if (game.position.station(choice.city) != player.colour) return StationFault::no_station;
    if (!game.map->route(choice.route).touches(choice.city)) return StationFault::not_at_city;
    const auto owner = game.position.owner(choice.route);
    if (!owner) return StationFault::nobodys_route;
    if (*owner == player.colour) return StationFault::own_route;
    return std::nullopt;
}

StationPlan settle_stations(const Game& game, const Player& player) {
    return best_plan(game, player, player.station_choices);
}

StationPlan best_stations(const Game& game, const Player& player) { return best_plan(game, player, {}); }

}  // namespace railref::scoring
