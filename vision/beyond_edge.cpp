#include "vision/beyond_edge.h"

#include <algorithm>
#include <cstdint>
#include <opencv2/imgproc.hpp>

#include "vision/outside_photo.h"

namespace railref::vision {

namespace {

// Mirrored by training/place_input.py and, as noise, by training/train.py.
const cv::Rect kOwnGround(9, 8, 38, 20);  // px of a patch, as far as a train on the place reaches
constexpr float kNoPrint = 5.1F;          // the brightest channel of what references have beyond the board's rim

/// Where the patch shows nothing since it lies beyond the picture's edge; empty: nowhere. A pixel beside it has some of
/// its black.
cv::Mat beyond_edge(const cv::Mat& patch) {
    const auto outside = [&](int y, int x) { return lies_outside(patch.at<cv::Vec3b>(y, x)); };
    const int right = patch.cols - 1;
    const int bottom = patch.rows - 1;
    // Seen on the board a picture is convex: it ends within a patch only where a corner of that lies beyond.
    if (!outside(0, 0) && !outside(0, right) && !outside(bottom, 0) && !outside(bottom, right)) return {};
    cv::Mat beyond;
    cv::dilate(outside_photo(patch), beyond, cv::Mat());
    return beyond;
}

}  // namespace

void fill_beyond_edge(const cv::Mat& patch, const cv::Mat& print, const std::uint8_t* instead, std::uint8_t* planes) {
    const cv::Mat beyond = beyond_edge(patch);
    if (beyond.empty()) return;
    const auto pixels = static_cast<int>(patch.total());
    const auto is_beyond = [&](int pixel) { return beyond.data[pixel] != 0; };
    const auto* printed = print.ptr<cv::Vec3f>();
    for (int here = 0; here < pixels; ++here) {
        if (!is_beyond(here)) continue;
        const int opposite = pixels - 1 - here;
        const bool has_print = std::ranges::max(printed[here].val) > kNoPrint;
        const bool may_be_piece = has_print && kOwnGround.contains({here % patch.cols, here / patch.cols});
        for (int c = 0; c < 3; ++c) {
            const auto level = [&](const std::uint8_t* of, int pixel) {
                return static_cast<float>(of[c * pixels + pixel]);
            };
            const float seen_there = is_beyond(opposite)
                                         ? level(instead, here)
                                         : printed[here][c] + level(planes, opposite) - printed[opposite][c];
            planes[c * pixels + here] = cv::saturate_cast<std::uint8_t>(may_be_piece ? seen_there : printed[here][c]);
        }
    }
}

}  // namespace railref::vision
