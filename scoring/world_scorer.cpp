#include "scoring/world_scorer.h"

#include <algorithm>

namespace railref::scoring {

namespace {

bool may_have_station(const DoubtfulPosition& doubtful, PlayerColour player) {
    const auto gives_one = [&](const DoubtfulPlace& place) {
        return std::holds_alternative<CityId>(place.place) &&
               std::ranges::any_of(place.options, [&](const DoubtOption& option) { return option.owner == player; });
    };
    return !doubtful.game.position.stations_of(player).empty() || std::ranges::any_of(doubtful.places, gives_one);
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
    for (const Player& player : game_.players) may_borrow_.push_back(may_have_station(doubtful, player.colour));
}

std::string WorldScorer::view(const World& world, std::size_t player) const {
    std::string letters(world.size(), '.');
    for (std::size_t i = 0; i < world.size(); ++i) {
        const auto owner = doubtful_.places[i].options[world[i]].owner;
        if (!owner) continue;
        if (*owner == game_.players[player].colour) {
            letters[i] = 'm';
        } else if (may_borrow_[player]) {
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
