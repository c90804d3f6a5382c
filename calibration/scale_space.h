#pragma once

#include <array>
#include <cstddef>
#include <opencv2/core.hpp>
#include <vector>

namespace railref::calibration {

/// A blob or corner at the scale where it stands out most.
struct Keypoint {
    cv::Point2f at;      ///< pixels of the picture
    float size = 0;      ///< pixels, twice the scale's sigma
    float response = 0;  ///< contrast of its difference of Gaussians, 0 to 1
    std::size_t octave = 0;
    std::size_t layer = 0;
};

/// A picture blurred more and more, and the keypoints found in it (Lowe 2004, IJCV 60:2, sections 3 and 4), on all
/// cores and without keeping what is needed once. Its keypoints are OpenCV's but for rounding: profiles
/// may be made with either.
class ScaleSpace {
public:
    static constexpr std::size_t kLayers = 3;  ///< an octave's, in which keypoints may lie

    /// `gray`: CV_8U. Keypoints of less `contrast` are left out.
    ScaleSpace(const cv::Mat& gray, double contrast);

    [[nodiscard]] const std::vector<Keypoint>& keypoints() const { return keypoints_; }

    /// CV_32F: the picture as blurred as the keypoint is large.
    [[nodiscard]] const cv::Mat& gaussian_of(const Keypoint& keypoint) const;

    /// Pixels of gaussian_of() to one of the picture. The first octave is twice as large as the picture.
    [[nodiscard]] static float magnification(std::size_t octave);

private:
    std::vector<std::array<cv::Mat, kLayers>> octaves_;
    std::vector<Keypoint> keypoints_;
};

}  // namespace railref::calibration
