#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "calibration/renderer/geometry.h"

namespace railref::renderer {

/// A convex outline in the world: whatever it hides from a lamp is its shadow.
using Caster = std::vector<Vec3>;

/// A few points of the convex hull, enough for a shadow: the farthest ones in 26 directions. `points` must not be
/// empty.
[[nodiscard]] Caster caster_of(std::span<const Vec3> points);

/// How much of the lamp and of the room's light arrives at each place of a horizontal plane.
class PlaneShadow {
public:
    /// `lamp` is the middle of a lamp disc of `lamp_radius_mm`; the room's light comes evenly from above.
    PlaneShadow(double plane_z, cv::Rect2d area_mm, double px_per_mm, std::span<const Caster> casters, const Vec3& lamp,
                double lamp_radius_mm, cv::RNG& rng);

    /// Shares 0..1 at world (x, y); 1 outside the area.
    [[nodiscard]] double lamp(double x, double y) const { return sample(lamp_, x, y); }
    [[nodiscard]] double room(double x, double y) const { return sample(room_, x, y); }

private:
    [[nodiscard]] double sample(const cv::Mat& share, double x, double y) const;

    cv::Rect2d area_;
    double px_per_mm_;
    cv::Mat lamp_;  // CV_32F
    cv::Mat room_;  // CV_32F
};

}  // namespace railref::renderer
