#include "vision/compare_shades.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "vision/piece_shades.h"

namespace railref::vision {

namespace {

constexpr double kSurely = 0.97;    // probability of a route's owner from which it tells how the owner's trains look
constexpr std::size_t kFewest = 3;  // routes that must tell
constexpr float kLightness = 0.1F;  // of its square: shadow and glare change it most
constexpr double kNearer = 20;      // Lab: by so much to another colour's trains than to its own
constexpr double kUnknown = 35;     // Lab: distance from a colour of which too few routes tell
constexpr float kLighter = 8;       // L: more than its own colour's trains, it is glare

/// Of the routes that tell, those of each owner.
using Telling = std::array<std::vector<std::size_t>, kOccupants>;

Telling telling(const std::vector<RouteEvidence>& routes) {
    Telling of;
    for (std::size_t r = 0; r < routes.size(); ++r) {
        const std::size_t owner = likeliest(routes[r].probability);
        if (is_seen(routes[r]) && owner != 0 && routes[r].shade && routes[r].probability[owner] >= kSurely)
            of[owner].push_back(r);
    }
    return of;
}

/// How the trains on these routes look but for route `r`; nothing where they are too few.
std::optional<cv::Vec3f> look_of(const std::vector<std::size_t>& on, std::size_t r,
                                 const std::vector<RouteEvidence>& routes) {
    std::vector<cv::Vec3f> shades;
    for (const std::size_t other : on)
        if (other != r) shades.push_back(*routes[other].shade);
    if (shades.size() < kFewest) return {};
    return median_shade(shades);
}

double apart(cv::Vec3f one, cv::Vec3f other) {
    const cv::Vec3f d = one - other;
    return std::sqrt(kLightness * d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
}

/// Whose trains those on route `r` look like, clearly more than like their owner's; nothing where they do not.
std::optional<std::size_t> seems_anothers(std::size_t r, const Telling& telling,
                                          const std::vector<RouteEvidence>& routes) {
    const cv::Vec3f shade = *routes[r].shade;
    const std::size_t owner = likeliest(routes[r].probability);
    const auto own = look_of(telling[owner], r, routes);
    if (own && shade[0] >= (*own)[0] + kLighter) return {};
    const double from_own = own ? apart(shade, *own) : kUnknown;
    std::optional<std::size_t> nearest;
    double from_nearest = from_own - kNearer;
    for (std::size_t other = 1; other < kOccupants; ++other) {
        const auto look = other == owner ? std::nullopt : look_of(telling[other], r, routes);
        if (!look || apart(shade, *look) >= from_nearest) continue;
        from_nearest = apart(shade, *look);
        nearest = other;
    }
    return nearest;
}

}  // namespace

void compare_shades(std::vector<RouteEvidence>& routes) {
    const Telling of = telling(routes);
    for (std::size_t r = 0; r < routes.size(); ++r) {
        RouteEvidence& route = routes[r];
        if (!is_seen(route) || !route.shade || likeliest(route.probability) == 0 || route.suspicion != Suspicion::none)
            continue;
        const auto another = seems_anothers(r, of, routes);
        if (!another) continue;
        route.suspicion = Suspicion::anothers_shade;
        route.mistaken = another;
    }
}

}  // namespace railref::vision
