#include "vision/pixels_between.h"

#include <cstdint>

#include "calibration/widest_vectors.h"

namespace railref::vision {

namespace {

RAILREF_WIDEST_VECTORS void mark(const cv::Vec3b& least, const cv::Vec3b& most, const std::uint8_t* bgr, int count,
                                 std::uint8_t* marks) {
    const auto [blue, green, red] = least.val;
    const auto [most_blue, most_green, most_red] = most.val;
    for (int i = 0; i < count; ++i) {  // without branches, for vectors
        const std::uint8_t b = bgr[3 * i];
        const std::uint8_t g = bgr[3 * i + 1];
        const std::uint8_t r = bgr[3 * i + 2];
        const bool between =
            (b >= blue) & (b <= most_blue) & (g >= green) & (g <= most_green) & (r >= red) & (r <= most_red);
        marks[i] = between ? 255 : 0;
    }
}

}  // namespace

cv::Mat pixels_between(const cv::Vec3b& least, const cv::Vec3b& most, const cv::Mat& picture) {
    CV_Assert(picture.type() == CV_8UC3);
    constexpr double worth_sharing = 1 << 16;  // pixels
    cv::Mat marks(picture.size(), CV_8U);
    const auto mark_rows = [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) mark(least, most, picture.ptr(y), picture.cols, marks.ptr(y));
    };
    cv::parallel_for_({0, picture.rows}, mark_rows, static_cast<double>(picture.total()) / worth_sharing);
    return marks;
}

}  // namespace railref::vision
