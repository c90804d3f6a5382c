#include "app/cli/names.h"

#include "app/cli/text.h"

namespace railref::app {

std::string player_label(const scoring::Player& player) {
    const std::string colour(maps::name(player.colour));
    const std::string name = printable(player.name);
    return name.empty() ? colour : name + " (" + colour + ")";
}

std::string player_label(const scoring::Game& game, maps::PlayerColour colour) {
    const scoring::Player* player = game.find_player(colour);
    return player == nullptr ? std::string(maps::name(colour)) : player_label(*player);
}

std::string route_label(const maps::BoardMap& map, maps::RouteId id) {
    const maps::Route& route = map.route(id);
    const std::string cities = map.city(route.from).name + " – " + map.city(route.to).name;
    if (!route.twin) return cities;
    // The slug ends in what tells twins apart: "-red", "-gray-1".
    std::string mark = route.slug.substr(map.city(route.from).slug.size() + map.city(route.to).slug.size() + 2);
    for (char& c : mark) {
        if (c == '-') c = ' ';
    }
    return cities + " (" + mark + ")";
}

std::string way_label(const scoring::Game& game, maps::PlayerColour player, maps::CityId start,
                      std::span<const maps::RouteId> routes) {
    const maps::BoardMap& map = *game.map;
    maps::CityId at = start;
    std::string label = map.city(at).name;
    for (const maps::RouteId id : routes) {
        const maps::Route& route = map.route(id);
        const bool own = game.position.owner(id) == player;
        at = route.other_end(at);
        label += " –" + std::to_string(route.length()) + (own ? "" : "*") + "– " + map.city(at).name;
    }
    return label;
}

std::vector<std::string> borrowed_labels(const scoring::Game& game,
                                         const std::map<maps::CityId, maps::RouteId>& borrowed) {
    std::vector<std::string> labels;
    for (const auto& [city, route] : borrowed) {
        const auto owner = game.position.owner(route);
        labels.push_back(game.map->city(city).name + " borrows " + route_label(*game.map, route) +
                         (owner ? " of " + player_label(game, *owner) : ""));
    }
    return labels;
}

}  // namespace railref::app
