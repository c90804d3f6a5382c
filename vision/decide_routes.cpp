#include "vision/decide_routes.h"

#include <algorithm>
#include <array>
#include <set>

#include "vision/hidden_routes.h"
#include "vision/route_doubts.h"
#include "vision/route_evidence.h"
#include "vision/sighting.h"

namespace railref::vision {

namespace {

// Weights of answers: if the route seems free,
constexpr double kFaintOption = 15;       // of what shows of trains, times its probability,
constexpr double kTwinOption = 0.2;       // of the twin's occupants,
constexpr double kLookAlikeOption = 0.5;  // and of the plastic that looks like the print;
constexpr double kLookAlikeToo = 3;       // if it seems taken, by bleached trains: on print of their colour seen worst
constexpr double kAsOneOption = 2;        // of what its spaces say, were they all one witness
constexpr double kSeenOption = 2;         // and of what single spaces say
constexpr double kShadeOption = 5;        // and of the colours that strange trains may have
constexpr double kNobodyOption = 1;       // and of nobody, where what seems trains may be print or the twin's
constexpr double kNobodyToo = 3;          // elsewhere, as that of trains on print of their colour
constexpr double kLikely = 0.2;           // whoever has this probability
constexpr double kLikelyOption = 20;      // is always among the answers

std::string why_asked(const RouteEvidence& route) {
    if (route.contradicted) {
        std::set<std::size_t> coloured(route.favourites.begin(), route.favourites.end());
        coloured.erase(0);
        return coloured.size() > 1 ? "two colours" : "not full";
    }
    switch (route.suspicion) {
        case Suspicion::strange_shade:
        case Suspicion::anothers_shade:
            return "unusual colour";
        case Suspicion::between_two_routes:
            return "between two routes";
        case Suspicion::against_rules:
            return "rule";
        case Suspicion::none:
            break;
    }
    if (route.covered) return "covered";
    return route.beside_lamp ? "glare" : hard_to_see(route.glare, route.brightness);
}

/// Of the plastic that looks like the print, among the answers.
double weight_of_look_alike(const RouteEvidence& route, const maps::Route& on_map, std::size_t alike) {
    if (likeliest(route.probability) == 0) return kLookAlikeOption * (route.probability[0] + route.probability[alike]);
    return route.bleached && on_map.colour != maps::TrackColour::gray ? kLookAlikeToo * route.probability[alike] : 0;
}

/// Whether what seems trains may be the print or the twin's. Elsewhere trains lie there, of whatever colour: an answer
/// is better spent on one more colour.
bool may_be_nobodys(const RouteEvidence& route, const maps::Route& on_map) {
    return look_alike(on_map.colour) == likeliest(route.probability) || route.contradicted ||
           route.suspicion == Suspicion::between_two_routes || route.suspicion == Suspicion::against_rules;
}

/// The owner first, then what single spaces say, then, if the route seems free, the twin's owner and the plastic that
/// looks like the print, then the next likely.
Question question_about(RouteId id, const std::vector<RouteEvidence>& routes, const maps::Route& on_map) {
    const RouteEvidence& route = routes[maps::index(id)];
    Probabilities weight = softmax(route.alone);
    const double of_trains = likeliest(route.probability) == 0 ? kFaintOption : 1;
    for (std::size_t k = 0; k < kOccupants; ++k)
        weight[k] = (k == 0 ? 1 : of_trains) * (weight[k] + route.probability[k]) / 2;
    for (const std::size_t own : route.favourites) weight[own] += kSeenOption;
    if (on_map.twin) {
        const Probabilities twin = softmax(routes[maps::index(*on_map.twin)].alone);
        for (std::size_t k = 1; k < kOccupants; ++k) weight[k] += kTwinOption * route.probability[0] * twin[k];
    }
    if (const auto alike = look_alike(on_map.colour); alike && route.alone[*alike] > kImpossible)
        weight[*alike] += weight_of_look_alike(route, on_map, *alike);
    if (route.mistaken) weight[*route.mistaken] += kSeenOption;
    for (std::size_t k = 0; k < kOccupants; ++k) {
        weight[k] += kAsOneOption * route.as_one[k] + kShadeOption * route.by_shade[k];
        if (route.probability[k] >= kLikely) weight[k] += kLikelyOption;
    }
    weight[0] += may_be_nobodys(route, on_map) ? kNobodyOption : kNobodyToo * route.probability[0];
    return {id, answers(route.probability, weight), why_asked(route)};
}

}  // namespace

RouteDecisions decide_routes(const Evidence& spaces, const maps::BoardMap& map, const ColoursInPlay& colours) {
    RouteDecisions decisions;
    std::vector<RouteEvidence> routes = weigh_routes(mind_hidden_routes(spaces, map), map, colours);
    const std::vector<bool> ask = doubt_routes(routes, map, colours);
    const auto trains = trains_used(routes, map);
    for (const PlayerColour colour : colours.possible)
        if (trains[occupant_index(colour)] >= kFewTrains) decisions.players.push_back(colour);
    for (std::size_t r = 0; r < routes.size(); ++r) {
        decisions.routes.push_back(is_seen(routes[r])
                                       ? sighting_of(routes[r].probability)
                                       : unseen_sighting(softmax(log_prior(kRouteUsuallyFree, colours))));
        if (ask[r]) decisions.questions.push_back(question_about(static_cast<RouteId>(r), routes, map.routes()[r]));
    }
    return decisions;
}

}  // namespace railref::vision
