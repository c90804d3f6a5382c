#pragma once

#include <opencv2/core.hpp>

#include "calibration/renderer/setting.h"

namespace railref::renderer {

/// A tile of the table's surface, CV_8UC3 BGR evenly lit; laid out mirrored it has no seams.
[[nodiscard]] cv::Mat table_texture(TableTop table, cv::RNG& rng);

/// Pixels of the tile per millimetre.
inline constexpr double table_px_per_mm = 1.6;

}  // namespace railref::renderer
