#include "vision/nearness.h"

#include <cmath>

namespace railref::vision {

cv::Mat1d nearness(std::span<const Place> places, double near_mm) {
    const auto n = static_cast<int>(places.size());
    cv::Mat1d near(n, n);
    for (int i = 0; i < n; ++i)
        for (int j = 0; j <= i; ++j) {
            const cv::Point2d apart =
                places[static_cast<std::size_t>(i)].centre_mm - places[static_cast<std::size_t>(j)].centre_mm;
            near(i, j) = near(j, i) = std::exp(-0.5 * apart.dot(apart) / (near_mm * near_mm));
        }
    return near;
}

}  // namespace railref::vision
