#pragma once

#include <gtest/gtest.h>

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <string>

#include "calibration/media/media.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"

/// Pictures to be written as files, and what files say of how they were held, for tests.
namespace railref::tests {

inline constexpr int kAnySide = 1 << 20;

/// No two turns of it look alike; its sides are odd.
[[nodiscard]] inline const cv::Mat& odd_sided_board() {
    static const cv::Mat picture =
        renderer::render(renderer::random_scene(*maps::built_in_board("europe"), renderer::View::table, 5, {641, 479}))
            .pixels;
    return picture;
}

[[nodiscard]] inline cv::Mat as_opencv(const std::string& file, int how = cv::IMREAD_COLOR) {
    return cv::imdecode(std::vector<unsigned char>(file.begin(), file.end()), how);
}

[[nodiscard]] inline std::string number(unsigned int value, std::size_t length, bool little) {
    std::string bytes;
    for (std::size_t i = 0; i < length; ++i) bytes += static_cast<char>(value >> 8 * (little ? i : length - 1 - i));
    return bytes;
}

/// An EXIF block that says nothing but the orientation (EXIF 2.3, section 4.5), without the mark that JPEG wants.
[[nodiscard]] inline std::string exif_block(unsigned int orientation, bool little) {
    const auto n = [&](unsigned int value, std::size_t length) { return number(value, length, little); };
    constexpr unsigned int of_shorts = 3;
    return (little ? "II" : "MM") + n(42, 2) + n(8, 4) + n(1, 2) + n(0x0112, 2) + n(of_shorts, 2) + n(1, 4) +
           n(orientation, 2) + n(0, 2) + n(0, 4);
}

inline const std::string kExifMark("Exif\0\0", 6);

/// How a picture looks that was stored with an orientation; as it is where that is none of 1 to 8.
[[nodiscard]] inline cv::Mat shown(const cv::Mat& stored, unsigned int orientation) {
    cv::Mat picture = stored.clone();
    const bool mirrored = orientation == 2 || orientation == 4 || orientation == 5 || orientation == 7;
    constexpr int left_to_right = 1;
    if (mirrored) cv::flip(stored, picture, left_to_right);
    if (orientation == 3 || orientation == 4) cv::rotate(picture, picture, cv::ROTATE_180);
    if (orientation == 6 || orientation == 7) cv::rotate(picture, picture, cv::ROTATE_90_CLOCKWISE);
    if (orientation == 5 || orientation == 8) cv::rotate(picture, picture, cv::ROTATE_90_COUNTERCLOCKWISE);
    return picture;
}

/// The file harmed 80 times, in turn at its head (up to `head`) and anywhere, from byte `first` to `last`: how many are
/// refused, each in one line that says what was expected.
[[nodiscard]] inline int count_refused_of_harmed(const std::string& whole, int first, int head, int last) {
    cv::RNG random(3);
    int refused = 0;
    for (int i = 0; i < 80; ++i) {
        std::string damaged = whole;
        const int end = i % 2 == 0 ? head : last;
        for (int k = 0; k < 8; ++k)
            damaged[static_cast<std::size_t>(random.uniform(first, end))] = static_cast<char>(random.uniform(0, 256));
        const auto picture = media::decode(damaged, kAnySide);
        if (picture) continue;
        ++refused;
        EXPECT_EQ(picture.error().find('\n'), std::string::npos);
        EXPECT_EQ(picture.error().find("expected a"), 0U) << picture.error();
    }
    return refused;
}

}  // namespace railref::tests
