#include "vision/lab.h"

#include <array>
#include <cmath>

#include "vision/for_each_index.h"

namespace railref::vision {

namespace {

float linear(float v) { return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F); }

/// Of a share of the white's light.
float cube_root(float t) { return t > 216.F / 24389 ? std::cbrt(t) : (24389.F / 27 * t + 16) / 116; }

cv::Vec3f lab_of_light(float blue, float green, float red) {
    const float x = cube_root((0.412453F * red + 0.357580F * green + 0.180423F * blue) / 0.950456F);
    const float y = cube_root(0.212671F * red + 0.715160F * green + 0.072169F * blue);
    const float z = cube_root((0.019334F * red + 0.119193F * green + 0.950227F * blue) / 1.088754F);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

constexpr int kSteps = 32;  // of blue, green and red
constexpr int kShift = 3;   // 256 / kSteps

/// The colour in the middle of each step.
std::array<cv::Vec3b, kSteps * kSteps * kSteps> make_table() {
    std::array<float, kSteps> light{};
    for (int i = 0; i < kSteps; ++i)
        light[static_cast<std::size_t>(i)] = linear((static_cast<float>(i) + 0.5F) / kSteps - 0.5F / 255);
    std::array<cv::Vec3b, kSteps * kSteps * kSteps> table;
    for_each_index(light.size(), [&](std::size_t blue) {
        std::size_t at = blue * kSteps * kSteps;
        for (const float green : light)
            for (const float red : light) {
                const cv::Vec3f lab = lab_of_light(light[blue], green, red);
                table[at++] = {cv::saturate_cast<std::uint8_t>(lab[0] * 255 / 100),
                               cv::saturate_cast<std::uint8_t>(lab[1] + 128),
                               cv::saturate_cast<std::uint8_t>(lab[2] + 128)};
            }
    });
    return table;
}

}  // namespace

cv::Vec3f light_of(cv::Vec3f bgr) { return {linear(bgr[0]), linear(bgr[1]), linear(bgr[2])}; }

cv::Vec3f lab_of(cv::Vec3f bgr) {
    const cv::Vec3f light = light_of(bgr);
    return lab_of_light(light[0], light[1], light[2]);
}

cv::Mat coarse_lab_of(const cv::Mat& bgr) {
    static const auto table = make_table();
    cv::Mat lab(bgr.size(), CV_8UC3);
    cv::parallel_for_({0, bgr.rows}, [&](const cv::Range& range) {
        for (int y = range.start; y < range.end; ++y) {
            const auto* from = bgr.ptr<cv::Vec3b>(y);
            auto* to = lab.ptr<cv::Vec3b>(y);
            for (int x = 0; x < bgr.cols; ++x) {
                const cv::Vec3b v = from[x];
                to[x] = table[static_cast<std::size_t>(((v[0] >> kShift) * kSteps + (v[1] >> kShift)) * kSteps +
                                                       (v[2] >> kShift))];
            }
        }
    });
    return lab;
}

}  // namespace railref::vision
