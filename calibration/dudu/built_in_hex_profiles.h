#pragma once

#include <vector>

#include "calibration/dudu/hex_profile.h"

namespace railref::calibration::dudu {

/// Profiles of the built-in maps in our own printing (renderer::dudu, printing 1), made during the build; loaded once.
[[nodiscard]] std::vector<const HexProfile*> built_in_hex_profiles();

}  // namespace railref::calibration::dudu
