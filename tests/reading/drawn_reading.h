#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "calibration/board_profile.h"
#include "calibration/renderer/scene.h"
#include "labelled_photos.h"
#include "maps/board_map.h"
#include "vision/reading.h"

namespace railref::tests {

/// What is read of a drawn photo by one profile; nothing, and a failed test, where no board is found.
[[nodiscard]] std::optional<vision::Reading> read_drawn(const renderer::Scene& scene,
                                                        const calibration::BoardProfile& profile);

/// Whose trains and stations lie where in a scene.
[[nodiscard]] LabelledPhoto truth_of(const renderer::Scene& scene);

/// From a route's spaces to its twin's, millimetres on the board. There must be one.
[[nodiscard]] cv::Point2d to_twin_mm(const maps::BoardMap& map, const maps::Route& route);

}  // namespace railref::tests
