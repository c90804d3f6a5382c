#pragma once

#include <cstddef>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "vision/place.h"

namespace railref::vision {

/// Places that show nothing of what is printed there, in whatever light: a tray, a blanket lies on that part of the
/// board. Around them what is light and what is dark has nothing to do with the reference. `seen` and `reference` are
/// the mean colours of the cells around each place, CV_32FC3 of 0..255; cells that are black in the photo lie outside
/// it and do not count.
[[nodiscard]] std::vector<std::size_t> places_without_print(std::span<const cv::Mat> seen,
                                                            std::span<const cv::Mat> reference,
                                                            std::span<const Place> places);

/// How like its print each place and its surroundings look: correlation, 1 where nothing lies there and there is no
/// noise, about 0 beneath paper. `input` as place_input gives it.
[[nodiscard]] std::vector<double> print_likeness(const cv::Mat& input);

}  // namespace railref::vision
