#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

/// Videos of boards, drawn: a still of our renderer, seen by a camera in a hand, with what happens over it.
namespace railref::tests {

/// How a hand moves a camera.
struct Shake {
    double shift_px = 6;    ///< about the size of slow movements
    double turn_deg = 0.6;  ///< of slow turns
    double tilt = 1e-5;     ///< of slow perspective changes, per pixel
    std::uint64_t seed = 1;
};

/// Pixels of the frame from pixels of the still at frame `time`.
[[nodiscard]] cv::Matx33d frame_from_still(cv::Size still, cv::Size size, const Shake& shake, int time);

/// What the camera sees of the still at frame `time`, with its noise.
[[nodiscard]] cv::Mat frame_of(const cv::Mat& still, cv::Size size, const Shake& shake, int time);

/// A forearm with a hand from below; `x` and `y` (0..1 of the frame) are where its fingers are.
void draw_hand(cv::Mat& frame, double x, double y);

/// As after a lamp went on or off.
void change_light(cv::Mat& frame, double gain, double warmth);

}  // namespace railref::tests
