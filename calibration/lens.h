#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <span>
#include <string>

#include "maps/json_reader.h"
#include "maps/result.h"

/// The lens of one camera, for those who want it exact: README.md. Boards are read well without.
namespace railref::calibration {

/// A pinhole camera with radial and tangential distortion (Brown 1971), as OpenCV has it.
struct Lens {
    cv::Size size;                            ///< of the pictures that it speaks of, pixels
    cv::Matx33d camera = cv::Matx33d::eye();  ///< focal lengths and principal point in pixels
    std::array<double, 5> distortion{};       ///< k1, k2, p1, p2, k3
    double error_px = 0;                      ///< root mean square reprojection error of the views it was fitted to
    int views = 0;
};

/// A photo of the sheet of lens_sheet.h.
struct LensPhoto {
    std::string file;    ///< what errors call it
    cv::Mat pixels;      ///< CV_8UC3
    cv::Size full_size;  ///< of the file's picture, of which `pixels` may be a smaller copy
};

/// Fits the lens to photos of the sheet, all by one camera at one zoom. The error says what the photos lack: too few
/// with the sheet in them, all from one direction, the picture's rim never covered, or a bent sheet.
[[nodiscard]] tl::expected<Lens, std::string> fit_lens(std::span<const LensPhoto> photos);

/// The photo (CV_8UC3, perhaps a smaller copy of the file's picture, upright) as a pinhole camera with the same focal
/// length would have taken it. The error says why the photo is not by this camera. A photo turned by a quarter is taken
/// to be one that was held upright.
[[nodiscard]] tl::expected<cv::Mat, std::string> undistort(const cv::Mat& photo, const Lens& lens);

/// The file format "railref-lens/1", see README.md.
[[nodiscard]] maps::Json lens_json(const Lens& lens);
[[nodiscard]] maps::Result<Lens> parse_lens(std::string_view json, const std::string& file);

}  // namespace railref::calibration
