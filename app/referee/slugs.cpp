#include "app/referee/slugs.h"

namespace railref::app {

maps::Json slugs(const maps::BoardMap& map, std::span<const maps::RouteId> routes) {
    maps::Json list = maps::Json::array();
    for (const maps::RouteId route : routes) list.push_back(map.route(route).slug);
    return list;
}

maps::Json slugs(const maps::BoardMap& map, std::span<const maps::CityId> cities) {
    maps::Json list = maps::Json::array();
    for (const maps::CityId city : cities) list.push_back(map.city(city).slug);
    return list;
}

maps::Json words(std::span<const maps::PlayerColour> colours) {
    maps::Json list = maps::Json::array();
    for (const maps::PlayerColour colour : colours) list.push_back(maps::name(colour));
    return list;
}

maps::Json borrowed_json(const maps::BoardMap& map, const std::map<maps::CityId, maps::RouteId>& borrowed) {
    maps::Json json = maps::Json::object();
    for (const auto& [city, route] : borrowed) json[map.city(city).slug] = map.route(route).slug;
    return json;
}

}  // namespace railref::app
