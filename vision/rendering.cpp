#include "vision/rendering.h"

#include <algorithm>

namespace railref::vision {

float luma(const cv::Vec3f& bgr) { return 0.114F * bgr[0] + 0.587F * bgr[1] + 0.299F * bgr[2]; }

cv::Vec3f Rendering::undone(const cv::Vec3f& bgr, float middle) const {
    const float seen = luma(bgr);
    const float was = middle + (seen - middle) / static_cast<float>(contrast);
    cv::Vec3f undone;
    for (int c = 0; c < 3; ++c)
        undone[c] = std::clamp(was + (bgr[c] - seen) / static_cast<float>(saturation), 0.F, 255.F);
    return undone;
}

}  // namespace railref::vision
