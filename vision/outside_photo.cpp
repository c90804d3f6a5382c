#include "vision/outside_photo.h"

#include <cmath>

namespace railref::vision {

cv::Mat outside_photo(const cv::Mat& view) {
    const double brightest = view.depth() == CV_8U ? kDarkestSeen - 1 : std::nextafter(kDarkestSeen, 0.F);
    cv::Mat outside;
    cv::inRange(view, cv::Scalar::all(0), cv::Scalar::all(brightest), outside);
    return outside;
}

}  // namespace railref::vision
