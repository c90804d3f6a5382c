#include "vision/compare_shades.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <ranges>
#include <vector>

#include "calibration/median.h"
#include "vision/piece_shades.h"

namespace railref::vision {

namespace {

constexpr double kSurely = 0.97;    // probability of a route's owner from which it tells how the owner's trains look
constexpr std::size_t kFewest = 3;  // routes that must tell
constexpr float kLightness = 0.1F;  // of its square: shadow and glare change it most
constexpr double kNearer = 10;      // Lab: by so much to another colour's trains than to its own
constexpr double kUnlike = 12;      // Lab: and that far from its own, wherever on their spaces the trains may lie
constexpr double kUnknown = 35;     // Lab: taken as distance from a colour of which too few routes tell
constexpr float kLighter = 8;       // L: more than its own colour's trains, it is glare

double apart(cv::Vec3f one, cv::Vec3f other) {
    const cv::Vec3f d = one - other;
    return std::sqrt(kLightness * d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
}

/// In the middle of its spaces.
cv::Vec3f shade_of(const RouteEvidence& route) {
    std::vector<cv::Vec3f> shades;
    for (const ShadesAcross& across : route.shades) shades.push_back(across[kMiddleShade]);
    return median_shade(shades);
}

/// Of what on a route's spaces looks most like `look`: trains may lie aside.
double least_apart(const RouteEvidence& route, cv::Vec3f look) {
    std::vector<double> least;
    for (const ShadesAcross& across : route.shades)
        least.push_back(std::ranges::min(across | std::views::transform([&](cv::Vec3f s) { return apart(s, look); })));
    return calibration::median(least);
}

/// Of each owner, the routes that tell how the owner's trains look, and those shades.
class Looks {
public:
    explicit Looks(const std::vector<RouteEvidence>& routes) {
        for (std::size_t r = 0; r < routes.size(); ++r) {
            const std::size_t owner = likeliest(routes[r].probability);
            if (owner != 0 && !routes[r].shades.empty() && routes[r].probability[owner] >= kSurely)
                of_[owner].push_back({r, shade_of(routes[r])});
        }
    }

    /// How an owner's trains look on other routes than `r`; nothing where those are too few.
    [[nodiscard]] std::optional<cv::Vec3f> of(std::size_t owner, std::size_t r) const {
        std::vector<cv::Vec3f> shades;
        for (const auto& [route, shade] : of_[owner])
            if (route != r) shades.push_back(shade);
        if (shades.size() < kFewest) return {};
        return median_shade(shades);
    }

private:
    struct Telling {
        std::size_t route;
        cv::Vec3f shade;
    };
    std::array<std::vector<Telling>, kOccupants> of_;
};

/// Whose trains those on route `r` look like, clearly more than like their owner's; nothing where they do not.
std::optional<std::size_t> seems_anothers(std::size_t r, const RouteEvidence& route, const Looks& looks) {
    const cv::Vec3f shade = shade_of(route);
    const std::size_t owner = likeliest(route.probability);
    const auto own = looks.of(owner, r);
    if (own && (shade[0] >= (*own)[0] + kLighter || least_apart(route, *own) < kUnlike)) return {};
    std::optional<std::size_t> nearest;
    double from_nearest = (own ? apart(shade, *own) : kUnknown) - kNearer;
    for (std::size_t other = 1; other < kOccupants; ++other) {
        const auto look = other == owner ? std::nullopt : looks.of(other, r);
        if (!look || apart(shade, *look) >= from_nearest) continue;
        from_nearest = apart(shade, *look);
        nearest = other;
    }
    return nearest;
}

}  // namespace

void compare_shades(std::vector<RouteEvidence>& routes) {
    const Looks looks(routes);
    for (std::size_t r = 0; r < routes.size(); ++r) {
        RouteEvidence& route = routes[r];
        const bool is_taken = is_seen(route) && likeliest(route.probability) != 0;
        if (!is_taken || route.shades.empty() || route.suspicion != Suspicion::none) continue;
        const auto another = seems_anothers(r, route, looks);
        if (!another) continue;
        route.suspicion = Suspicion::anothers_shade;
        route.mistaken = another;
    }
}

}  // namespace railref::vision
