#include "vision/beyond_edge.h"

#include <algorithm>
#include <cstdint>
#include <opencv2/imgproc.hpp>

#include "vision/outside_photo.h"

namespace railref::vision {

namespace {

// Mirrored by training/place_input.py and, as noise, by training/train.py.
const cv::Rect kOwnGround(9, 8, 38, 20);  // px of a patch, as far as a train on the place reaches
constexpr float kNoPrint = 0.02F;         // the brightest channel of what references have beyond the board's rim

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

void fill_beyond_edge(const cv::Mat& patch, const float* reference, const float* instead, float* planes) {
    const cv::Mat beyond = beyond_edge(patch);
    if (beyond.empty()) return;
    const auto pixels = static_cast<int>(patch.total());
    const auto in_channel = [pixels](int channel, int pixel) { return channel * pixels + pixel; };
    const auto is_beyond = [&](int pixel) { return beyond.data[pixel] != 0; };
    const auto has_print = [&](int pixel) {
        return std::max({reference[in_channel(0, pixel)], reference[in_channel(1, pixel)],
                         reference[in_channel(2, pixel)]}) > kNoPrint;
    };
    for (int i = 0; i < pixels; ++i) {
        if (!is_beyond(i)) continue;
        const int opposite = pixels - 1 - i;
        const bool may_be_piece = kOwnGround.contains({i % patch.cols, i / patch.cols}) && has_print(i);
        for (int c = 0; c < 3; ++c) {
            const int here = in_channel(c, i);
            const int there = in_channel(c, opposite);
            const float seen_there =
                is_beyond(opposite) ? instead[here] : reference[here] + planes[there] - reference[there];
            planes[here] = may_be_piece ? std::clamp(seen_there, 0.0F, 1.0F) : reference[here];
        }
    }
}

}  // namespace railref::vision
