#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "vision/place.h"

namespace railref::vision {

/// Veil::of_white is looked for up to here; what seems so thick is no haze: what lies there sends back that light.
inline constexpr double kThickestVeil = 3;

struct Veil {
    cv::Vec3d light;      ///< what it adds, linear light of 0..1 per channel
    double of_white = 0;  ///< as a share of what white print sends back there
};

/// Light that no print sends back: a lamp mirrored by the varnish, haze in the lens. It lies over print and pieces
/// alike and makes dark plastics look alike. For each place what it adds, linear light of 0..1 per channel; 0 where
/// there is hardly any. Found from how much darker the reference's dark cells are than its light ones, compared with
/// the photo's: seen = gain x (reference + veil), gains per channel, one veil of the light's own colour, near places
/// together; cells that fit nowhere (trains) fade away (Geman-McClure). `seen` and `reference` are the mean colours of
/// the cells around each place, CV_32FC3 of 0..255; cells that are black or burnt out in the photo do not count.
[[nodiscard]] std::vector<Veil> veiling_glare(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                              std::span<const Place> places);

/// At most so much of the veil as leaves light to what is darkest in the patch (CV_8UC3) under it: nothing sends back
/// less than none, and black plastic a little.
[[nodiscard]] cv::Vec3d bounded_by(const cv::Mat& patch, const cv::Vec3d& veil);

/// Replaces each picture by one without the light that its veil adds: values of 0..255, CV_32FC3, all of one width.
void lift(std::span<const Veil> veils, std::span<cv::Mat> pictures);

}  // namespace railref::vision
