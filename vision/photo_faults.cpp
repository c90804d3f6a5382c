#include "vision/photo_faults.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "calibration/colour_spread.h"

namespace railref::vision {

namespace {

// All labelled photos and renders that can be read lie on the good side of these.
constexpr int least_long_side = 900;
constexpr double least_brightness = 45;
constexpr double most_burnt = 0.25;
constexpr double least_sharpness = 60;
constexpr double least_colours = 6.5;
constexpr double measured_side = 1000;

}  // namespace

PhotoLook look_at(const Photo& photo) {
    PhotoLook look;
    look.long_side = std::max(photo.full_size.width, photo.full_size.height);
    cv::Mat small = photo.pixels;
    const double scale =
        std::max(measured_side / std::max(small.cols, small.rows), 1.0 / std::min(small.cols, small.rows));
    if (scale < 1) cv::resize(small, small, {}, scale, scale, cv::INTER_AREA);
    look.colours = calibration::colour_spread(small);
    cv::Mat gray;
    cv::cvtColor(small, gray, cv::COLOR_BGR2GRAY);
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
    if (!dark && look.colours < least_colours) faults.push_back(PhotoFault::colourless);
    return faults;
}

}  // namespace railref::vision
