#include "calibration/colour_spread.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace railref::calibration {

double colour_spread(const cv::Mat& bgr) {
    cv::Mat pixels;
    cv::cvtColor(bgr, pixels, cv::COLOR_BGR2YCrCb);
    // One pixel a row; a row of the covariance is luma, Cr or Cb.
    cv::Mat covariance;
    cv::Mat mean;
    cv::calcCovarMatrix(pixels.clone().reshape(1, static_cast<int>(pixels.total())), covariance, mean,
                        cv::COVAR_NORMAL | cv::COVAR_ROWS | cv::COVAR_SCALE, CV_64F);
    const double luma = std::max(covariance.at<double>(0, 0), 1e-9);
    double unexplained = 0;
    for (const int chroma : {1, 2}) {
        const double together = covariance.at<double>(0, chroma);
        unexplained += std::max(0.0, covariance.at<double>(chroma, chroma) - together * together / luma);
    }
    return std::sqrt(unexplained);
}

}  // namespace railref::calibration
