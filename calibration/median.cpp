#include "calibration/median.h"

#include <cstdint>

namespace railref::calibration {

cv::Vec3b median_colour(std::span<const cv::Mat> pictures) {
    cv::Vec3b colour;
    for (int c = 0; c < 3; ++c) {
        std::vector<std::uint8_t> levels;
        for (const cv::Mat& picture : pictures)
            for (int y = 0; y < picture.rows; ++y)
                for (int x = 0; x < picture.cols; ++x) levels.push_back(picture.at<cv::Vec3b>(y, x)[c]);
        colour[c] = median(levels);
    }
    return colour;
}

}  // namespace railref::calibration
