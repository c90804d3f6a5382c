#include "vision/decide_routes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace railref::vision {

namespace {

constexpr double kFreePrior = 0.55;    // share of routes that nobody owns at the end of a game
constexpr double kAskBelow = 0.985;    // confidence
constexpr double kNamedAbove = 0.001;  // probability: less likely answers are not worth naming
constexpr double kSpaceSays = 2.5;     // log odds by which one space contradicts its route

using Probabilities = std::array<double, kOccupants>;

struct RouteEvidence {
    Probabilities probability{};
    std::vector<std::size_t> favourites;  ///< per visible space its own likeliest occupant
    bool contradicted = false;            ///< some space clearly says another occupant than the route's best
    double seen = 0;
};

Probabilities softmax(std::array<double, kOccupants> log_weights) {
    const double best = *std::ranges::max_element(log_weights);
    double sum = 0;
    for (double& w : log_weights) sum += w = std::exp(w - best);
    for (double& w : log_weights) w /= sum;
    return log_weights;
}

std::array<double, kOccupants> prior(std::span<const PlayerColour> colours) {
    std::array<double, kOccupants> log_prior;
    log_prior.fill(-50);
    log_prior[0] = std::log(kFreePrior);
    for (const PlayerColour colour : colours)
        log_prior[occupant_index(colour)] = std::log((1 - kFreePrior) / static_cast<double>(colours.size()));
    return log_prior;
}

RouteEvidence weigh(std::span<const PlaceEvidence> spaces, const std::array<double, kOccupants>& log_prior) {
    RouteEvidence route;
    std::array<double, kOccupants> sum = log_prior;
    for (const PlaceEvidence& space : spaces) {
        route.seen = std::max(route.seen, space.seen);
        for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += space.log_likelihood[k];
    }
    route.probability = softmax(sum);
    const auto best = static_cast<std::size_t>(std::ranges::max_element(route.probability) - route.probability.begin());
    for (const PlaceEvidence& space : spaces) {
        if (space.seen < 0.7) continue;
        const auto& l = space.log_likelihood;
        const auto own = static_cast<std::size_t>(std::ranges::max_element(l) - l.begin());
        route.favourites.push_back(own);
        route.contradicted |= own != best && l[own] - l[best] > kSpaceSays;
    }
    return route;
}

Sighting sighting_of(const RouteEvidence& route) {
    Sighting sighting;
    std::size_t best = 0;
    for (std::size_t k = 1; k < kOccupants; ++k)
        if (route.probability[k] > route.probability[best]) best = k;
    const bool unseen = route.favourites.empty();
    if (!unseen) {
        const Occupant occupant = occupant_of(best);
        std::visit([&](auto who) { sighting.owner = who; }, occupant);
        sighting.confidence = std::min(route.probability[best], 0.9995);
    }
    for (std::size_t k = 0; k < kOccupants; ++k)
        if ((unseen || k != best) && route.probability[k] > kNamedAbove)
            sighting.also[occupant_of(k)] = route.probability[k];
    return sighting;
}

std::string why_asked(const RouteEvidence& route) {
    if (!route.contradicted) return "";
    std::set<std::size_t> coloured(route.favourites.begin(), route.favourites.end());
    coloured.erase(0);
    return coloured.size() > 1 ? "two colours" : "not full";
}

/// The owner first, then what single spaces say, then the next likely; three answers at most.
Question question_about(RouteId id, const RouteEvidence& route) {
    std::array<std::size_t, kOccupants> order{};
    for (std::size_t k = 0; k < kOccupants; ++k) order[k] = k;
    std::array<double, kOccupants> weight = route.probability;
    for (const std::size_t own : route.favourites) weight[own] += 1e-3;
    const auto best = static_cast<std::size_t>(std::ranges::max_element(route.probability) - route.probability.begin());
    weight[best] += 2;
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return weight[a] > weight[b]; });
    std::vector<Occupant> options;
    for (std::size_t i = 0; i < 3; ++i)
        if (weight[order[i]] > 1e-6 || i < 2) options.push_back(occupant_of(order[i]));
    return {id, options, why_asked(route)};
}

}  // namespace

RouteDecisions decide_routes(const Evidence& spaces, const calibration::BoardProfile& profile,
                             std::span<const PlayerColour> colours) {
    RouteDecisions decisions;
    const auto log_prior = prior(colours);
    std::size_t first = 0;
    for (std::size_t r = 0; r < profile.map->routes().size(); ++r) {
        const std::size_t length = profile.map->routes()[r].spaces.size();
        const RouteEvidence route = weigh(std::span(spaces).subspan(first, length), log_prior);
        first += length;
        Sighting sighting = sighting_of(route);
        const bool visible = !route.favourites.empty();
        if (visible && route.contradicted) sighting.confidence = std::min(sighting.confidence, 0.9);
        if (visible && (route.contradicted || sighting.confidence < kAskBelow))
            decisions.questions.push_back(question_about(static_cast<RouteId>(r), route));
        decisions.routes.push_back(std::move(sighting));
    }
    return decisions;
}

}  // namespace railref::vision
