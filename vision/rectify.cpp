#include "vision/rectify.h"

#include "calibration/board_warp.h"
#include "calibration/dudu/hex_profile.h"

namespace railref::vision {

namespace {

cv::Mat face_of(const Photo& photo, const Registration& registration, cv::Size2d size_mm, int width_px) {
    calibration::BoardWarp warp;
    const double scale = static_cast<double>(photo.pixels.cols) / photo.full_size.width;
    // A registration has 0 at the picture's edge, a warp in the middle of the first pixel.
    warp.photo_from_board =
        cv::Matx33d(scale, 0, -0.5, 0, scale, -0.5, 0, 0, 1) * cv::Matx33d(registration.homography.data());
    return calibration::rectify(photo.pixels, warp, size_mm, width_px / size_mm.width, 0);
}

}  // namespace

cv::Mat rectify(const Photo& photo, const Registration& registration, const maps::BoardMap& map, int width_px) {
    return face_of(photo, registration, calibration::size_mm(map), width_px);
}

cv::Mat rectify(const Photo& photo, const Registration& registration, const maps::dudu::HexMap& map, int width_px) {
    return face_of(photo, registration, calibration::dudu::size_mm(map), width_px);
}

}  // namespace railref::vision
