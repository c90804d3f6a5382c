#include "vision/nearness.h"

#include <cmath>

#include "calibration/widest_vectors.h"
#include "vision/for_each_index.h"

namespace railref::vision {

namespace {

/// Four at a time, or every sum would wait for the one before it.
RAILREF_WIDEST_VECTORS void add_up(const double* loudness, const cv::Mat1d& said, double* __restrict sum) {
    const int width = said.cols;
    int j = 0;
    for (; j + 4 <= said.rows; j += 4) {
        const double* loud = loudness + j;
        if (loud[0] == 0 && loud[1] == 0 && loud[2] == 0 && loud[3] == 0) continue;  // too far away, as most are
        const double* a = said[j];
        const double* b = said[j + 1];
        const double* c = said[j + 2];
        const double* d = said[j + 3];
        for (int k = 0; k < width; ++k) sum[k] += (loud[0] * a[k] + loud[1] * b[k]) + (loud[2] * c[k] + loud[3] * d[k]);
    }
    for (; j < said.rows; ++j)
        for (int k = 0; k < width; ++k) sum[k] += loudness[j] * said[j][k];
}

}  // namespace

cv::Mat1d nearness(std::span<const Place> places, double near_mm, double far_mm) {
    const auto n = static_cast<int>(places.size());
    cv::Mat1d near(n, n);
    for_each_index(places.size(), [&](std::size_t row) {
        const auto i = static_cast<int>(row);
        for (int j = 0; j <= i; ++j) {
            const cv::Point2d apart = places[row].centre_mm - places[static_cast<std::size_t>(j)].centre_mm;
            const double far2 = apart.dot(apart);
            near(i, j) = near(j, i) = far2 < far_mm * far_mm ? std::exp(-0.5 * far2 / (near_mm * near_mm)) : 0;
        }
    });
    return near;
}

cv::Mat1d heard(const cv::Mat1d& near, const cv::Mat1d& said) {
    cv::Mat1d sums(near.rows, said.cols, 0.0);
    for_each_index(static_cast<std::size_t>(near.rows), [&](std::size_t row) {
        const auto i = static_cast<int>(row);
        add_up(near[i], said, sums[i]);
    });
    return sums;
}

}  // namespace railref::vision
