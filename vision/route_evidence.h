#pragma once

#include <array>
#include <cstdint>
#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/evidence.h"
#include "vision/sighting.h"

namespace railref::vision {

inline constexpr double kRouteUsuallyFree = 0.6;  ///< probability, of routes of which no photo shows anything

/// A colour with no more log weight than this is not in play (kNotInPlay and what spaces add to it).
inline constexpr double kImpossible = -40;

/// Why a route is doubtful however sure its own spaces seem.
enum class Suspicion : std::uint8_t {
    none,
    strange_shade,       ///< its trains look like nobody's
    anothers_shade,      ///< or like another colour's
    between_two_routes,  ///< its twin may have them
    against_rules,       ///< its owner has the twin too, more trains than there are, or was not named
};

/// What a photo says of one route, by itself and with the whole board.
struct RouteEvidence {
    LogWeights alone{};                   ///< what its own spaces say
    Probabilities probability{};          ///< what the whole board says
    std::vector<std::size_t> favourites;  ///< whom visible spaces show, each alone, and single pictures of them
    bool contradicted = false;            ///< some space clearly says another occupant than the route's best
    double glare = 0;
    double brightness = 0;
    double uprightness = 0;               ///< PlaceEvidence, mean
    Probabilities as_one{1};              ///< what its spaces say, were they all one witness
    bool covered = false;                 ///< something seems to lie on all that might show it
    bool rendered = false;                ///< PlaceEvidence, of any
    bool bleached = false;                ///< the same
    bool beside_lamp = false;             ///< some space is partly burnt out: what burns it veils what is near it
    bool found_by_one_space = false;      ///< on another printing
    Probabilities by_shade{};             ///< whose trains of a strange shade may be; 0 where they look as they should
    std::vector<ShadesAcross> shades;     ///< PlaceEvidence, of all spaces that show any
    std::optional<std::size_t> mistaken;  ///< whose trains those of a suspicious owner may be
    Suspicion suspicion = Suspicion::none;
};

/// What all routes say together: all spaces of a claim have one colour, a player has about so many trains and owns one
/// of two twins. In the map's order. `spaces`: of all routes in that order. `colours`: those in play.
[[nodiscard]] std::vector<RouteEvidence> weigh_routes(const Evidence& spaces, const maps::BoardMap& map,
                                                      const ColoursInPlay& colours);

/// Whether any of its spaces can be seen.
[[nodiscard]] bool is_seen(const RouteEvidence& route);

/// Trains of each colour if every route had its likeliest owner.
[[nodiscard]] std::array<int, kOccupants> trains_used(const std::vector<RouteEvidence>& routes,
                                                      const maps::BoardMap& map);

/// The plastic that looks like the printed track, in some light at least; nothing where no plastic does.
[[nodiscard]] std::optional<std::size_t> look_alike(maps::TrackColour track);

}  // namespace railref::vision
