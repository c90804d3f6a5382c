#include "vision/route_evidence.h"

#include <algorithm>
#include <cmath>

namespace railref::vision {

namespace {

constexpr double kFreePrior = 0.2;     // the network has learned how many places are free; this only keeps the scale
constexpr double kSpaceSays = 1.5;     // log odds by which one space contradicts its route
constexpr int kFewestDisputed = 2;     // spaces on which pictures contradict each other before they say so of the route
constexpr double kFlat = 0.3;          // and below which all spaces are one witness
constexpr double kClear = 0.2;         // PlaceEvidence::veil from which what veils one space veils others too
constexpr double kThick = 0.6;         // and from which all spaces are one witness
constexpr double kBurntInPart = 0.05;  // PlaceEvidence::glare
constexpr double kTrainTooMany = 0.1;  // log odds against each train beyond what a player has; photos are also staged
constexpr double kNotPlaying = 2;      // log odds against a colour that surely has next to no trains elsewhere
constexpr double kSurelySeen = 0.8;    // probability of a route's owner from which it shows that the colour plays
constexpr double kOneTwin = 0.9;       // how surely nobody owns both twins
constexpr int kSteps = 3;

/// Whether plastic can be told from print of its own colour is one guess for the whole route, however many spaces
/// agree: nobody and the look-alike lie only as far apart as one space of `witnesses` puts them. What both have
/// together stays.
void doubt_look_alike(LogWeights& sum, std::optional<std::size_t> alike, double witnesses) {
    if (!alike || sum[*alike] < kImpossible) return;
    const double both = std::max(sum[0], sum[*alike]) + std::log1p(std::exp(-std::abs(sum[0] - sum[*alike])));
    const double apart = (sum[0] - sum[*alike]) / witnesses;
    sum[0] = both - std::log1p(std::exp(-apart));
    sum[*alike] = both - std::log1p(std::exp(apart));
}

/// Trains of an unknown shade: whose they are is one guess for the whole route, however many spaces agree. What they
/// say of nobody stays.
void guess_by_shade(RouteEvidence& route, const std::vector<const PlaceEvidence*>& visible) {
    LogWeights guess{};
    double strange = 0;
    for (const PlaceEvidence* space : visible) {
        if (!space->by_shade) continue;
        ++strange;
        for (std::size_t k = 1; k < kOccupants; ++k) guess[k] += std::log((*space->by_shade)[k] + 1e-9);
    }
    if (strange == 0) return;
    const double anybody = *std::max_element(route.alone.begin() + 1, route.alone.end());
    guess[0] = kNotInPlay;
    for (std::size_t k = 1; k < kOccupants; ++k) {
        guess[k] = route.alone[k] > kImpossible ? guess[k] / strange : kNotInPlay;
        route.alone[k] = guess[k] > kImpossible ? anybody + guess[k] : kNotInPlay;
    }
    route.by_shade = softmax(guess);
    route.suspicion = Suspicion::strange_shade;
}

/// As how many independent witnesses a route's spaces count.
double witnesses_among(const std::vector<const PlaceEvidence*>& visible) {
    if (visible.empty()) return 1;
    const auto count = static_cast<double>(visible.size());
    double uprightness = 0;
    double veil = 0;
    for (const PlaceEvidence* space : visible) {
        uprightness += space->uprightness / count;
        veil += space->veil / count;
    }
    const double upright = std::clamp((uprightness - kFlat) / (kUpright - kFlat), 0.0, 1.0);
    const double clear = std::clamp((kThick - veil) / (kThick - kClear), 0.0, 1.0);
    return std::pow(count, kIndependence * upright * clear);
}

/// What spaces say together, as so many witnesses.
LogWeights pooled(LogWeights sum, const std::vector<const PlaceEvidence*>& visible, double witnesses) {
    const auto count = static_cast<double>(visible.size());
    for (const PlaceEvidence* space : visible)
        for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += witnesses / count * space->log_likelihood[k];
    return sum;
}

RouteEvidence weigh(std::span<const PlaceEvidence> spaces, const ColoursInPlay& colours,
                    std::optional<std::size_t> alike) {
    RouteEvidence route;
    std::vector<const PlaceEvidence*> visible;
    for (const PlaceEvidence& space : spaces)
        if (space.seen >= kLeastSeen) visible.push_back(&space);
    const auto count = static_cast<double>(visible.size());
    const double witnesses = witnesses_among(visible);
    const bool unknown =
        std::ranges::none_of(visible, [](const PlaceEvidence* space) { return says_anything(*space); });
    const auto prior = log_prior(unknown ? kRouteUsuallyFree : kFreePrior, colours);
    route.alone = pooled(prior, visible, witnesses);
    doubt_look_alike(route.alone, alike, witnesses);
    route.as_one = softmax(pooled(prior, visible, 1));
    guess_by_shade(route, visible);
    route.probability = softmax(route.alone);
    for (const PlaceEvidence* space : visible) {
        const auto& l = space->log_likelihood;
        route.favourites.push_back(static_cast<std::size_t>(std::ranges::max_element(l) - l.begin()));
        if (space->otherwise) route.favourites.push_back(*space->otherwise);
        route.glare += space->glare / count;
        route.brightness += space->brightness / count;
        route.uprightness += space->uprightness / count;
        route.beside_lamp |= space->glare > kBurntInPart;
        route.rendered |= space->rendered;
        route.bleached |= space->bleached;
        route.found_by_one_space |= space->reprinted && spaces.size() == 1;
        if (space->shades) route.shades.push_back(*space->shades);
    }
    route.covered = std::ranges::any_of(visible, [](const PlaceEvidence* space) { return space->covered > 0; });
    return route;
}

/// Some space clearly says another occupant than the route's best, or pictures contradict each other on most of those
/// that more than one shows: what only one shows cannot settle it.
void look_for_contradictions(RouteEvidence& route, std::span<const PlaceEvidence> spaces) {
    const std::size_t best = likeliest(route.probability);
    int visible = 0;
    int compared = 0;
    int disputed = 0;
    for (const PlaceEvidence& space : spaces) {
        if (space.seen < kLeastSeen) continue;
        const auto& l = space.log_likelihood;
        route.contradicted |= std::ranges::max(l) - l[best] > kSpaceSays;
        ++visible;
        compared += space.compared || space.otherwise ? 1 : 0;
        disputed += space.otherwise ? 1 : 0;
    }
    route.contradicted |= 2 * disputed > compared && disputed >= std::min(kFewestDisputed, visible);
}

/// Trains of each colour if every route had its likeliest owner, on those routes that have it with at least that
/// probability.
std::array<int, kOccupants> trains_on(const std::vector<RouteEvidence>& routes, const maps::BoardMap& map,
                                      double least) {
    std::array<int, kOccupants> trains{};
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const std::size_t owner = likeliest(routes[r].probability);
        if (is_seen(routes[r]) && routes[r].probability[owner] >= least) trains[owner] += map.routes()[r].length();
    }
    return trains;
}

/// Of each colour.
struct TrainsSeen {
    std::array<int, kOccupants> in_all{};
    std::array<int, kOccupants> surely{};
};

TrainsSeen trains_seen(const std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    return {trains_on(routes, map, 0), trains_on(routes, map, kSurelySeen)};
}

/// Trains of that route's own are not the rest of the board.
TrainsSeen trains_elsewhere(TrainsSeen trains, const RouteEvidence& route, int length) {
    const std::size_t now = likeliest(route.probability);
    trains.in_all[now] -= length;
    if (route.probability[now] >= kSurelySeen) trains.surely[now] -= length;
    return trains;
}

/// What the rest of the board says of a route's owner: players have only so many trains and one of two twins, and a
/// colour of which only doubtful trains are seen is rather another's in odd light. Softly, since people play with other
/// rules and an illegal position must stay readable.
LogWeights prior_by_others(const std::vector<RouteEvidence>& routes, std::size_t r, const TrainsSeen& trains,
                           const maps::BoardMap& map) {
    LogWeights prior{};
    const int length = map.routes()[r].length();
    const auto& twin = map.routes()[r].twin;
    const TrainsSeen elsewhere = trains_elsewhere(trains, routes[r], length);
    for (std::size_t k = 1; k < kOccupants; ++k) {
        const int others = elsewhere.in_all[k];
        const int limit = map.rules().trains_per_player;
        prior[k] -= kTrainTooMany * (std::max(others + length - limit, 0) - std::max(others - limit, 0));
        if (elsewhere.surely[k] < kFewTrains) prior[k] -= kNotPlaying;
        if (twin) prior[k] += std::log(1 - kOneTwin * routes[maps::index(*twin)].probability[k]);
    }
    return prior;
}

/// All routes together: mean-field steps from what each says alone (Bishop, Pattern Recognition, 10.1).
void weigh_together(std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    for (int step = 0; step < kSteps; ++step) {
        const TrainsSeen trains = trains_seen(routes, map);
        std::vector<Probabilities> next;
        for (std::size_t r = 0; r < routes.size(); ++r) {
            LogWeights sum = prior_by_others(routes, r, trains, map);
            for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += routes[r].alone[k];
            next.push_back(softmax(sum));
        }
        for (std::size_t r = 0; r < routes.size(); ++r) routes[r].probability = next[r];
    }
}

}  // namespace

bool is_seen(const RouteEvidence& route) { return !route.favourites.empty(); }

std::array<int, kOccupants> trains_used(const std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    return trains_on(routes, map, 0);
}

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
        case maps::TrackColour::gray:  // white in glare or shadow
            return occupant_index(PlayerColour::white);
        case maps::TrackColour::orange:
        case maps::TrackColour::pink:
            break;
    }
    return {};
}

std::vector<RouteEvidence> weigh_routes(const Evidence& spaces, const maps::BoardMap& map,
                                        const ColoursInPlay& colours) {
    std::vector<std::span<const PlaceEvidence>> of_route;
    std::size_t first = 0;
    for (const maps::Route& route : map.routes()) {
        of_route.push_back(std::span(spaces).subspan(first, route.spaces.size()));
        first += route.spaces.size();
    }
    std::vector<RouteEvidence> routes;
    for (std::size_t r = 0; r < of_route.size(); ++r)
        routes.push_back(weigh(of_route[r], colours, look_alike(map.routes()[r].colour)));
    weigh_together(routes, map);
    for (std::size_t r = 0; r < of_route.size(); ++r) look_for_contradictions(routes[r], of_route[r]);
    return routes;
}

}  // namespace railref::vision
