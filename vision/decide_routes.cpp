#include "vision/decide_routes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

#include "vision/sighting.h"

namespace railref::vision {

namespace {

constexpr double kFreePrior = 0.2;     // the network has learned how many places are free; this only keeps the scale
constexpr double kAskBelow = 0.985;    // confidence
constexpr double kSpaceSays = 1.5;     // log odds by which one space contradicts its route
constexpr double kIndependence = 0.7;  // spaces of a route share light and print: they are not independent witnesses

constexpr double kOnOwnColour = 0.7;  // what a witness is worth on plastic over print of its own colour
constexpr double kRival = 0.02;       // probability from which a twin is a rival for the same trains

/// The plastic that looks like the printed track; nothing where no plastic does.
std::optional<std::size_t> look_alike(maps::TrackColour track) {
    switch (track) {
        case maps::TrackColour::red:
            return occupant_index(PlayerColour::red);
        case maps::TrackColour::blue:
            return occupant_index(PlayerColour::blue);
        case maps::TrackColour::green:
            return occupant_index(PlayerColour::green);
        case maps::TrackColour::yellow:
            return occupant_index(PlayerColour::yellow);
        case maps::TrackColour::black:
            return occupant_index(PlayerColour::black);
        case maps::TrackColour::white:
            return occupant_index(PlayerColour::white);
        case maps::TrackColour::gray:
        case maps::TrackColour::orange:
        case maps::TrackColour::pink:
            break;
    }
    return {};
}

struct RouteEvidence {
    Probabilities probability{};
    std::vector<std::size_t> favourites;  ///< per visible space its own likeliest occupant
    bool contradicted = false;            ///< some space clearly says another occupant than the route's best
    double glare = 0;
    double brightness = 0;
    std::string rule;  ///< why its twin makes it doubtful; empty: it does not
};

/// Draws the likelihoods of nobody and of the look-alike together.
void doubt_look_alike(std::array<double, kOccupants>& sum, std::optional<std::size_t> alike) {
    if (!alike || sum[*alike] < -40) return;
    const double apart = (sum[0] - sum[*alike]) * (1 - kOnOwnColour) / 2;
    sum[0] -= apart;
    sum[*alike] += apart;
}

RouteEvidence weigh(std::span<const PlaceEvidence> spaces, const std::array<double, kOccupants>& prior,
                    std::optional<std::size_t> alike) {
    RouteEvidence route;
    std::vector<const PlaceEvidence*> visible;
    for (const PlaceEvidence& space : spaces)
        if (space.seen >= kLeastSeen) visible.push_back(&space);
    const auto count = static_cast<double>(visible.size());
    const double weight = count > 0 ? std::pow(count, kIndependence) / count : 0;
    std::array<double, kOccupants> sum = prior;
    for (const PlaceEvidence* space : visible)
        for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += weight * space->log_likelihood[k];
    doubt_look_alike(sum, alike);
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
    if (!route.rule.empty()) return route.rule;
    if (route.glare > 0.3) return "glare";
    return route.brightness < 40 ? "shadow" : "";
}

/// Twins that seem to have one owner, or of which each might have the other's trains, are doubtful: seen aslant, trains
/// hide the track behind them.
void compare_twins(std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const auto twin = map.routes()[r].twin;
        if (!twin || routes[r].favourites.empty()) continue;
        const RouteEvidence& other = routes[maps::index(*twin)];
        if (other.favourites.empty()) continue;
        const std::size_t owner = likeliest(routes[r].probability);
        if (owner == 0) continue;
        if (likeliest(other.probability) == owner) {
            // One question settles both: the less sure one is asked about.
            if (routes[r].probability[owner] <= other.probability[owner]) routes[r].rule = "rule";
        } else if (other.probability[owner] > kRival)
            routes[r].rule = "between two routes";
    }
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
    std::vector<RouteEvidence> routes;
    std::size_t first = 0;
    for (const maps::Route& route : profile.map->routes()) {
        const std::size_t length = route.spaces.size();
        routes.push_back(weigh(std::span(spaces).subspan(first, length), prior, look_alike(route.colour)));
        first += length;
    }
    compare_twins(routes, *profile.map);
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const RouteEvidence& route = routes[r];
        if (route.favourites.empty()) {
            decisions.routes.push_back(unseen_sighting(route.probability));
            continue;
        }
        Sighting sighting = sighting_of(route.probability);
        if (route.contradicted || !route.rule.empty() || sighting.confidence < kAskBelow)
            decisions.questions.push_back(question_about(static_cast<RouteId>(r), route));
        decisions.routes.push_back(std::move(sighting));
    }
    return decisions;
}

}  // namespace railref::vision
