#include "other_camera.h"

#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace railref::tests {

namespace {

cv::Mat saturated(const cv::Mat& photo, double times) {
    cv::Mat hsv;
    cv::cvtColor(photo, hsv, cv::COLOR_BGR2HSV);
    std::array<cv::Mat, 3> planes;
    cv::split(hsv, planes.data());
    planes[1].convertTo(planes[1], CV_8U, times);
    cv::merge(planes.data(), planes.size(), hsv);
    cv::Mat bgr;
    cv::cvtColor(hsv, bgr, cv::COLOR_HSV2BGR);
    return bgr;
}

/// `share` of a smooth step from black to white.
cv::Mat curved(const cv::Mat& photo, double share) {
    cv::Mat curve(1, 256, CV_8U);
    for (int v = 0; v < 256; ++v) {
        const double x = v / 255.0;
        curve.at<uchar>(v) = cv::saturate_cast<uchar>(255 * ((1 - share) * x + share * x * x * (3 - 2 * x)));
    }
    cv::Mat seen;
    cv::LUT(photo, curve, seen);
    return seen;
}

cv::Mat deepened(const cv::Mat& photo) {
    cv::Mat lab;
    cv::cvtColor(photo, lab, cv::COLOR_BGR2Lab);
    std::array<cv::Mat, 3> planes;
    cv::split(lab, planes.data());
    cv::createCLAHE(2, {8, 8})->apply(planes[0], planes[0]);
    cv::merge(planes.data(), planes.size(), lab);
    cv::Mat bgr;
    cv::cvtColor(lab, bgr, cv::COLOR_Lab2BGR);
    return bgr;
}

/// Noise reduction takes colour with the noise.
cv::Mat faded(const cv::Mat& photo) {
    cv::Mat ycc;
    cv::cvtColor(photo, ycc, cv::COLOR_BGR2YCrCb);
    std::array<cv::Mat, 3> planes;
    cv::split(ycc, planes.data());
    for (const std::size_t chroma : {1U, 2U}) planes[chroma].convertTo(planes[chroma], CV_8U, 0.6, 128 * 0.4);
    cv::merge(planes.data(), planes.size(), ycc);
    cv::Mat bgr;
    cv::cvtColor(ycc, bgr, cv::COLOR_YCrCb2BGR);
    return bgr;
}

cv::Mat bleached(const cv::Mat& photo) { return saturated(photo, 0.5); }
cv::Mat boosted(const cv::Mat& photo) { return saturated(curved(photo, 0.4), 1.25); }
cv::Mat curved(const cv::Mat& photo) { return curved(photo, 1); }

constexpr std::array kCameras{OtherCamera{"deepened", deepened}, OtherCamera{"bleached", bleached},
                              OtherCamera{"boosted", boosted}, OtherCamera{"curved", curved},
                              OtherCamera{"faded", faded}};

}  // namespace

std::span<const OtherCamera> other_cameras() { return kCameras; }

}  // namespace railref::tests
