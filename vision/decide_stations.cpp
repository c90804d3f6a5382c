#include "vision/decide_stations.h"

#include <algorithm>

#include "vision/sighting.h"

namespace railref::vision {

namespace {

constexpr double kFreePrior = 0.25;      // the network has learned how rare stations are
constexpr double kAskBelow = 0.95;       // confidence
constexpr double kAskFreeBelow = 0.93;   // of a city that seems free
constexpr double kAskFlatBelow = 0.996;  // where it is seen aslant, trains before it
constexpr double kFlat = 0.42;           // PlaceEvidence::uprightness
constexpr double kUsuallyFree = 0.9;     // of cities of which no photo shows anything
constexpr double kNotPlaying = 2;        // log odds against a colour without trains
constexpr double kStationTooMany = 1.5;  // log odds against each station beyond what a player has
constexpr double kTrainsAround = 2;      // log odds against a station amid its colour's trains, seen aslant:
constexpr int kMostAround = 2;           // for so many of the routes beyond the first that have them,
constexpr double kSlantedBelow = 0.7;    // none at this PlaceEvidence::uprightness,
constexpr double kSteep = 0.4;           // all at this
constexpr double kSeenOption = 2;        // weight of what one picture clearly shows, among the answers
constexpr int kSteps = 3;

/// What the rest of the board says of the owner of a station: players have only so many, and trains too.
LogWeights prior_by_others(const std::vector<Probabilities>& cities, std::size_t c, const maps::BoardMap& map,
                           std::span<const PlayerColour> players) {
    std::array<double, kOccupants> stations{};
    for (std::size_t other = 0; other < cities.size(); ++other)
        for (std::size_t k = 1; other != c && k < kOccupants; ++k) stations[k] += cities[other][k];
    LogWeights prior{};
    for (std::size_t k = 1; k < kOccupants; ++k) {
        prior[k] -= kStationTooMany * std::max(0.0, stations[k] + 1 - map.rules().stations_per_player);
        if (std::ranges::find(players, std::get<PlayerColour>(occupant_of(k))) == players.end())
            prior[k] -= kNotPlaying;
    }
    return prior;
}

std::vector<Probabilities> weigh_together(const std::vector<LogWeights>& alone, const maps::BoardMap& map,
                                          std::span<const PlayerColour> players) {
    std::vector<Probabilities> cities;
    for (const LogWeights& weights : alone) cities.push_back(softmax(weights));
    for (int step = 0; step < kSteps; ++step)
        for (std::size_t c = 0; c < cities.size(); ++c) {
            LogWeights sum = prior_by_others(cities, c, map, players);
            for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += alone[c][k];
            cities[c] = softmax(sum);
        }
    return cities;
}

/// Where a photo is slanted, trains that end at a city hide it from before and stand up behind it, which looks like a
/// station of theirs. It takes those of two routes.
LogWeights prior_by_trains_around(CityId city, double uprightness, const maps::BoardMap& map,
                                  const std::vector<Sighting>& routes) {
    const double slanted = std::clamp((kSlantedBelow - uprightness) / (kSlantedBelow - kSteep), 0.0, 1.0);
    std::array<int, kOccupants> around{};
    for (std::size_t r = 0; r < routes.size(); ++r)
        if (const auto* owner = std::get_if<PlayerColour>(&routes[r].owner); owner && map.routes()[r].touches(city))
            ++around[occupant_index(*owner)];
    LogWeights prior{};
    for (std::size_t k = 1; k < kOccupants; ++k)
        prior[k] = -kTrainsAround * slanted * std::clamp(around[k] - 1, 0, kMostAround);
    return prior;
}

/// What each city says, amid its trains.
std::vector<LogWeights> weigh_alone(const Evidence& cities, const maps::BoardMap& map, const ColoursInPlay& colours,
                                    const std::vector<Sighting>& routes) {
    std::vector<LogWeights> alone;
    for (std::size_t c = 0; c < cities.size(); ++c) {
        alone.push_back(log_prior(says_anything(cities[c]) ? kFreePrior : kUsuallyFree, colours));
        if (cities[c].seen < kLeastSeen) continue;
        const auto around = prior_by_trains_around(static_cast<CityId>(c), cities[c].uprightness, map, routes);
        for (std::size_t k = 0; k < kOccupants; ++k) alone[c][k] += cities[c].log_likelihood[k] + around[k];
    }
    return alone;
}

/// The confidence below which somebody is asked.
double sure_enough(const PlaceEvidence& city, std::size_t owner) {
    if (city.uprightness < kFlat) return kAskFlatBelow;
    return owner == 0 ? kAskFreeBelow : kAskBelow;
}

bool is_doubtful(const Probabilities& probability, const PlaceEvidence& city, const ColoursInPlay& colours) {
    const std::size_t owner = likeliest(probability);
    return !says_anything(city) || sighting_of(probability).confidence < sure_enough(city, owner) ||
           city.otherwise.value_or(owner) != owner || (owner != 0 && !is_named(colours, owner));
}

std::vector<Occupant> options_for(const Probabilities& probability, const PlaceEvidence& city) {
    Probabilities weight = probability;
    if (city.otherwise) weight[*city.otherwise] += kSeenOption;
    return answers(probability, weight);
}

}  // namespace

StationDecisions decide_stations(const Evidence& cities, const maps::BoardMap& map, const ColoursInPlay& colours,
                                 const RouteDecisions& routes) {
    StationDecisions decisions;
    if (!map.has_stations()) return decisions;
    const std::vector<LogWeights> alone = weigh_alone(cities, map, colours, routes.routes);
    const std::vector<Probabilities> probability = weigh_together(alone, map, routes.players);
    for (std::size_t c = 0; c < cities.size(); ++c) {
        if (cities[c].seen < kLeastSeen) {
            decisions.cities.push_back(unseen_sighting(softmax(log_prior(kUsuallyFree, colours))));
            continue;
        }
        decisions.cities.push_back(sighting_of(probability[c]));
        if (is_doubtful(probability[c], cities[c], colours))
            decisions.questions.push_back({static_cast<CityId>(c), options_for(probability[c], cities[c]),
                                           hard_to_see(cities[c].glare, cities[c].brightness)});
    }
    return decisions;
}

}  // namespace railref::vision
