#include "tests/camera/drawn_video.h"

#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
namespace railref::tests {

namespace {

/// A slow, smooth, bounded movement: incommensurable waves, a second and longer at 30 frames a second.
double wave(std::uint64_t seed, int channel, int time) {
    cv::RNG rng(seed * 977 + static_cast<std::uint64_t>(channel) * 131 + 7);
    double sum = 0;
    for (const double period : {31.0, 53.0, 97.0})
        sum += std::sin(2 * CV_PI * (time / period + rng.uniform(0.0, 1.0))) / 3;
    return sum;
}

}  // namespace

cv::Matx33d frame_from_still(cv::Size still, cv::Size size, const Shake& shake, int time) {
    const auto move = [&](int channel) { return wave(shake.seed, channel, time); };
    const double angle = shake.turn_deg * move(2) * CV_PI / 180;
    const double fit =
        std::min(static_cast<double>(size.width) / still.width, static_cast<double>(size.height) / still.height);
    const double zoom = fit * (1 + 0.01 * move(3) * shake.shift_px / 6);
    const cv::Matx33d centred(1, 0, -still.width / 2.0, 0, 1, -still.height / 2.0, 0, 0, 1);
    const cv::Matx33d turned(zoom * std::cos(angle), -zoom * std::sin(angle), shake.shift_px * move(0),  //
                             zoom * std::sin(angle), zoom * std::cos(angle), shake.shift_px * move(1),   //
                             shake.tilt * move(4), shake.tilt * move(5), 1);
    const cv::Matx33d framed(1, 0, size.width / 2.0, 0, 1, size.height / 2.0, 0, 0, 1);
    return framed * turned * centred;
}

cv::Mat frame_of(const cv::Mat& still, cv::Size size, const Shake& shake, int time) {
    cv::Mat frame;
    cv::warpPerspective(still, frame, frame_from_still(still.size(), size, shake, time), size, cv::INTER_LINEAR,
                        cv::BORDER_REPLICATE);
    cv::RNG rng(shake.seed * 31337 + static_cast<std::uint64_t>(time));
    cv::Mat noise(size, CV_16SC3);
    rng.fill(noise, cv::RNG::NORMAL, 0, 2.5);
    cv::add(frame, noise, frame, cv::noArray(), CV_8U);
    return frame;
}

void draw_hand(cv::Mat& frame, double x, double y) {
    const double s = frame.rows;
    const cv::Point2d tip(x * frame.cols, y * frame.rows);
    cv::Mat mask(frame.size(), CV_8U, cv::Scalar(0));
    const auto limb = [&](cv::Point2d from, cv::Point2d to, double width) {
        cv::line(mask, from, to, cv::Scalar(255), std::max(1, cvRound(width * s)), cv::LINE_AA);
    };
    const cv::Point2d palm = tip + cv::Point2d(0.03 * s, 0.16 * s);
    limb(palm + cv::Point2d(0.25 * s, 1.2 * s), palm, 0.13);
    for (const double spread : {-0.07, -0.03, 0.01, 0.05}) limb(palm, tip + cv::Point2d(spread * s, 0), 0.035);
    limb(palm, palm + cv::Point2d(-0.12 * s, -0.02 * s), 0.04);
    cv::GaussianBlur(mask, mask, {}, s / 500);
    cv::Mat skin(frame.size(), CV_8UC3, cv::Scalar(110, 140, 200));
    cv::Mat shade(frame.size(), CV_8U);
    for (int row = 0; row < shade.rows; ++row)
        shade.row(row).setTo(cv::Scalar(cvRound(25 + 25 * std::sin(row / s * 9))));
    cv::cvtColor(shade, shade, cv::COLOR_GRAY2BGR);
    cv::subtract(skin, shade, skin);
    skin.copyTo(frame, mask);
}

void change_light(cv::Mat& frame, double gain, double warmth) {
    cv::multiply(frame, cv::Scalar(gain * (1 - warmth), gain, gain * (1 + warmth)), frame);
}

}  // namespace railref::tests
