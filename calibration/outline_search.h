#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "maps/board_map.h"

namespace railref::calibration {

/// Finds an empty board whose print nobody has seen: quadrilaterals in the photo (and the photo's own frame) are tried
/// at every turn, and the printed colours of the map's routes decide; the spaces' outlines then say where it lies to
/// about half a millimetre. Board-normalised to pixels; nothing where no quadrilateral shows the routes. `photo` is
/// CV_8UC3.
[[nodiscard]] std::optional<cv::Matx33d> find_outline(const cv::Mat& photo, const maps::BoardMap& map);

}  // namespace railref::calibration
