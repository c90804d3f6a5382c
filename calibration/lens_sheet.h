#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace railref::calibration {

enum class Paper { a4, letter };

/// The sheet to print as a PDF file, vectors only: a ChArUco board (a chessboard with markers in its white squares;
/// Garrido-Jurado et al. 2014) of 6 x 8 squares of 28 mm. It fits both papers; the scale it is printed at does not
/// matter.
[[nodiscard]] std::string lens_sheet_pdf(Paper paper);

/// Inner corners of the sheet's chessboard, found in a photo.
struct SheetCorners {
    std::vector<cv::Point2f> pixels;
    std::vector<cv::Point3f> on_sheet;  ///< millimetres, z 0
};

/// Empty where the sheet is not in the photo. `photo` is CV_8UC3 or CV_8U.
[[nodiscard]] SheetCorners find_sheet(const cv::Mat& photo);

/// The sheet's black and white, one pixel a module of 3.5 mm, CV_8U; for drawing it.
[[nodiscard]] cv::Mat sheet_modules();

}  // namespace railref::calibration
