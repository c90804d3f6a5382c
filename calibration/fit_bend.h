#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace railref::calibration {

/// Points that the profile knows, and where a photo shows them; both in millimetres on the board. Same index: same
/// point.
struct Correspondences {
    std::vector<cv::Point2f> known;
    std::vector<cv::Point2f> seen;

    [[nodiscard]] std::size_t size() const { return known.size(); }
    void add(cv::Point2f known_mm, cv::Point2f seen_mm) {
        known.push_back(known_mm);
        seen.push_back(seen_mm);
    }
};

/// Those pairs whose neighbours on the board moved as they did: what an accident matched does not. Allows the art of
/// another printing to be moved by up to a centimetre, differently in different parts of the board.
[[nodiscard]] Correspondences consistent_pairs(const Correspondences& pairs, const cv::Matx33d& seen_from_known);

struct Bend {
    cv::Mat grid_mm;  ///< CV_32FC2 over the board, corner to corner
    Correspondences inliers;
};

/// The smooth bend with seen ~ seen_from_known * (known + bend(known)): least squares over the nodes of a bilinear grid
/// with Tukey weights, second differences kept small (a thin plate on a grid). Nothing where too few points agree.
/// Starts from the `consistent` ones of the pairs.
[[nodiscard]] std::optional<Bend> fit_bend(const Correspondences& pairs, const Correspondences& consistent,
                                           const cv::Matx33d& seen_from_known, cv::Size2d board_mm);

}  // namespace railref::calibration
