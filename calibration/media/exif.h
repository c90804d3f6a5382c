#pragma once

#include <opencv2/core.hpp>
#include <string_view>

/// EXIF (2.3), what cameras say of their pictures: here, how they were held.
namespace railref::media::exif {

/// What it begins with in a JPEG, and at times elsewhere.
inline constexpr std::string_view kMark("Exif\0\0", 6);

/// 1 to 8 (section 4.6.4 A); 1 where the block does not say. With or without the mark.
[[nodiscard]] int orientation(std::string_view block);

[[nodiscard]] bool is_on_its_side(int orientation);

void stand_upright(cv::Mat& pixels, int orientation);

}  // namespace railref::media::exif
