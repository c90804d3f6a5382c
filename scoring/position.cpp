#include "scoring/position.h"

namespace railref::scoring {

Position::Position(const BoardMap& map) : owner_of_route_(map.routes().size()), station_at_(map.cities().size()) {}

std::vector<RouteId> Position::routes_of(PlayerColour player) const {
    std::vector<RouteId> routes;
    for (std::size_t i = 0; i < owner_of_route_.size(); ++i) {
        if (owner_of_route_[i] == player) routes.push_back(static_cast<RouteId>(i));
    }
    return routes;
}

std::vector<CityId> Position::stations_of(PlayerColour player) const {
    std::vector<CityId> cities;
    for (std::size_t i = 0; i < station_at_.size(); ++i) {
        if (station_at_[i] == player) cities.push_back(static_cast<CityId>(i));
    }
    return cities;
}

const Player* Game::find_player(PlayerColour colour) const {
    for (const Player& player : players) {
        if (player.colour == colour) return &player;
    }
    return nullptr;
}

}  // namespace railref::scoring
