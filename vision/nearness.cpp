#include "vision/nearness.h"

#include <cmath>

#include "vision/for_each_index.h"

namespace railref::vision {

cv::Mat1d nearness(std::span<const Place> places, double near_mm) {
    const auto n = static_cast<int>(places.size());
    cv::Mat1d near(n, n);
    for_each_index(places.size(), [&](std::size_t row) {
        const auto i = static_cast<int>(row);
        for (int j = 0; j <= i; ++j) {
            const cv::Point2d apart = places[row].centre_mm - places[static_cast<std::size_t>(j)].centre_mm;
            near(i, j) = near(j, i) = std::exp(-0.5 * apart.dot(apart) / (near_mm * near_mm));
        }
    });
    return near;
}

}  // namespace railref::vision
