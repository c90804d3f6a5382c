#pragma once

#include <opencv2/core.hpp>
#include <string_view>

namespace railref::renderer {

enum class Lettering { serif, bold_serif, italic };

/// Coverage (CV_8U, tight around the ink) of a line of text whose capitals are `cap_height_px` high. Latin letters with
/// the accents of European city names are drawn as letter and mark, because OpenCV's own strokes know ASCII only.
/// Throws std::invalid_argument for a letter that it cannot draw: a name must never be printed wrong.
[[nodiscard]] cv::Mat letter_coverage(std::string_view utf8, Lettering style, double cap_height_px);

}  // namespace railref::renderer
