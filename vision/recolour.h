#pragma once

#include <opencv2/core.hpp>

#include "vision/plastics.h"

namespace railref::vision {

/// Repaints what place_input gives, photo and reference alike, so that plastic of the shades `plastics` looks as the
/// networks know it: light reflected by each channel is scaled by usual / learned, the more the nearer a colour lies to
/// the learned shade or to the same plastic in shadow. Other colours stay, print of that very shade goes along with the
/// plastic on both sides. Nothing changes where all shades are the usual ones.
void recolour(cv::Mat& input, const Plastics& plastics);

}  // namespace railref::vision
