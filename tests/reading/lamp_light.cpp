#include "lamp_light.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace railref::tests {

namespace {

constexpr float kGamma = 2.2F;
const cv::Vec3f kBulb(0.38F, 0.78F, 1);  // what is left of 2,700 K where white balance gives up

/// The bulb in the varnish.
struct Spot {
    cv::Point2f centre;  ///< shares of the picture
    float radius;        ///< share of its width
    float light;
};

struct Lamp {
    cv::Vec3f colour;
    cv::Point2f brighter;  ///< log gain from one side to the other
    std::vector<Spot> spots;
    float haze;
    float exposure;  ///< what the picture's middle value becomes, linear
    double noise;
};

Lamp lamp_of(std::uint64_t seed) {
    cv::RNG random(seed + 1);
    const auto between = [&](float low, float high) { return random.uniform(low, high); };
    Lamp lamp;
    const float warmth = between(0.3F, 1);
    for (int c = 0; c < 3; ++c) lamp.colour[c] = std::pow(kBulb[c], warmth);
    lamp.brighter = {between(-0.7F, 0.7F), between(-0.7F, 0.7F)};
    const int spots = random.uniform(1, 3);
    for (int k = 0; k < spots; ++k) {
        const cv::Point2f centre(between(0.1F, 0.9F), between(0.1F, 0.9F));
        const float radius = between(0.04F, 0.18F);
        lamp.spots.push_back({centre, radius, std::exp(between(std::log(0.1F), std::log(0.8F)))});
    }
    lamp.haze = between(0, 0.1F);
    lamp.exposure = between(0.12F, 0.32F);
    lamp.noise = static_cast<double>(between(1.5F, 4.5F));
    return lamp;
}

/// 0..1, without what no sensor tells apart.
float developed(float light) {
    const float compressed = light / (1 + std::max(light - 0.7F, 0.F) * 0.65F);
    return std::pow(std::clamp(compressed, 0.F, 1.F), 1 / kGamma);
}

cv::Mat3f linear(const cv::Mat& photo) {
    cv::Mat3f light;
    photo.convertTo(light, CV_32F, 1 / 255.0);
    cv::pow(light, kGamma, light);
    return light;
}

}  // namespace

cv::Mat in_lamp_light(const cv::Mat& photo, std::uint64_t seed) {
    const Lamp lamp = lamp_of(seed);
    cv::Mat3f picture = linear(photo);
    const cv::Scalar mean = cv::mean(picture);
    const float gain = lamp.exposure * 3 / static_cast<float>(mean[0] + mean[1] + mean[2]);
    picture.forEach([&](cv::Vec3f& pixel, const int* at) {
        const cv::Point2f p(static_cast<float>(at[1]) / static_cast<float>(picture.cols),
                            static_cast<float>(at[0]) / static_cast<float>(picture.rows));
        const float side = std::exp(lamp.brighter.x * (p.x - 0.5F) + lamp.brighter.y * (p.y - 0.5F));
        float veil = lamp.haze;
        for (const Spot& spot : lamp.spots) {
            const cv::Point2f away((p.x - spot.centre.x) / spot.radius, (p.y - spot.centre.y) / spot.radius *
                                                                            static_cast<float>(picture.rows) /
                                                                            static_cast<float>(picture.cols));
            veil += spot.light * std::exp(-away.dot(away) / 2);
        }
        for (int c = 0; c < 3; ++c) pixel[c] = 255 * developed(lamp.colour[c] * (gain * side * pixel[c] + veil));
    });
    cv::Mat3f noise(picture.size());
    cv::RNG(seed + 2).fill(noise, cv::RNG::NORMAL, 0, lamp.noise);
    picture += noise;
    cv::Mat seen;
    picture.convertTo(seen, CV_8U);
    return seen;
}

}  // namespace railref::tests
