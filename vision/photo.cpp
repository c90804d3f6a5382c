#include "vision/photo.h"

#include <algorithm>

namespace railref::vision {

const Photo& photo_named(std::span<const Photo> photos, const std::string& file) {
    return *std::ranges::find(photos, file, &Photo::file);
}

std::size_t first_like(std::span<const Photo> photos, std::size_t i) {
    const cv::Mat& pixels = photos[i].pixels;
    const auto same = std::ranges::find_if(photos.first(i), [&](const Photo& other) {
        return other.pixels.size() == pixels.size() && cv::norm(other.pixels, pixels, cv::NORM_INF) == 0;
    });
    return static_cast<std::size_t>(same - photos.begin());
}

}  // namespace railref::vision
