#pragma once

#include "calibration/renderer/scene.h"

namespace railref::renderer {

/// The photo that the program carries: lamp light from the left, the board seen from the lower edge at 30 degrees,
/// trains as tired hands lay them, one route's between its spaces and a free twin's, so that there is something to ask.
[[nodiscard]] Scene sample_scene(const maps::BoardMap& map, BoardState state);

/// The empty board that the sample's profile is calibrated from: straight above, even light.
[[nodiscard]] Scene sample_empty_scene(const maps::BoardMap& map);

}  // namespace railref::renderer
