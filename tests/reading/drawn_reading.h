#pragma once

#include <optional>

#include "calibration/board_profile.h"
#include "calibration/renderer/scene.h"
#include "labelled_photos.h"
#include "vision/reading.h"

namespace railref::tests {

/// What is read of a drawn photo by one profile; nothing, and a failed test, where no board is found.
[[nodiscard]] std::optional<vision::Reading> read_drawn(const renderer::Scene& scene,
                                                        const calibration::BoardProfile& profile);

/// Whose trains and stations lie where in a scene.
[[nodiscard]] LabelledPhoto truth_of(const renderer::Scene& scene);

}  // namespace railref::tests
