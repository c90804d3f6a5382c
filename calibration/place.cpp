#include "calibration/place.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/board_warp.h"

namespace railref::calibration {

Place place_of(const maps::Space& space, const maps::BoardMap& map) {
    return {place_of(space.centre, map).centre_mm, space.angle_deg * CV_PI / 180};
}

Place place_of(maps::Point upright, const maps::BoardMap& map) {
    return {{upright.x * map.width_mm(), upright.y * height_mm(map)}, 0};
}

cv::Mat cut_out(const cv::Mat& top_view, double px_per_mm, const Place& place, cv::Size patch) {
    const double mm_per_px = kPlaceLengthMm / patch.width;
    const double c = std::cos(place.angle_rad) * mm_per_px * px_per_mm;
    const double s = std::sin(place.angle_rad) * mm_per_px * px_per_mm;
    const double middle_x = (patch.width - 1) / 2.0;
    const double middle_y = (patch.height - 1) / 2.0;
    // Pixel centres lie half a pixel from the edges of both pictures.
    const cv::Matx23d view_from_patch(c, -s, place.centre_mm.x * px_per_mm - 0.5 - c * middle_x + s * middle_y,  //
                                      s, c, place.centre_mm.y * px_per_mm - 0.5 - s * middle_x - c * middle_y);
    cv::Mat cut;
    cv::warpAffine(top_view, cut, view_from_patch, patch, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT);
    return cut;
}

}  // namespace railref::calibration
