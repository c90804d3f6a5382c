#include "app/referee/doubt.h"

#include <algorithm>

namespace railref::app {

namespace {

constexpr double sure = 0.99;
constexpr double worth_a_player = 0.01;

using Chances = std::map<Occupant, double>;

const vision::Question* question_on(const vision::Reading& reading, Place place) {
    const auto found = std::find_if(reading.questions.begin(), reading.questions.end(), [&](const auto& question) {
        const auto* route = std::get_if<RouteId>(&question.place);
        const auto* city = std::get_if<CityId>(&question.place);
        return (route != nullptr && Place(*route) == place) || (city != nullptr && Place(*city) == place);
    });
    return found == reading.questions.end() ? nullptr : &*found;
}

/// Empty where the reading is sure.
Chances chances(const vision::Sighting& sighting, const vision::Question* question) {
    const auto* colour = std::get_if<PlayerColour>(&sighting.owner);
    const bool unseen = std::holds_alternative<vision::Unseen>(sighting.owner);
    if (!unseen && question == nullptr && sighting.confidence >= sure) return {};
    Chances chances(sighting.also.begin(), sighting.also.end());
    if (!unseen) chances[colour == nullptr ? Occupant(Nobody{}) : Occupant(*colour)] = sighting.confidence;
    if (question == nullptr) return chances;

    double left = 1;
    for (const auto& [owner, chance] : chances) left -= chance;
    std::vector<Occupant> silent;
    for (const Occupant& option : std::get<std::vector<Occupant>>(question->options)) {
        if (!chances.contains(option)) silent.push_back(option);
    }
    for (const Occupant& option : silent) chances[option] = std::max(0.0, left) / static_cast<double>(silent.size());
    return chances;
}

/// Makes a player of a colour that may well be on the board; false where it is not worth one.
bool plays(scoring::Game& game, PlayerColour colour, double chance) {
    if (game.find_player(colour) != nullptr) return true;
    if (chance < worth_a_player) return false;
    scoring::Player player;
    player.colour = colour;
    game.players.push_back(std::move(player));
    return true;
}

scoring::DoubtfulPlace doubtful_place(scoring::Game& game, Place place, const Chances& chances) {
    scoring::DoubtfulPlace doubtful{place, {}};
    for (const auto& [owner, chance] : chances) {
        const auto* colour = std::get_if<PlayerColour>(&owner);
        if (chance <= 0) continue;
        if (colour == nullptr) {
            doubtful.options.push_back({std::nullopt, chance});
        } else if (plays(game, *colour, chance)) {
            doubtful.options.push_back({*colour, chance});
        }
    }
    return doubtful;
}

}  // namespace

scoring::DoubtfulPosition doubtful_position(const vision::Reading& reading, const Answers& answers,
                                            scoring::Game game) {
    scoring::DoubtfulPosition doubtful{std::move(game), {}};
    const auto add = [&](Place place, const vision::Sighting& sighting) {
        if (answers.find(place) != nullptr) return;
        auto found = doubtful_place(doubtful.game, place, chances(sighting, question_on(reading, place)));
        if (found.options.size() > 1) doubtful.places.push_back(std::move(found));
    };
    for (std::size_t i = 0; i < reading.routes.size(); ++i) add(RouteId(i), reading.routes[i]);
    for (std::size_t i = 0; i < reading.stations.size(); ++i) add(CityId(i), reading.stations[i]);
    return doubtful;
}

}  // namespace railref::app
