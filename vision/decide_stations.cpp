#include "vision/decide_stations.h"

#include "vision/sighting.h"

namespace railref::vision {

namespace {

constexpr double kFreePrior = 0.55;  // the network has learned how rare stations are
constexpr double kAskBelow = 0.96;   // confidence

std::string why_asked(const PlaceEvidence& city) {
    if (city.glare > 0.3) return "glare";
    return city.brightness < 40 ? "shadow" : "";
}

}  // namespace

StationDecisions decide_stations(const Evidence& cities, const maps::BoardMap& map,
                                 std::span<const PlayerColour> colours) {
    StationDecisions decisions;
    if (!map.has_stations()) return decisions;
    const auto prior = log_prior(kFreePrior, colours);
    for (std::size_t c = 0; c < cities.size(); ++c) {
        if (cities[c].seen < kLeastSeen) {
            decisions.cities.push_back(unseen_sighting(softmax(prior)));
            continue;
        }
        auto sum = cities[c].log_likelihood;
        for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += prior[k];
        const Probabilities probability = softmax(sum);
        decisions.cities.push_back(sighting_of(probability));
        if (decisions.cities.back().confidence < kAskBelow)
            decisions.questions.push_back(
                {static_cast<CityId>(c), answers(probability, probability), why_asked(cities[c])});
    }
    return decisions;
}

}  // namespace railref::vision
