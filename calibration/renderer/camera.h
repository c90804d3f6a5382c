#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "calibration/renderer/geometry.h"

namespace railref::renderer {

/// Where the camera stands and what it sees. All zero angles: straight above, board upright in the picture.
struct Camera {
    double focal = 0.75;   ///< of the pinhole, as a share of the picture's longer side (a phone's main camera: 0.75)
    Vec3 target{0, 0, 0};  ///< the point on the optical axis, mm
    double distance_mm = 1000;
    double tilt_deg = 0;     ///< from the vertical
    double azimuth_deg = 0;  ///< 0: from the board's lower edge; 90: from its right edge
    double roll_deg = 0;     ///< about the optical axis, clockwise
    double k1 = 0;           ///< a pinhole pixel p lands at c + (p - c)(1 + k1 r^2), r in half diagonals
};

/// A camera bound to a picture size: from the world to pixels and back. Pixel (0, 0) is the middle of the first pixel.
class Projection {
public:
    Projection(const Camera& camera, cv::Size size);

    /// Pixel, and depth in mm along the optical axis; nothing for what is behind the camera.
    struct Seen {
        cv::Point2d pixel;
        double depth = 0;
    };
    [[nodiscard]] std::optional<Seen> project(const Vec3& world) const;
    /// Direction (not normalised) from the camera through the pixel.
    [[nodiscard]] Vec3 ray(cv::Point2d pixel) const;

    [[nodiscard]] const Vec3& position() const { return position_; }
    [[nodiscard]] double focal_px() const { return focal_px_; }
    /// Rows: picture's right, picture's down, forward.
    [[nodiscard]] const cv::Matx33d& rotation() const { return rotation_; }

private:
    /// How much the lens stretches the pinhole's pixel, taken from the picture's centre.
    [[nodiscard]] double bend(cv::Point2d straight) const { return 1 + k1_per_px2_ * straight.dot(straight); }

    cv::Matx33d rotation_;
    cv::Matx33d world_from_camera_;
    Vec3 position_;
    double focal_px_;
    double k1_per_px2_;
    cv::Point2d centre_;
};

/// Moves the camera along its axis, and its target over the table, until the printed face fills `share` of the picture.
[[nodiscard]] Camera framed(Camera camera, cv::Size2d face_mm, cv::Size size, double share);

/// The homography (board-normalised to pixels) that fits the projection best over the whole face, and its worst error
/// in pixels: the lens bends lines, so it is not exact. Direct linear transform on normalised coordinates (Hartley
/// 1997).
struct FittedHomography {
    cv::Matx33d matrix;
    double max_error_px = 0;
};
[[nodiscard]] FittedHomography fit_homography(const Projection& projection, cv::Size2d face_mm);

/// matrix * (x, y, 1), divided out.
[[nodiscard]] cv::Point2d mapped(const cv::Matx33d& matrix, maps::Point p);

}  // namespace railref::renderer
