#include "calibration/renderer/table_top.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/canvas.h"
#include "calibration/renderer/noise.h"

namespace railref::renderer {

namespace {

constexpr int tile_px = 2048;

cv::Mat painted(const cv::Mat& brightness, Ink ink) {
    cv::Mat tile(brightness.size(), CV_8UC3);
    const cv::Scalar bgr = ink.bgr();
    for (int y = 0; y < tile.rows; ++y) {
        for (int x = 0; x < tile.cols; ++x) {
            for (int k = 0; k < 3; ++k) {
                tile.at<cv::Vec3b>(y, x)[k] = cv::saturate_cast<uchar>(bgr[k] * brightness.at<float>(y, x));
            }
        }
    }
    return tile;
}

// Noise drawn out along x, as grain is along a plank.
cv::Mat grain(double cell_px, int octaves, double stretch, cv::RNG& rng) {
    cv::Mat narrow = fractal_noise({cvRound(tile_px / stretch), tile_px}, cell_px, octaves, rng);
    cv::Mat wide;
    cv::resize(narrow, wide, {tile_px, tile_px}, 0, 0, cv::INTER_CUBIC);
    return wide;
}

cv::Mat wood(Ink ink, double contrast, cv::RNG& rng) {
    const cv::Mat coarse = grain(120, 3, 10, rng);
    const cv::Mat fine = grain(14, 3, 26, rng);
    cv::Mat brightness(tile_px, tile_px, CV_32F);
    constexpr int planks = 9;
    std::array<double, planks> tone{};
    std::array<double, planks> phase{};
    for (double& t : tone) t = rng.uniform(-0.10, 0.10);
    for (double& p : phase) p = rng.uniform(0.0, 6.0);
    for (int y = 0; y < tile_px; ++y) {
        const auto plank = static_cast<std::size_t>(y * planks / tile_px);
        const double in_plank = double(y) * planks / tile_px - double(plank);
        const double seam = in_plank < 0.012 ? 0.55 : 1.0;
        for (int x = 0; x < tile_px; ++x) {
            const double rings = std::sin((coarse.at<float>(y, x) * 9 + y * 0.02) + phase[plank]);
            const double v = 1 + tone[plank] + contrast * (0.35 * rings + 0.5 * fine.at<float>(y, x));
            brightness.at<float>(y, x) = static_cast<float>(v * seam);
        }
    }
    return painted(brightness, ink);
}

cv::Mat cloth(Ink ink, cv::RNG& rng) {
    const cv::Mat folds = fractal_noise({tile_px, tile_px}, 500, 3, rng);
    const cv::Mat fluff = fractal_noise({tile_px, tile_px}, 9, 3, rng);
    return painted(1.0 + 0.05 * folds + 0.08 * fluff, ink);
}

}  // namespace

cv::Mat table_texture(TableTop table, cv::RNG& rng) {
    switch (table) {
        case TableTop::oak:
            return wood({186, 138, 88}, 0.16, rng);
        case TableTop::walnut:
            return wood({104, 68, 44}, 0.22, rng);
        case TableTop::cloth_green:
            return cloth({50, 92, 66}, rng);
        case TableTop::cloth_gray:
            return cloth({112, 114, 120}, rng);
        case TableTop::white:
            break;
    }
    return cloth({226, 224, 218}, rng);
}

}  // namespace railref::renderer
