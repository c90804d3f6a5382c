#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/place_input.h"

namespace railref::vision {

struct PrintedPlaces {
    std::vector<Place> places;
    std::vector<cv::Mat> reference;  ///< CV_32FC3 cells
};

/// Sixty places 30 mm apart, the first at (15, 15), with print of many colours of `least` to `most`, 0..255.
inline PrintedPlaces printed_places(double least, double most) {
    PrintedPlaces board;
    cv::RNG random(11);
    for (int i = 0; i < 60; ++i) {
        board.places.push_back({{15 + 30.0 * (i % 10), 15 + 30.0 * (i / 10)}, 0});
        cv::Mat cells(kCellRows, kCellColumns, CV_32FC3);
        random.fill(cells, cv::RNG::UNIFORM, least, most);
        board.reference.push_back(cells);
    }
    return board;
}

}  // namespace railref::vision
