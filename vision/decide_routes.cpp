#include "vision/decide_routes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

#include "vision/sighting.h"

namespace railref::vision {

namespace {

constexpr double kFreePrior = 0.2;    // the network has learned how many places are free; this only keeps the scale
constexpr double kUsuallyFree = 0.6;  // of routes of which no photo shows anything
constexpr double kAskBelow = 0.97;    // confidence
constexpr double kAskRenderedBelow = 0.985;    // where the camera's software was undone, which may mislead all spaces
constexpr double kAskBehindBelow = 0.995;      // and of a free route whose twin is taken
constexpr double kAskFlatBehindBelow = 0.998;  // seen aslant
constexpr double kAskOneBehindBelow = 0.98;    // were its spaces one witness: what hides one hides the others,
constexpr double kAskTakenAsOneBelow = 0.75;   // and of a taken route, were they so
constexpr double kSlanted = 0.92;              // PlaceEvidence::uprightness below which it does: from 23 degrees
constexpr double kHopeless = 0.45;             // of the routes doubtful: what seems sure there is no surer
constexpr double kHardlyOnOwn = 0.01;          // probability that trains lie on a route printed in a plastic's colour
constexpr double kSureOnGray = 0.998;          // that trains look white there, where colours are bleached
constexpr double kSpaceSays = 1.5;             // log odds by which one space contradicts its route
constexpr double kUpright = 0.5;  // PlaceEvidence::uprightness below which what hides one space hides others too
constexpr double kFlat = 0.3;     // and below which all spaces are one witness
constexpr double kClear = 0.2;    // PlaceEvidence::veil from which what veils one space veils others too
constexpr double kThick = 0.6;    // and from which all spaces are one witness

constexpr double kTwinOption = 0.2;       // weight of the twin's occupants among the answers, if the route seems free
constexpr double kLookAlikeOption = 0.5;  // and of the plastic that looks like the print, if the route seems free
constexpr double kLookAlikeToo = 3;       // if it seems taken: on print of their colour trains are seen worst
constexpr double kSeenOption = 2;         // and of what single spaces say
constexpr double kShadeOption = 5;        // and of the colours that strange trains may have
constexpr double kImpossible = -40;       // log weight of a colour that is not in play
constexpr double kTrainTooMany = 0.1;  // log odds against each train beyond what a player has; photos are also staged
constexpr int kStagedTrains = 6;       // too many that some photos show all the same
constexpr double kStillLikeliest = 0.51;  // of an owner whose trains are too many
constexpr double kNotPlaying = 2;         // log odds against a colour that has next to no trains elsewhere
constexpr int kFewTrains = 4;
constexpr double kOneTwin = 0.9;  // how surely nobody owns both twins
constexpr int kSteps = 3;
constexpr std::string_view kAgainstRules = "rule";              // Question::why
constexpr std::string_view kBetweenTwo = "between two routes";  // the same
constexpr double kRival = 0.02;          // probability from which a twin is a rival for the same trains
constexpr double kRivalAsOne = 0.05;     // or, were its spaces one witness, where
constexpr double kRivalIfFound = 0.004;  // or, where one space alone told where both lie, there
constexpr double kOverTwin = 0.88;       // uprightness is below this: roofs reach over the middle of a twin's spaces

/// The plastic that looks like the printed track, in some light at least; nothing where no plastic does.
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

using LogWeights = std::array<double, kOccupants>;

struct RouteEvidence {
    LogWeights alone{};                   ///< what its own spaces say
    Probabilities probability{};          ///< what the whole board says
    std::vector<std::size_t> favourites;  ///< whom visible spaces show, each alone, and single pictures of them
    bool contradicted = false;            ///< some space clearly says another occupant than the route's best
    double glare = 0;
    double brightness = 0;
    double uprightness = 0;               ///< PlaceEvidence, mean
    Probabilities as_one{1};              ///< what its spaces say, were they all one witness
    bool rendered = false;                ///< PlaceEvidence, of any
    bool bleached = false;                ///< the same
    bool found_by_one_space = false;      ///< on another printing
    Probabilities by_shade{};             ///< whose trains of a strange shade may be; 0 where they look as they should
    std::optional<std::size_t> mistaken;  ///< whose trains the owner's may be, of whom more are seen than there are
    std::string rule;  ///< why its twin, its trains' shade or number makes it doubtful; empty: none does
};

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
    for (std::size_t k = 1; k < kOccupants; ++k) route.alone[k] = anybody + guess[k] / strange;
    guess[0] = kImpossible;
    for (double& g : guess) g /= strange;
    route.by_shade = softmax(guess);
    route.rule = "unusual colour";
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

RouteEvidence weigh(std::span<const PlaceEvidence> spaces, std::span<const PlayerColour> colours,
                    std::optional<std::size_t> alike) {
    RouteEvidence route;
    std::vector<const PlaceEvidence*> visible;
    for (const PlaceEvidence& space : spaces)
        if (space.seen >= kLeastSeen) visible.push_back(&space);
    const auto count = static_cast<double>(visible.size());
    const double witnesses = witnesses_among(visible);
    const bool unknown =
        std::ranges::none_of(visible, [](const PlaceEvidence* space) { return says_anything(*space); });
    const auto prior = log_prior(unknown ? kUsuallyFree : kFreePrior, colours);
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
        route.rendered |= space->rendered;
        route.bleached |= space->bleached;
        route.found_by_one_space |= space->reprinted && spaces.size() == 1;
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
    return hard_to_see(route.glare, route.brightness);
}

/// Some space clearly says another occupant than the route's best, or single pictures of most of them do.
void look_for_contradictions(RouteEvidence& route, std::span<const PlaceEvidence> spaces) {
    const std::size_t best = likeliest(route.probability);
    int visible = 0;
    int disputed = 0;
    for (const PlaceEvidence& space : spaces) {
        if (space.seen < kLeastSeen) continue;
        const auto& l = space.log_likelihood;
        route.contradicted |= std::ranges::max(l) - l[best] > kSpaceSays;
        ++visible;
        disputed += space.otherwise.value_or(best) != best ? 1 : 0;
    }
    route.contradicted |= 2 * disputed > visible;
}

/// Trains of each colour if every route had its likeliest owner.
std::array<int, kOccupants> trains_used(const std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    std::array<int, kOccupants> trains{};
    for (std::size_t r = 0; r < routes.size(); ++r)
        if (!routes[r].favourites.empty()) trains[likeliest(routes[r].probability)] += map.routes()[r].length();
    return trains;
}

/// What the rest of the board says of a route's owner: players have only so many trains and one of two twins. Softly,
/// since people play with other rules and an illegal position must stay readable.
LogWeights prior_by_others(const std::vector<RouteEvidence>& routes, std::size_t r,
                           const std::array<int, kOccupants>& trains, const maps::BoardMap& map) {
    LogWeights prior{};
    const int length = map.routes()[r].length();
    const std::size_t now = likeliest(routes[r].probability);
    const auto& twin = map.routes()[r].twin;
    for (std::size_t k = 1; k < kOccupants; ++k) {
        const int others = trains[k] - (k == now ? length : 0);
        const int limit = map.rules().trains_per_player;
        prior[k] -= kTrainTooMany * (std::max(others + length - limit, 0) - std::max(others - limit, 0));
        if (others < kFewTrains) prior[k] -= kNotPlaying;
        if (twin) prior[k] += std::log(1 - kOneTwin * routes[maps::index(*twin)].probability[k]);
    }
    return prior;
}

/// All routes together: mean-field steps from what each says alone (Bishop, Pattern Recognition, 10.1).
void weigh_together(std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    for (int step = 0; step < kSteps; ++step) {
        const auto trains = trains_used(routes, map);
        std::vector<Probabilities> next;
        for (std::size_t r = 0; r < routes.size(); ++r) {
            LogWeights sum = prior_by_others(routes, r, trains, map);
            for (std::size_t k = 0; k < kOccupants; ++k) sum[k] += routes[r].alone[k];
            next.push_back(softmax(sum));
        }
        for (std::size_t r = 0; r < routes.size(); ++r) routes[r].probability = next[r];
    }
}

/// Twins that seem to have one owner, or of which each might have the other's trains, are doubtful: seen aslant, trains
/// hide the track behind them.
void compare_twins(std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const auto twin = map.routes()[r].twin;
        if (!twin || routes[r].favourites.empty()) continue;
        RouteEvidence& other = routes[maps::index(*twin)];
        if (other.favourites.empty()) continue;
        const std::size_t owner = likeliest(routes[r].probability);
        if (owner == 0) continue;
        if (likeliest(other.probability) == owner) {
            // Either may be the one that is free: how sure each alone seems says little of which.
            routes[r].rule = kAgainstRules;
        } else if (other.uprightness < kOverTwin &&
                   other.as_one[owner] > (other.found_by_one_space ? kRivalIfFound : kRivalAsOne)) {
            routes[r].rule = kBetweenTwo;
            other.rule = kBetweenTwo;
        } else if (other.probability[owner] > kRival)
            routes[r].rule = kBetweenTwo;
    }
}

/// Trains of the print's own colour are seen worst of all: free as it seems.
bool may_be_its_own_colour(const RouteEvidence& route, const maps::Route& on_map) {
    const auto alike = look_alike(on_map.colour);
    return alike && route.alone[*alike] > kImpossible && likeliest(route.probability) == 0 &&
           route.probability[0] < 1 - kHardlyOnOwn;
}

/// Taken as it seems, by trains of the print's colour or nearly, where the camera has bleached colours: what was
/// restored of them may be too much.
bool may_be_print(const RouteEvidence& route, const maps::Route& on_map) {
    const bool orange = on_map.colour == maps::TrackColour::orange;
    const auto alike = orange ? occupant_index(PlayerColour::red) : look_alike(on_map.colour);
    if (!route.bleached || !alike || likeliest(route.probability) != *alike) return false;
    return on_map.colour != maps::TrackColour::gray || route.probability[*alike] < kSureOnGray;
}

/// Free as it seems, but in a slanted view its twin's trains hide what lies behind them.
bool may_lie_behind_twin(const std::vector<RouteEvidence>& routes, std::size_t r, const maps::BoardMap& map) {
    const auto& twin = map.routes()[r].twin;
    const auto free = [&](std::size_t route) { return likeliest(routes[route].probability) == 0; };
    const double sure = routes[r].uprightness < kUpright ? kAskFlatBehindBelow : kAskBehindBelow;
    const bool unsure_as_one = routes[r].uprightness < kSlanted && routes[r].as_one[0] < kAskOneBehindBelow;
    return twin && free(r) && !free(maps::index(*twin)) && (routes[r].probability[0] < sure || unsure_as_one);
}

/// Taken as it seems, but no space is sure whose trains those are: light that misleads one misleads all.
bool is_unsure_as_one(const RouteEvidence& route) {
    const std::size_t owner = likeliest(route.probability);
    return owner != 0 && route.as_one[owner] < kAskTakenAsOneBelow;
}

bool is_doubtful(const std::vector<RouteEvidence>& routes, std::size_t r, const maps::BoardMap& map) {
    const RouteEvidence& route = routes[r];
    const double sure = route.rendered ? kAskRenderedBelow : kAskBelow;
    return route.contradicted || !route.rule.empty() || std::ranges::max(route.probability) < sure ||
           may_be_its_own_colour(route, map.routes()[r]) || may_be_print(route, map.routes()[r]) ||
           may_lie_behind_twin(routes, r, map) || is_unsure_as_one(route);
}

/// `owner` has at most `share`, or as much as leaves it the likeliest; the others have more in proportion.
void bound(Probabilities& probability, std::size_t owner, double share) {
    const double bounded = std::max(share, kStillLikeliest);
    const double others = 1 - probability[owner];
    if (probability[owner] <= bounded || others <= 0) return;
    for (double& p : probability) p *= (1 - bounded) / others;
    probability[owner] = bounded;
}

/// Whose trains those of `owner` may be: the likeliest other colour over all routes that seem theirs.
std::size_t rival_of(std::size_t owner, const std::vector<RouteEvidence>& routes) {
    Probabilities sum{};
    for (const RouteEvidence& route : routes)
        if (!route.favourites.empty() && likeliest(route.probability) == owner)
            for (std::size_t k = 1; k < kOccupants; ++k) sum[k] += k == owner ? 0 : route.probability[k];
    return likeliest(sum);
}

/// Far more trains than a player has, on routes that seem sure: in this light another's plastic looks like theirs, and
/// no more of them than a player has can be right.
void count_trains(std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    const auto trains = trains_used(routes, map);
    std::array<int, kOccupants> sure{};
    for (std::size_t r = 0; r < routes.size(); ++r)
        if (!routes[r].favourites.empty() && !is_doubtful(routes, r, map))
            sure[likeliest(routes[r].probability)] += map.routes()[r].length();
    const int supply = map.rules().trains_per_player;
    for (std::size_t owner = 1; owner < kOccupants; ++owner) {
        if (sure[owner] <= supply + kStagedTrains) continue;
        const std::size_t rival = rival_of(owner, routes);
        for (RouteEvidence& route : routes) {
            if (route.favourites.empty() || likeliest(route.probability) != owner) continue;
            route.rule = kAgainstRules;
            route.mistaken = rival;
            bound(route.probability, owner, static_cast<double>(supply) / trains[owner]);
        }
    }
}

/// Which routes to ask about: the doubtful ones, and where they are too many, as when a lamp makes green plastic black,
/// all that can be seen.
std::vector<bool> to_ask_about(const std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    std::vector<bool> visible;
    std::vector<bool> doubtful;
    for (std::size_t r = 0; r < routes.size(); ++r) {
        visible.push_back(!routes[r].favourites.empty());
        doubtful.push_back(visible[r] && is_doubtful(routes, r, map));
    }
    const auto count = [](const std::vector<bool>& some) {
        return static_cast<double>(std::ranges::count(some, true));
    };
    return count(doubtful) > kHopeless * count(visible) ? visible : doubtful;
}

/// Of the plastic that looks like the print, among the answers.
double weight_of_look_alike(const RouteEvidence& route, const maps::Route& on_map, std::size_t alike) {
    if (likeliest(route.probability) == 0) return kLookAlikeOption * (route.probability[0] + route.probability[alike]);
    return on_map.colour == maps::TrackColour::gray ? 0 : kLookAlikeToo * route.probability[alike];
}

/// The owner first, then what single spaces say, then, if the route seems free, the twin's owner and the plastic that
/// looks like the print, then the next likely.
Question question_about(RouteId id, const std::vector<RouteEvidence>& routes, const maps::Route& on_map) {
    const RouteEvidence& route = routes[maps::index(id)];
    Probabilities weight = softmax(route.alone);
    for (std::size_t k = 0; k < kOccupants; ++k) weight[k] = (weight[k] + route.probability[k]) / 2;
    for (const std::size_t own : route.favourites) weight[own] += kSeenOption;
    if (on_map.twin) {
        const Probabilities twin = softmax(routes[maps::index(*on_map.twin)].alone);
        for (std::size_t k = 1; k < kOccupants; ++k) weight[k] += kTwinOption * route.probability[0] * twin[k];
    }
    if (const auto alike = look_alike(on_map.colour); alike && route.alone[*alike] > kImpossible)
        weight[*alike] += weight_of_look_alike(route, on_map, *alike);
    if (route.mistaken) weight[*route.mistaken] += kSeenOption;
    for (std::size_t k = 0; k < kOccupants; ++k) weight[k] += kShadeOption * route.by_shade[k];
    return {id, answers(route.probability, weight), why_asked(route)};
}

}  // namespace

RouteDecisions decide_routes(const Evidence& spaces, const maps::BoardMap& map, std::span<const PlayerColour> colours) {
    RouteDecisions decisions;
    std::vector<RouteEvidence> routes;
    std::size_t first = 0;
    for (const maps::Route& route : map.routes()) {
        const std::size_t length = route.spaces.size();
        routes.push_back(weigh(std::span(spaces).subspan(first, length), colours, look_alike(route.colour)));
        first += length;
    }
    weigh_together(routes, map);
    first = 0;
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const std::size_t length = map.routes()[r].spaces.size();
        look_for_contradictions(routes[r], std::span(spaces).subspan(first, length));
        first += length;
    }
    compare_twins(routes, map);
    count_trains(routes, map);
    const auto trains = trains_used(routes, map);
    for (const PlayerColour colour : colours)
        if (trains[occupant_index(colour)] >= kFewTrains) decisions.players.push_back(colour);
    const std::vector<bool> ask = to_ask_about(routes, map);
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const bool is_seen = !routes[r].favourites.empty();
        decisions.routes.push_back(is_seen ? sighting_of(routes[r].probability)
                                           : unseen_sighting(softmax(log_prior(kUsuallyFree, colours))));
        if (ask[r]) decisions.questions.push_back(question_about(static_cast<RouteId>(r), routes, map.routes()[r]));
    }
    return decisions;
}

}  // namespace railref::vision
