#pragma once

#include <cstdint>

#include "calibration/renderer/scene.h"

namespace railref::renderer {

/// A legal board at the end of a game: each player's network grows from a city or two, no supply is exceeded, twins are
/// respected for the number of players, somebody has 2 trains or fewer left where the board allows it, markers stand on
/// the routes' points. The same seed gives the same board.
[[nodiscard]] BoardState random_state(const maps::BoardMap& map, std::uint64_t seed);

/// empty_scene with random_state in it and its spare pieces beside it.
[[nodiscard]] Scene random_scene(const maps::BoardMap& map, View view, std::uint64_t seed, cv::Size size);

}  // namespace railref::renderer
