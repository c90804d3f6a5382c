#include "vision/beyond_edge.h"

#include <algorithm>
#include <cstdint>
#include <opencv2/imgproc.hpp>

namespace railref::vision {

namespace {

// Mirrored by training/place_input.py and, as noise, by training/train.py.
const cv::Rect kOwnGround(9, 8, 38, 20);  // px of a patch, as far as a train on the place reaches

/// Where the patch shows nothing since it lies beyond the picture's edge; empty: nowhere. A pixel beside it has some of
/// its black.
cv::Mat beyond_edge(const cv::Mat& patch) {
    const auto black = [&](int y, int x) { return patch.at<cv::Vec3b>(y, x) == cv::Vec3b(); };
    const int right = patch.cols - 1;
    const int bottom = patch.rows - 1;
    // Seen on the board a picture is convex: it ends within a patch only where a corner of that lies beyond.
    if (!black(0, 0) && !black(0, right) && !black(bottom, 0) && !black(bottom, right)) return {};
    cv::Mat beyond;
    cv::inRange(patch, cv::Scalar::all(0), cv::Scalar::all(0), beyond);
    cv::dilate(beyond, beyond, cv::Mat());
    return beyond;
}

}  // namespace

void fill_beyond_edge(const cv::Mat& patch, const float* reference, float* planes) {
    const cv::Mat beyond = beyond_edge(patch);
    if (beyond.empty()) return;
    const auto pixels = static_cast<int>(patch.total());
    const std::uint8_t* is_beyond = beyond.data;
    for (int plane = 0; plane < 3; ++plane, reference += pixels, planes += pixels)
        for (int i = 0; i < pixels; ++i) {
            if (is_beyond[i] == 0) continue;
            const int opposite = pixels - 1 - i;
            const bool may_be_piece = kOwnGround.contains({i % patch.cols, i / patch.cols}) && is_beyond[opposite] == 0;
            const float piece = may_be_piece ? planes[opposite] - reference[opposite] : 0;
            planes[i] = std::clamp(reference[i] + piece, 0.0F, 1.0F);
        }
}

}  // namespace railref::vision
