#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace railref::calibration {

/// Points that the profile knows, and where a photo shows them; both board-normalised. Same index: same point.
struct Correspondences {
    std::vector<cv::Point2f> known;
    std::vector<cv::Point2f> seen;
};

struct Bend {
    cv::Mat grid;  ///< as BoardWarp::bend
    Correspondences inliers;
};

/// The smooth bend with seen ~ seen_from_known * (known + bend(known)): a robust cubic polynomial, then a grid of local
/// means of what it leaves, drawn to zero where few features vouch for it. Nothing where too few points agree.
[[nodiscard]] std::optional<Bend> fit_bend(const Correspondences& pairs, const cv::Matx33d& seen_from_known);

}  // namespace railref::calibration
