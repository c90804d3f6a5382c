#include "app/referee/answers.h"

#include <algorithm>

namespace railref::app {

namespace {

const vision::Sighting* sighting(const vision::Reading& reading, Place place) {
    if (const auto* route = std::get_if<RouteId>(&place)) return &reading.routes[maps::index(*route)];
    const std::size_t city = maps::index(std::get<CityId>(place));
    return city < reading.stations.size() ? &reading.stations[city] : nullptr;
}

bool asks(const vision::Reading& reading, Place place) {
    return std::any_of(reading.questions.begin(), reading.questions.end(), [&](const vision::Question& question) {
        if (const auto* route = std::get_if<RouteId>(&question.place)) return Place(*route) == place;
        if (const auto* city = std::get_if<CityId>(&question.place)) return Place(*city) == place;
        return false;
    });
}

/// The sighting's owner as an answer; nothing for unseen.
std::optional<Occupant> seen_owner(const vision::Sighting& sighting) {
    if (std::holds_alternative<vision::Unseen>(sighting.owner)) return {};
    if (const auto* colour = std::get_if<PlayerColour>(&sighting.owner)) return *colour;
    return Nobody{};
}

struct Likeliest {
    Occupant owner;  ///< nobody where nothing is known
    double probability = 0;
};

/// On a tie the sighting's own owner.
Likeliest likeliest(const vision::Sighting& sighting) {
    Likeliest best;
    if (const auto owner = seen_owner(sighting)) best = {*owner, sighting.confidence};
    for (const auto& [owner, probability] : sighting.also) {
        if (probability > best.probability) best = {owner, probability};
    }
    return best;
}

void put(scoring::Position& position, Place place, const Occupant& owner) {
    const auto* colour = std::get_if<PlayerColour>(&owner);
    if (colour == nullptr) return;
    if (const auto* route = std::get_if<RouteId>(&place)) position.claim(*route, *colour);
    if (const auto* city = std::get_if<CityId>(&place)) position.build_station(*city, *colour);
}

std::vector<Place> all_places(const maps::BoardMap& map) {
    std::vector<Place> places;
    for (std::size_t i = 0; i < map.routes().size(); ++i) places.emplace_back(RouteId(i));
    for (std::size_t i = 0; map.has_stations() && i < map.cities().size(); ++i) places.emplace_back(CityId(i));
    return places;
}

}  // namespace

const Occupant* Answers::find(Place place) const {
    if (const auto* route = std::get_if<RouteId>(&place)) {
        const auto found = routes.find(*route);
        return found == routes.end() ? nullptr : &found->second;
    }
    const auto found = stations.find(std::get<CityId>(place));
    return found == stations.end() ? nullptr : &found->second;
}

void Answers::set(Place place, Occupant owner) {
    if (const auto* route = std::get_if<RouteId>(&place)) routes[*route] = owner;
    if (const auto* city = std::get_if<CityId>(&place)) stations[*city] = owner;
}

void Answers::erase(Place place) {
    if (const auto* route = std::get_if<RouteId>(&place)) routes.erase(*route);
    if (const auto* city = std::get_if<CityId>(&place)) stations.erase(*city);
}

PlaceState place_state(const vision::Reading* reading, const Answers& answers, Place place) {
    using Trust = PlaceState::Trust;
    if (const Occupant* answer = answers.find(place)) return {*answer, Trust::answered, 1};
    const vision::Sighting* seen = reading == nullptr ? nullptr : sighting(*reading, place);
    if (seen == nullptr) return {Nobody{}, Trust::answered, 1};
    const auto owner = seen_owner(*seen);
    const bool open = asks(*reading, place);
    if (owner && !open) return {*owner, Trust::read, seen->confidence};
    const Likeliest best = likeliest(*seen);
    return {best.owner, owner ? Trust::open : Trust::unseen, best.probability};
}

Settled settle(const maps::BoardMap& map, const vision::Reading* reading, const Answers& answers) {
    Settled settled{scoring::Position(map), {}};
    std::vector<Assumption> unseen;
    std::map<Place, Assumption> open;
    for (const Place place : all_places(map)) {
        const PlaceState state = place_state(reading, answers, place);
        put(settled.position, place, state.owner);
        if (state.trust == PlaceState::Trust::open) open.emplace(place, Assumption{place, state});
        if (state.trust == PlaceState::Trust::unseen) unseen.push_back({place, state});
    }
    if (reading != nullptr) {
        for (const vision::Question& question : reading->questions) {
            std::optional<Place> place;
            if (const auto* route = std::get_if<RouteId>(&question.place)) place = *route;
            if (const auto* city = std::get_if<CityId>(&question.place)) place = *city;
            const auto found = place ? open.find(*place) : open.end();
            if (found == open.end()) continue;
            settled.assumptions.push_back(found->second);
            open.erase(found);
        }
    }
    settled.assumptions.insert(settled.assumptions.end(), unseen.begin(), unseen.end());
    return settled;
}

}  // namespace railref::app
