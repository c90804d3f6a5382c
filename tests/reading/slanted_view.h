#pragma once

#include <opencv2/core.hpp>

#include "calibration/find_face.h"
#include "calibration/renderer/camera.h"

/// Pictures of a photographed board as a phone elsewhere would have taken them: the photo's own pixels, so its pieces
/// lie flat, but print, light, glare and clutter are real.
namespace railref::tests {

/// From where the second phone sees the board's middle (angles as renderer::Camera has them), and how bad the light is
/// there.
struct Viewpoint {
    double tilt_deg = 0;
    double azimuth_deg = 0;
    double roll_deg = 0;
    double outside = 0;  ///< share of the board that lies outside the picture, since the phone is turned aside
    double light = 1;    ///< share of the photo's light
    double noise = 0;    ///< standard deviation, gray levels
    int width = 2000;    ///< pixels; the height is three quarters of it
};

struct SlantedView {
    cv::Mat pixels;  ///< CV_8UC3; a plain table where the photo shows nothing
    cv::Matx33d view_from_photo;

    /// Where the board point of the photo that `fix` was found in lies in the view, pixels.
    [[nodiscard]] cv::Point2f seen_at(const calibration::BoardFix& fix, cv::Point2f board) const;
};

/// The whole board fills most of the picture, or lies outside as far as it shall. `face_mm`: the board's size.
[[nodiscard]] renderer::Camera camera_at(const Viewpoint& from, cv::Size2d face_mm);

/// `photo` is CV_8UC3, `fix` where the board lies in it.
[[nodiscard]] SlantedView seen_by(const renderer::Camera& camera, cv::Size size, const cv::Mat& photo,
                                  const calibration::BoardFix& fix);

[[nodiscard]] SlantedView slanted_view(const cv::Mat& photo, const calibration::BoardFix& fix, const Viewpoint& from);

/// Darkened to a share of the light, then with noise of so many gray levels; the same every time.
[[nodiscard]] cv::Mat noisy(const cv::Mat& photo, double light, double noise);

/// Distances in millimetres on the board, sorted, between where `found` puts the board's spaces and where the view has
/// them, of those inside the view.
[[nodiscard]] std::vector<double> placing_errors_mm(const calibration::BoardFix& found, const SlantedView& view,
                                                    const calibration::BoardFix& in_photo);

}  // namespace railref::tests
