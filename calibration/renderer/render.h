#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/renderer/scene.h"

namespace railref::renderer {

/// What is true of a picture, whatever it looks like.
struct Truth {
    FittedHomography homography;                 ///< board-normalised to pixels, at the printed face
    std::vector<RouteId> outside_routes;         ///< no space of theirs is in the picture
    std::vector<RouteId> partly_outside_routes;  ///< some, not all, spaces are outside
};

struct Picture {
    cv::Mat pixels;  ///< CV_8UC3 BGR
    Truth truth;
};

/// Takes the scene's photo. The same scene gives the same pixels. Not yet compressed: write_picture does that.
[[nodiscard]] Picture render(const Scene& scene);

}  // namespace railref::renderer
