#pragma once

#include <functional>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/look_at_places.h"
#include "vision/place_input.h"

namespace railref::vision {

/// Says what lies beside places, in their order.
struct SeeAside {
    std::function<std::vector<Answer>(std::span<const Aside>)> glance;  ///< quickly
    std::function<std::vector<Answer>(std::span<const Aside>)> look;
};

/// Trains laid carelessly push those of the twin aside: both lie a width further, say, so that one route's are on the
/// other's spaces and the other's on bare ground. What is `said` of the spaces alone then names the wrong route, and
/// surely. Where trains may lie so, what is seen aside is mixed into what is said. `places` are every space of every
/// route in the map's order, then every city. Returns the spaces whose trains may lie so.
std::vector<std::size_t> mind_pushed_twins(std::vector<Answer>& said, std::span<const Place> places,
                                           const maps::BoardMap& map, const SeeAside& aside);

}  // namespace railref::vision
