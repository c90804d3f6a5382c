#pragma once

#include <functional>
#include <opencv2/core.hpp>
#include <span>

#include "calibration/board_profile.h"
#include "vision/plastics.h"

namespace railref::vision {

/// A hypothesis about where the roofs of pieces appear.
struct Roofs {
    std::function<cv::Mat()> look;  ///< the plane in which they may lie, CV_8UC3 in the photo's light (top_views.h)
    double log_prior = 0;           ///< what speaks for it beforehand, log probability
};

struct SurestRoofs {
    std::size_t hypothesis = 0;
    cv::Mat view;  ///< what it looks at
};

/// The hypothesis under which the first look is surest of what stands on the spaces. Hypotheses come in steps the same
/// way, so the search ends at a step that helps in no way. `surface`: the print's plane, like the views.
/// `hypotheses` must not be empty; of one alone nothing is asked. `plastics`: of the edition at hand (plastics.h).
[[nodiscard]] SurestRoofs surest_roofs(const cv::Mat& surface, std::span<const Roofs> hypotheses,
                                       const calibration::BoardProfile& profile, const Plastics& plastics);

}  // namespace railref::vision
