#include "scoring/stations.h"

#include <algorithm>

#include "scoring/station_search.h"
#include "scoring/wording.h"

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

std::string borrows_nothing(const Game& game, const Player& player, CityId city) {
    return "No other player's route touches " + words_for(*game.map, city) + ", so " + words_for(player.colour) +
           "'s station there borrows nothing.";
}

/// Other stations as in the plan, this one without its route.
Networks without(const Game& game, const Player& player, const StationPlan& plan, CityId city) {
    Networks networks(*game.map, game.position, player.colour);
    for (const auto& [other, route] : plan.borrowed) {
        if (other != city) networks.join(game.map->route(route).from, game.map->route(route).to);
    }
    return networks;
}

std::vector<RouteId> same_routes(const Game& game, const Player& player, const StationPlan& plan, CityId city,
                                 RouteId borrowed) {
    std::vector<RouteId> same;
    const Networks networks = without(game, player, plan, city);
    for (const RouteId route : borrowable_routes(*game.map, game.position, player.colour, city)) {
        if (route == borrowed) continue;
        Networks wider = networks;
        wider.join(game.map->route(route).from, game.map->route(route).to);
        if (tally(wider, player.tickets) == plan.tickets) same.push_back(route);
    }
    return same;
}

/// What the tickets are worth where the player never built that station.
TicketTally best_without(const Game& game, const Player& player, CityId city) {
    OpenStations open = open_stations(game, player, {});
    std::erase_if(open.slots, [&](const StationSlot& slot) { return slot.city == city; });
    return best_assignment(*game.map, open.networks, player.tickets, open.slots).tally;
}

std::string sentence_for(const Game& game, const Player& player, const StationWorth& worth) {
    const BoardMap& map = *game.map;
    if (borrowable_routes(map, game.position, player.colour, worth.city).empty()) {
        return borrows_nothing(game, player, worth.city);
    }
    const std::string station = words_for(player.colour) + "'s station in " + words_for(map, worth.city);
    if (!worth.borrowed) return station + " completes no ticket that is not completed without it.";
    std::vector<std::string> tickets;
    for (const HeldTicket& ticket : worth.completes) tickets.push_back(words_for(map, ticket));
    return station + " borrows " + words_for(map, *worth.borrowed) + " and completes " + listed(tickets) +
           "; without it the tickets are worth " + counted(worth.points_lost, "point") + " less.";
}

StationWorth worth_of(const Game& game, const Player& player, const StationPlan& plan, CityId city) {
    StationWorth worth;
    worth.city = city;
    if (const auto found = plan.borrowed.find(city); found != plan.borrowed.end()) {
        worth.borrowed = found->second;
        const Networks less = without(game, player, plan, city);
        Networks all = less;
        all.join(game.map->route(found->second).from, game.map->route(found->second).to);
        for (const HeldTicket& ticket : player.tickets) {
            if (all.joined(ticket.from, ticket.to) && !less.joined(ticket.from, ticket.to)) {
                worth.completes.push_back(ticket);
            }
        }
        worth.points_lost = plan.tickets.points - best_without(game, player, city).points;
        worth.same = same_routes(game, player, plan, city, found->second);
    }
    worth.sentence = sentence_for(game, player, worth);
    return worth;
}

std::vector<StationPlan> alternatives(const Game& game, const Player& player, const StationPlan& best) {
    const OpenStations open = open_stations(game, player, {});
    StationAssignment assignment{{}, best.tickets};
    for (const auto& [city, route] : best.borrowed) assignment.borrowed.emplace_back(route);
    std::vector<StationPlan> plans;
    // One more, as the best itself is among them.
    for (const StationAssignment& equal : equal_assignments(*game.map, open.networks, player.tickets, open.slots,
                                                            assignment, StationsVerdict::max_alternatives + 1)) {
        plans.push_back(plan_of(open, equal));
    }
    std::erase(plans, best);
    if (plans.size() > StationsVerdict::max_alternatives) plans.pop_back();
    return plans;
}

ClaimedStations judge_choices(const Game& game, const Player& player, const StationPlan& best) {
    ClaimedStations claimed{settle_stations(game, player), {}, {}};
    for (const StationChoice& choice : player.station_choices) {
        if (const auto fault = fault_of(game, player, choice)) {
            claimed.problems.push_back({choice.city, *fault, explain(game, player, choice, *fault)});
        }
    }
    const int missed = best.tickets.points - claimed.plan.tickets.points;
    claimed.sentence =
        words_for(player.colour) + "'s tickets are worth " + counted(claimed.plan.tickets.points, "point") +
        " with these stations; " +
        (missed == 0 ? "no choice scores more." : "the best choice scores " + std::to_string(missed) + " more.");
    return claimed;
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

std::string explain(const Game& game, const Player& player, const StationChoice& choice, StationFault fault) {
    const BoardMap& map = *game.map;
    const std::string who = words_for(player.colour);
    const std::string route = words_for(map, choice.route);
    const std::string city = words_for(map, choice.city);
    if (fault == StationFault::no_station) return who + " has no station in " + city + ".";
    std::string why;
    if (fault == StationFault::not_at_city) {
        why = route + " does not end in " + city + "; a station borrows a route into its own city.";
    } else if (fault == StationFault::own_route) {
        why = route + " is " + who + "'s own route and counts without a station; a station borrows another player's.";
    } else {
        why = "Nobody has claimed " + route + "; a station borrows another player's route.";
    }
    if (!borrowable_routes(map, game.position, player.colour, choice.city).empty()) return why;
    return why + " " + borrows_nothing(game, player, choice.city);
}

StationPlan settle_stations(const Game& game, const Player& player) {
    return best_plan(game, player, player.station_choices);
}

StationPlan best_stations(const Game& game, const Player& player) { return best_plan(game, player, {}); }

StationsVerdict verify_stations(const Game& game, const Player& player) {
    StationsVerdict verdict;
    verdict.best = best_stations(game, player);
    verdict.alternatives = alternatives(game, player, verdict.best);
    for (const CityId city : game.position.stations_of(player.colour)) {
        verdict.worth.push_back(worth_of(game, player, verdict.best, city));
    }
    if (!player.station_choices.empty()) verdict.claimed = judge_choices(game, player, verdict.best);
    return verdict;
}

}  // namespace railref::scoring
