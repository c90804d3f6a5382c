#include "vision/hidden_routes.h"

#include <algorithm>
#include <span>
#include <vector>

namespace railref::vision {

namespace {

/// Renders in lamps and by other cameras had 6 at most; three of five pictures with a sheet of paper on them have more.
constexpr std::size_t kAFew = 6;

using Spaces = std::span<PlaceEvidence>;

bool is_seen(const PlaceEvidence& space) { return space.seen >= kLeastSeen; }
bool is_covered(const PlaceEvidence& space) { return space.covered >= kLeastSeen; }

/// Inside a picture, and nothing can be said of it.
bool is_hidden(Spaces route) {
    const auto tells = [](const PlaceEvidence& space) { return is_seen(space) && says_anything(space); };
    const auto lies_inside = [](const PlaceEvidence& space) { return is_seen(space) || is_covered(space); };
    return std::ranges::none_of(route, tells) && std::ranges::any_of(route, lies_inside);
}

void show(Spaces route) {
    for (PlaceEvidence& space : route) space.seen = std::max(space.seen, space.covered);
}

void hide(Spaces route) {
    for (PlaceEvidence& space : route) space.seen = 0;
}

}  // namespace

Evidence mind_hidden_routes(Evidence spaces, const maps::BoardMap& map) {
    std::vector<Spaces> hidden;
    std::size_t first = 0;
    for (const maps::Route& route : map.routes()) {
        const Spaces of_route = Spaces(spaces).subspan(first, route.spaces.size());
        if (is_hidden(of_route)) hidden.push_back(of_route);
        first += route.spaces.size();
    }
    for (const Spaces route : hidden) hidden.size() <= kAFew ? show(route) : hide(route);
    return spaces;
}

}  // namespace railref::vision
