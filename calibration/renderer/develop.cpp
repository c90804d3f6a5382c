#include "calibration/renderer/develop.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace railref::renderer {

namespace {

// Linear up to 0.7, then bending towards 1, so that highlights keep some colour.
double shoulder(double v) {
    constexpr double knee = 0.7;
    return v <= knee ? v : knee + (1 - knee) * (1 - std::exp(-(v - knee) / (1 - knee)));
}

double srgb(double v) { return v <= 0.0031308 ? 12.92 * v : 1.055 * std::pow(v, 1 / 2.4) - 0.055; }

constexpr int curve_steps = 8192;
constexpr double curve_end = 4.0;

std::array<float, curve_steps + 1> tone_curve() {
    std::array<float, curve_steps + 1> curve{};
    for (int i = 0; i <= curve_steps; ++i) {
        curve[static_cast<std::size_t>(i)] = static_cast<float>(255 * srgb(shoulder(curve_end * i / curve_steps)));
    }
    return curve;
}

void blur(cv::Mat& light, const Sensor& sensor) {
    if (sensor.blur_px > 0) cv::GaussianBlur(light, light, {}, sensor.blur_px);
    const int shake = cvRound(sensor.motion_px);
    if (shake > 1) cv::blur(light, light, {shake, 1});
}

}  // namespace

cv::Mat develop(cv::Mat light, const Sensor& sensor, cv::RNG& rng) {
    static const std::array<float, curve_steps + 1> curve = tone_curve();
    blur(light, sensor);
    cv::Mat noise(light.size(), CV_32FC3, cv::Scalar::all(0));
    if (sensor.noise > 0) {
        rng.fill(noise, cv::RNG::NORMAL, 0.0, sensor.noise * 255);
        cv::GaussianBlur(noise, noise, {3, 3}, 0.6);  // demosaicing smears noise over neighbours
    }
    cv::Mat out(light.size(), CV_8UC3);
    const cv::Point2d centre(light.cols / 2.0, light.rows / 2.0);
    const double half_diagonal = std::hypot(centre.x, centre.y);
    cv::parallel_for_({0, light.rows}, [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            for (int x = 0; x < light.cols; ++x) {
                const double r = std::hypot(x - centre.x, y - centre.y) / half_diagonal;
                const double gain = sensor.exposure * (1 - sensor.vignette * r * r);
                const auto& in = light.at<cv::Vec3f>(y, x);
                for (int k = 0; k < 3; ++k) {
                    const double v = std::clamp(in[k] * gain / curve_end, 0.0, 1.0);
                    const float toned = curve[static_cast<std::size_t>(v * curve_steps)];
                    out.at<cv::Vec3b>(y, x)[k] = cv::saturate_cast<uchar>(toned + noise.at<cv::Vec3f>(y, x)[k]);
                }
            }
        }
    });
    return out;
}

}  // namespace railref::renderer
