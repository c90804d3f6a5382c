#include "vision/route_doubts.h"

#include <algorithm>

#include "vision/compare_shades.h"

namespace railref::vision {

namespace {

constexpr double kAskBelow = 0.97;            // confidence
constexpr double kAskRenderedBelow = 0.985;   // where the camera's software was undone, which may mislead all spaces
constexpr double kAskFreeBelow = 0.95;        // of a route that seems free
constexpr double kAskFreeOnOwnBelow = 0.98;   // where it is printed in a plastic's colour
constexpr double kAskBehindBelow = 0.99;      // and where its twin is taken
constexpr double kAskTakenAsOneBelow = 0.75;  // of a taken route, were its spaces one witness
constexpr double kAskFreeByLampAsOne = 0.97;  // and of one that seems free beside a lamp's mirror image
constexpr double kHopeless = 0.45;            // of the routes doubtful: what seems sure there is no surer
constexpr double kSureOnGray = 0.998;         // that trains look white there, where colours are bleached
constexpr double kSureOnOwnAsOne = 0.995;     // and that they have the print's colour, were its spaces one witness
constexpr int kStagedTrains = 6;              // too many that some photos show all the same
constexpr double kStillLikeliest = 0.51;      // of an owner whose trains are too many
constexpr double kRival = 0.02;               // probability from which a twin is a rival for the same trains
constexpr double kRivalAsOne = 0.05;          // or, were its spaces one witness, where
constexpr double kRivalIfFound = 0.004;       // or, where one space alone told where both lie, there
constexpr double kBeyondRivals = 0.999;       // probability of an owner from which the twin is none,
constexpr double kBeyondRivalsAsOne = 0.98;   // were the spaces one witness
constexpr double kOverTwin = 0.88;  // uprightness is below this: roofs reach over the middle of a twin's spaces

/// However likely the twin's spaces make it that the trains are theirs: of 330 such pairs none was the other way round.
bool is_beyond_rivals(const RouteEvidence& route, std::size_t owner) {
    return route.probability[owner] > kBeyondRivals && route.as_one[owner] > kBeyondRivalsAsOne;
}

/// Twins that seem to have one owner, or of which each might have the other's trains, are doubtful: seen aslant, trains
/// hide the track behind them.
void compare_twins(std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const auto twin = map.routes()[r].twin;
        if (!twin || !is_seen(routes[r])) continue;
        RouteEvidence& other = routes[maps::index(*twin)];
        if (!is_seen(other)) continue;
        const std::size_t owner = likeliest(routes[r].probability);
        if (owner == 0) continue;
        if (likeliest(other.probability) == owner) {
            // Either may be the one that is free: how sure each alone seems says little of which.
            routes[r].suspicion = Suspicion::against_rules;
        } else if (is_beyond_rivals(routes[r], owner) && !other.found_by_one_space) {
            continue;
        } else if (other.uprightness < kOverTwin &&
                   other.as_one[owner] > (other.found_by_one_space ? kRivalIfFound : kRivalAsOne)) {
            routes[r].suspicion = Suspicion::between_two_routes;
            other.suspicion = Suspicion::between_two_routes;
        } else if (other.probability[owner] > kRival)
            routes[r].suspicion = Suspicion::between_two_routes;
    }
}

bool seems_free(const RouteEvidence& route) { return likeliest(route.probability) == 0; }

bool twin_seems_taken(const std::vector<RouteEvidence>& routes, std::size_t r, const maps::BoardMap& map) {
    const auto& twin = map.routes()[r].twin;
    return twin && !seems_free(routes[maps::index(*twin)]);
}

/// Trains of the print's own colour are seen worst of all.
bool may_hide_its_own_colour(const RouteEvidence& route, const maps::Route& on_map) {
    const auto alike = look_alike(on_map.colour);
    return alike && route.alone[*alike] > kImpossible;
}

/// Whether trains of that owner lie on print of another colour: then not all that is seen of theirs can be print.
bool lies_on_other_print(const std::vector<RouteEvidence>& routes, std::size_t owner, const maps::BoardMap& map) {
    for (std::size_t r = 0; r < routes.size(); ++r)
        if (is_seen(routes[r]) && likeliest(routes[r].probability) == owner &&
            look_alike(map.routes()[r].colour) != owner)
            return true;
    return false;
}

/// Taken as it seems, by trains of the print's colour or nearly, where the camera has bleached colours: what was
/// restored of them may be too much.
bool may_be_print(const std::vector<RouteEvidence>& routes, std::size_t r, const maps::BoardMap& map) {
    const RouteEvidence& route = routes[r];
    const maps::Route& on_map = map.routes()[r];
    const bool orange = on_map.colour == maps::TrackColour::orange;
    const auto alike = orange ? occupant_index(PlayerColour::red) : look_alike(on_map.colour);
    if (!route.bleached || !alike || likeliest(route.probability) != *alike) return false;
    if (on_map.colour == maps::TrackColour::gray) return route.probability[*alike] < kSureOnGray;
    return orange || route.as_one[*alike] < kSureOnOwnAsOne || !lies_on_other_print(routes, *alike, map);
}

/// Taken as it seems, but no space is sure whose trains those are: light that misleads one misleads all.
bool is_unsure_as_one(const RouteEvidence& route) {
    const std::size_t owner = likeliest(route.probability);
    return owner != 0 && route.as_one[owner] < kAskTakenAsOneBelow;
}

/// Free as it seems, but a lamp is mirrored beside it: in its light, which changes too fast to be told from what it
/// falls on, dark trains look like gray print. Of 65 such routes in 54 photos with mirrored bulbs 12 were taken.
bool may_be_lightened(const RouteEvidence& route) {
    return seems_free(route) && route.beside_lamp && route.as_one[0] < kAskFreeByLampAsOne;
}

/// The confidence below which somebody is asked. Routes that seem free are wrong less often than their confidence says:
/// of 819 above these bars that used to be asked about, in 3,000 looks at renders and photos, none was.
double sure_enough(const std::vector<RouteEvidence>& routes, std::size_t r, const maps::BoardMap& map) {
    if (!seems_free(routes[r])) return routes[r].rendered ? kAskRenderedBelow : kAskBelow;
    // Trains hide what lies behind them.
    if (twin_seems_taken(routes, r, map)) return kAskBehindBelow;
    return may_hide_its_own_colour(routes[r], map.routes()[r]) ? kAskFreeOnOwnBelow : kAskFreeBelow;
}

bool is_doubtful(const std::vector<RouteEvidence>& routes, std::size_t r, const maps::BoardMap& map) {
    const RouteEvidence& route = routes[r];
    return route.contradicted || route.suspicion != Suspicion::none ||
           std::ranges::max(route.probability) < sure_enough(routes, r, map) || may_be_print(routes, r, map) ||
           is_unsure_as_one(route) || may_be_lightened(route);
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
        if (is_seen(route) && likeliest(route.probability) == owner)
            for (std::size_t k = 1; k < kOccupants; ++k) sum[k] += k == owner ? 0 : route.probability[k];
    return likeliest(sum);
}

/// Far more trains than a player has, on routes that seem sure: in this light another's plastic looks like theirs, and
/// no more of them than a player has can be right.
void count_trains(std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    const auto trains = trains_used(routes, map);
    std::array<int, kOccupants> sure{};
    for (std::size_t r = 0; r < routes.size(); ++r)
        if (is_seen(routes[r]) && !is_doubtful(routes, r, map))
            sure[likeliest(routes[r].probability)] += map.routes()[r].length();
    const int supply = map.rules().trains_per_player;
    for (std::size_t owner = 1; owner < kOccupants; ++owner) {
        if (sure[owner] <= supply + kStagedTrains) continue;
        const std::size_t rival = rival_of(owner, routes);
        for (RouteEvidence& route : routes) {
            if (!is_seen(route) || likeliest(route.probability) != owner) continue;
            route.suspicion = Suspicion::against_rules;
            route.mistaken = rival;
            bound(route.probability, owner, static_cast<double>(supply) / trains[owner]);
        }
    }
}

/// The doubtful ones, and where they are too many, as when a lamp makes green plastic black, all that can be seen.
std::vector<bool> to_ask_about(const std::vector<RouteEvidence>& routes, const maps::BoardMap& map) {
    std::vector<bool> visible;
    std::vector<bool> doubtful;
    for (std::size_t r = 0; r < routes.size(); ++r) {
        visible.push_back(is_seen(routes[r]));
        doubtful.push_back(visible[r] && is_doubtful(routes, r, map));
    }
    const auto count = [](const std::vector<bool>& some) {
        return static_cast<double>(std::ranges::count(some, true));
    };
    return count(doubtful) > kHopeless * count(visible) ? visible : doubtful;
}

/// Trains of a colour that nobody named: either the photo misleads or somebody was forgotten.
void look_for_unnamed(std::vector<RouteEvidence>& routes, std::vector<bool>& ask, const ColoursInPlay& colours) {
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const std::size_t owner = likeliest(routes[r].probability);
        if (!is_seen(routes[r]) || owner == 0 || is_named(colours, owner)) continue;
        routes[r].suspicion = Suspicion::against_rules;
        ask[r] = true;
    }
}

}  // namespace

std::vector<bool> doubt_routes(std::vector<RouteEvidence>& routes, const maps::BoardMap& map,
                               const ColoursInPlay& colours) {
    compare_twins(routes, map);
    compare_shades(routes);
    count_trains(routes, map);
    std::vector<bool> ask = to_ask_about(routes, map);
    look_for_unnamed(routes, ask, colours);
    return ask;
}

}  // namespace railref::vision
