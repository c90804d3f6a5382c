#pragma once

#include <filesystem>
#include <vector>

#include "app/panel/photo_outcome.h"
#include "calibration/dudu/hex_profile.h"

namespace railref::app {

/// Reads photos of 火車嘟嘟: any built-in map, and those of the user's own maps of which a profile is in `own_profiles`
/// (ID.hexprofile; unreadable ones are left out).
[[nodiscard]] ReadPhotos hex_photo_reader(const std::filesystem::path& own_profiles);

}  // namespace railref::app
