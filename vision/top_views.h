#pragma once

#include <functional>
#include <opencv2/core.hpp>

#include "maps/board_map.h"

namespace railref::vision {

inline constexpr double kViewPxPerMm = 1.25;
inline constexpr double kRoofMm = 9.5;  ///< of a usual train's roof

/// Pixel of the photo that shows the point `height_mm` above a board-normalised point. Pixel centres are whole numbers.
/// Asked by several threads at once.
using PhotoFromBoard = std::function<cv::Point2f(cv::Point2d board, double height_mm)>;

/// A photographed board as seen from above with kViewPxPerMm, exactly (the last row and column may end half a pixel
/// before or behind the board), in the photo's own light, CV_8UC3 BGR, black outside the photo and nowhere else. Where
/// the two differ, something stands on the board.
struct TopViews {
    cv::Mat surface;  ///< the plane of the print
    cv::Mat roofs;    ///< the plane of the roofs, kRoofMm above it unless said otherwise
};

/// Looks at a photographed board from above, one plane at a time.
class TopCamera {
public:
    /// `photo` is CV_8UC3 BGR. A photo with many more pixels than the views need is shrunk first, so nothing aliases.
    TopCamera(const cv::Mat& photo, const PhotoFromBoard& photo_from_board, cv::Size2d board_mm);

    /// The plane `height_mm` above the print, as `photo_from_board` has it.
    [[nodiscard]] cv::Mat look(const PhotoFromBoard& photo_from_board, double height_mm) const;

private:
    cv::Mat seen_;
    cv::Point2d shrink_{1, 1};
    cv::Size2d board_px_;
    cv::Size view_;
};

}  // namespace railref::vision
