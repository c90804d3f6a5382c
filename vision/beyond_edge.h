#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

namespace railref::vision {

/// Beyond the picture's edge, where a patch is black (top_views.h), gives it the print, and on the place's own ground
/// what differs from that at the point opposite: trains, stations and markers look alike from both ends. Where that
/// lies beyond too, `instead`. `patch`: kPatch, CV_8UC3, in the photo's light. In the reference's: the `print`,
/// CV_32FC3 of 0..255, and three channels' gray levels one after the other, `instead` and what is seen, `planes`.
void fill_beyond_edge(const cv::Mat& patch, const cv::Mat& print, const std::uint8_t* instead, std::uint8_t* planes);

}  // namespace railref::vision
