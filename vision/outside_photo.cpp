#include "vision/outside_photo.h"

#include <cmath>

#include "vision/pixels_between.h"

namespace railref::vision {

cv::Mat outside_photo(const cv::Mat& view) {
    if (view.depth() == CV_8U) return pixels_between({}, cv::Vec3b::all(kDarkestSeen - 1), view);
    cv::Mat outside;
    cv::inRange(view, cv::Scalar::all(0), cv::Scalar::all(std::nextafter(kDarkestSeen, 0.F)), outside);
    return outside;
}

}  // namespace railref::vision
