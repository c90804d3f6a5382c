#include "vision/photo_faults.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace railref::vision {

namespace {

// All labelled photos and renders that can be read lie on the good side of these.
constexpr int least_long_side = 900;
constexpr double least_brightness = 45;
constexpr double most_burnt = 0.25;
constexpr double least_sharpness = 60;
constexpr double measured_side = 1000;

}  // namespace

PhotoLook look_at(const Photo& photo) {
    PhotoLook look;
    look.long_side = std::max(photo.full_size.width, photo.full_size.height);
    cv::Mat gray;
    cv::cvtColor(photo.pixels, gray, cv::COLOR_BGR2GRAY);
    const double scale = std::max(measured_side / std::max(gray.cols, gray.rows), 1.0 / std::min(gray.cols, gray.rows));
    if (scale < 1) cv::resize(gray, gray, {}, scale, scale, cv::INTER_AREA);
    look.brightness = cv::mean(gray)[0];
    look.burnt_share = static_cast<double>(cv::countNonZero(gray >= 252)) / static_cast<double>(gray.total());
    cv::Mat edges;
    cv::Laplacian(gray, edges, CV_32F);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(edges, mean, deviation);
    look.sharpness = deviation[0] * deviation[0];
    return look;
}

std::vector<PhotoFault> faults_of(const PhotoLook& look) {
    std::vector<PhotoFault> faults;
    if (look.long_side < least_long_side) faults.push_back(PhotoFault::small);
    const bool dark = look.brightness < least_brightness;
    if (dark) faults.push_back(PhotoFault::dark);
    if (look.burnt_share > most_burnt) faults.push_back(PhotoFault::burnt_out);
    // In the dark edges are weak however sharp they are.
    if (!dark && look.sharpness < least_sharpness) faults.push_back(PhotoFault::blurred);
    return faults;
}

}  // namespace railref::vision
