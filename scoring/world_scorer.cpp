#include "scoring/world_scorer.h"

#include <algorithm>

namespace railref::scoring {

namespace {

bool may_have_station(const DoubtfulPosition& doubtful, PlayerColour player, CityId city) {
    for (const DoubtfulPlace& place : doubtful.places) {
        const auto* doubtful_city = std::get_if<CityId>(&place.place);
        if (doubtful_city == nullptr || *doubtful_city != city) continue;
        return std::ranges::any_of(place.options, [&](const DoubtOption& option) { return option.owner == player; });
    }
    return doubtful.game.position.station(city) == player;
}

bool may_borrow(const DoubtfulPosition& doubtful, PlayerColour player, const DoubtfulPlace& place) {
    const auto* id = std::get_if<RouteId>(&place.place);
    if (id == nullptr) return false;
    const maps::Route& route = doubtful.game.map->route(*id);
    return may_have_station(doubtful, player, route.from) || may_have_station(doubtful, player, route.to);
}

void set_owner(Position& position, RouteId route, std::optional<PlayerColour> owner) {
    owner ? position.claim(route, *owner) : position.free(route);
}

void set_owner(Position& position, CityId city, std::optional<PlayerColour> owner) {
    owner ? position.build_station(city, *owner) : position.remove_station(city);
}

}  // namespace

WorldScorer::WorldScorer(const DoubtfulPosition& doubtful)
    : doubtful_(doubtful), game_(doubtful.game), known_(doubtful.game.players.size()) {
    for (const Player& player : game_.players) {
        auto& borrowable = may_borrow_.emplace_back();
        for (const DoubtfulPlace& place : doubtful.places) {
            borrowable.push_back(may_borrow(doubtful, player.colour, place));
        }
    }
}

std::string WorldScorer::view(const World& world, std::size_t player) const {
    std::string letters(world.size(), '.');
    for (std::size_t i = 0; i < world.size(); ++i) {
        const auto owner = doubtful_.places[i].options[world[i]].owner;
        if (!owner) continue;
        if (*owner == game_.players[player].colour) {
            letters[i] = 'm';
        } else if (may_borrow_[player][i]) {
            letters[i] = 'o';
        }
    }
    return letters;
}

void WorldScorer::put(const World& world) {
    for (std::size_t i = 0; i < world.size(); ++i) {
        const auto owner = doubtful_.places[i].options[world[i]].owner;
        std::visit([&](auto place) { set_owner(game_.position, place, owner); }, doubtful_.places[i].place);
    }
}

const PlayerSummary& WorldScorer::numbers(const World& world, std::size_t player) {
    const auto [entry, is_new] = known_[player].try_emplace(view(world, player));
    if (is_new) {
        put(world);
        entry->second = summarise(game_, game_.players[player]);
    }
    return entry->second;
}

Outcome WorldScorer::score(const World& world) {
    ScoreSummary summary;
    for (std::size_t i = 0; i < game_.players.size(); ++i) summary.add(numbers(world, i));
    settle(*game_.map, *game_.variant, summary);
    Outcome outcome;
    for (std::size_t i = 0; i < game_.players.size(); ++i) {
        outcome.totals[i] = summary.players()[i].total;
        if (summary.players()[i].rank == 1) outcome.winners |= static_cast<std::uint8_t>(1U << i);
    }
    return outcome;
}

}  // namespace railref::scoring
