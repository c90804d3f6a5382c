#pragma once

#include <opencv2/core.hpp>

#include "vision/board_view.h"
#include "vision/evidence.h"

namespace railref::vision {

/// What one photo says of every train space of the profile, in its order. `photo` is the size of the picture.
[[nodiscard]] Evidence read_spaces(const BoardView& view, const calibration::BoardFix& fix, cv::Size photo);

}  // namespace railref::vision
