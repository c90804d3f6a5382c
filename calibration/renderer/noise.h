#pragma once

#include <opencv2/core.hpp>

namespace railref::renderer {

/// Fractal value noise: CV_32F, zero mean, mostly within -1..1. `cell_px` is the size of the coarsest bumps; every
/// octave halves size and height. The same state of `rng` gives the same noise.
[[nodiscard]] cv::Mat fractal_noise(cv::Size size, double cell_px, int octaves, cv::RNG& rng);

/// 0 below `low`, 1 above `high`, smooth between; element by element on CV_32F.
[[nodiscard]] cv::Mat smooth_step(const cv::Mat& values, double low, double high);

}  // namespace railref::renderer
