#include "calibration/renderer/noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace railref::renderer {

namespace {

// Random knots on a grid of cell_px, joined by a cubic surface. Every octave is turned by its own angle, else the grids
// of all octaves would line up and show.
cv::Mat octave(cv::Size size, double cell_px, cv::RNG& rng) {
    const double angle = rng.uniform(0.0, 2 * std::numbers::pi);
    const double c = std::cos(angle) / cell_px;
    const double s = std::sin(angle) / cell_px;
    const double half = std::hypot(size.width, size.height) / 2 / cell_px;
    const int knots = static_cast<int>(std::ceil(2 * half)) + 4;
    cv::Mat grid(knots, knots, CV_32F);
    rng.fill(grid, cv::RNG::UNIFORM, -1.0, 1.0);
    const double x = size.width / 2.0;
    const double y = size.height / 2.0;
    const cv::Matx23d grid_from_pixel(c, -s, knots / 2.0 - c * x + s * y,  //
                                      s, c, knots / 2.0 - s * x - c * y);
    cv::Mat out;
    cv::warpAffine(grid, out, grid_from_pixel, size, cv::INTER_CUBIC | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return out;
}

}  // namespace

cv::Mat fractal_noise(cv::Size size, double cell_px, int octaves, cv::RNG& rng) {
    cv::Mat sum = cv::Mat::zeros(size, CV_32F);
    double height = 1.0;
    for (int i = 0; i < octaves && cell_px >= 1.0; ++i) {
        cv::scaleAdd(octave(size, cell_px, rng), height, sum, sum);
        cell_px /= 2;
        height /= 2;
    }
    return sum;
}

cv::Mat smooth_step(const cv::Mat& values, double low, double high) {
    cv::Mat t = (values - low) / (high - low);
    cv::min(cv::max(t, 0.0), 1.0, t);
    const cv::Mat square = t.mul(t);
    return square.mul(3.0 - 2.0 * t);
}

}  // namespace railref::renderer
