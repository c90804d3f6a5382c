#pragma once

#include <string>
#include <string_view>

#include "calibration/board_profile.h"
#include "maps/result.h"

/// The file format of profiles, "railref-profile/1" (the container: profile_parts.h); the numbers come in the order of
/// the JSON's counts.
namespace railref::calibration {

[[nodiscard]] std::string profile_to_bytes(const BoardProfile& profile);

}  // namespace railref::calibration
