#include "calibration/place_frame.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/board_warp.h"

namespace railref::calibration {

PlaceFrame frame_of(const maps::Space& space, const maps::BoardMap& map) {
    PlaceFrame frame = frame_of(space.centre, map);
    frame.angle_deg = space.angle_deg;
    return frame;
}

PlaceFrame frame_of(maps::Point upright, const maps::BoardMap& map) {
    return {{static_cast<float>(upright.x * map.width_mm()), static_cast<float>(upright.y * height_mm(map))}, 0};
}

cv::Mat cut_out(const cv::Mat& top_view, double px_per_mm, const PlaceFrame& frame, cv::Size patch) {
    const double mm_per_px = kPlaceLengthMm / patch.width;
    const double angle = frame.angle_deg * CV_PI / 180;
    const double c = std::cos(angle) * mm_per_px * px_per_mm;
    const double s = std::sin(angle) * mm_per_px * px_per_mm;
    const double middle_x = (patch.width - 1) / 2.0;
    const double middle_y = (patch.height - 1) / 2.0;
    // Pixel centres lie half a pixel from the edges of both pictures.
    const cv::Matx23d view_from_patch(c, -s, frame.centre_mm.x * px_per_mm - 0.5 - c * middle_x + s * middle_y,  //
                                      s, c, frame.centre_mm.y * px_per_mm - 0.5 - s * middle_x - c * middle_y);
    cv::Mat cut;
    cv::warpAffine(top_view, cut, view_from_patch, patch, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT);
    return cut;
}

}  // namespace railref::calibration
