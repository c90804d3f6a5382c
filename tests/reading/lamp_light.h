#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

namespace railref::tests {

/// The photo (CV_8UC3 BGR) as it would look late in the evening: a bulb's light as far as a phone's white balance
/// leaves it, brighter on one side; the bulb mirrored by the varnish in a spot or two; a hazy lens; noise. Light adds
/// up as it does in a room, in linear values. The same seed gives the same lamp.
[[nodiscard]] cv::Mat in_lamp_light(const cv::Mat& photo, std::uint64_t seed);

}  // namespace railref::tests
