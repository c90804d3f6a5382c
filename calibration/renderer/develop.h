#pragma once

#include <opencv2/core.hpp>

#include "calibration/renderer/setting.h"

namespace railref::renderer {

/// From linear light (CV_32FC3 BGR, 1 is white) to a phone's picture (CV_8UC3): lens blur, shake, vignette, exposure
/// with a soft shoulder, sensor noise, sRGB curve.
[[nodiscard]] cv::Mat develop(cv::Mat light, const Sensor& sensor, cv::RNG& rng);

}  // namespace railref::renderer
