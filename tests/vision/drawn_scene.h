#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/place_input.h"

namespace railref::vision {

/// Soft waves in whole numbers: the same picture as scene() of vision/training/make_test_case.py.
inline cv::Mat drawn_scene(int k) {
    cv::Mat picture(150, 200, CV_8UC3);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            for (int c = 0; c < 3; ++c) {
                const int wave = x * (3 + c) + y * (5 - c) * k + (x / 16 * 31 + y / 16 * 17 + c * 40) % 97 + x * y / 50;
                picture.at<cv::Vec3b>(y, x)[c] = static_cast<std::uint8_t>(wave % 200 + 30);
            }
    return picture;
}

inline constexpr double kSceneWidthMm = 160;
inline constexpr double kSceneHeightMm = 120;

/// The scene in darker light than its reference.
inline TopViews drawn_views() {
    TopViews views{drawn_scene(1), drawn_scene(2)};
    for (int y = 0; y < views.surface.rows; ++y)
        for (int x = 0; x < views.surface.cols; ++x)
            for (int c = 0; c < 3; ++c) {
                std::uint8_t& v = views.surface.at<cv::Vec3b>(y, x)[c];
                v = static_cast<std::uint8_t>(v * 3 / 4 + 9);
            }
    return views;
}

inline std::vector<Place> drawn_places() { return {{{40, 30}, 0.3}, {{80, 60}, -1.1}, {{120, 90}, 0}, {{12, 100}, 2}}; }

}  // namespace railref::vision
