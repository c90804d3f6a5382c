#pragma once

#include <vector>

#include "maps/board_map.h"
#include "vision/place.h"

namespace railref::vision {

/// Where the map has every space, then every city.
inline std::vector<Place> places_on(const maps::BoardMap& map) {
    std::vector<Place> places;
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) places.push_back(calibration::place_of(space, map));
    for (const maps::City& city : map.cities()) places.push_back(calibration::place_of(city.centre, map));
    return places;
}

}  // namespace railref::vision
