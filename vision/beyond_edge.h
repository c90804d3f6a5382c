#pragma once

#include <opencv2/core.hpp>

namespace railref::vision {

/// Beyond the picture's edge, where a patch is black (top_views.h), gives it the print, and on the place's own ground
/// what differs from that at the point opposite: trains, stations and markers look alike from both ends. Where that
/// lies beyond too, `instead`. `patch`: kPatch, CV_8UC3, in the photo's light; the others: three channels one after the
/// other, 0..1, in the reference's light; `reference` is the print, `planes` what is seen.
void fill_beyond_edge(const cv::Mat& patch, const float* reference, const float* instead, float* planes);

}  // namespace railref::vision
