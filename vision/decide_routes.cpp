#include "vision/decide_routes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "vision/sighting.h"

namespace railref::vision {

namespace {

constexpr double kFreePrior = 0.2;    // the network has learned how many places are free; this only keeps the scale
constexpr double kAskBelow = 0.985;   // confidence
constexpr double kSpaceSays = 1.5;    // log odds by which one space contradicts its route
constexpr double kIndependence = 0.7; // spaces of a route share light and print: they are not independent witnesses

struct RouteEvidence {
    Probabilities probability{};
    std::vector<std::size_t> favourites;  ///< per visible space its own likeliest occupant
    bool contradicted = false;            ///< some space clearly says another occupant than the route's best
    double glare = 0;
    double brightness = 0;
};

RouteEvidence weigh(std::span<const PlaceEvidence> spaces, const std::array<double, kOccupants>& prior) {
    RouteEvidence route;
    std::vector<const PlaceEvidence*> visible;
    for (const PlaceEvidence& space : spaces)
        if (space.seen >= kLeastSeen) visible.push_back(&space);
    const auto count = static_cast<double>(visible.size());
    const double weight = count > 0 ? std::pow(count, kIndependence) / count : 0;
    std::array<double, kOccupants> sum = prior;
    for (const PlaceEvidence* space : visible)
        for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += weight * space->log_likelihood[k];
    route.probability = softmax(sum);
    const std::size_t best = likeliest(route.probability);
    for (const PlaceEvidence* space : visible) {
        const auto& l = space->log_likelihood;
        const auto own = static_cast<std::size_t>(std::ranges::max_element(l) - l.begin());
        route.favourites.push_back(own);
        route.contradicted |= own != best && l[own] - l[best] > kSpaceSays;
        route.glare += space->glare / count;
        route.brightness += space->brightness / count;
    }
    return route;
}

std::string why_asked(const RouteEvidence& route) {
    if (route.contradicted) {
        std::set<std::size_t> coloured(route.favourites.begin(), route.favourites.end());
        coloured.erase(0);
        return coloured.size() > 1 ? "two colours" : "not full";
    }
    if (route.glare > 0.3) return "glare";
    return route.brightness < 40 ? "shadow" : "";
}

/// The owner first, then what single spaces say, then the next likely.
Question question_about(RouteId id, const RouteEvidence& route) {
    Probabilities weight = route.probability;
    for (const std::size_t own : route.favourites) weight[own] += 0.01;
    return {id, answers(route.probability, weight), why_asked(route)};
}

}  // namespace

RouteDecisions decide_routes(const Evidence& spaces, const calibration::BoardProfile& profile,
                             std::span<const PlayerColour> colours) {
    RouteDecisions decisions;
    const auto prior = log_prior(kFreePrior, colours);
    std::size_t first = 0;
    for (std::size_t r = 0; r < profile.map->routes().size(); ++r) {
        const std::size_t length = profile.map->routes()[r].spaces.size();
        const RouteEvidence route = weigh(std::span(spaces).subspan(first, length), prior);
        first += length;
        if (route.favourites.empty()) {
            decisions.routes.push_back(unseen_sighting(route.probability));
            continue;
        }
        Sighting sighting = sighting_of(route.probability);
        if (route.contradicted || sighting.confidence < kAskBelow)
            decisions.questions.push_back(question_about(static_cast<RouteId>(r), route));
        decisions.routes.push_back(std::move(sighting));
    }
    return decisions;
}

}  // namespace railref::vision
