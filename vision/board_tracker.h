#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/find_face.h"

namespace railref::vision {

/// Follows a board through the frames of a camera: found once, then tracked from frame to frame; found again after it
/// was lost. Frames have one size and come in order.
class BoardTracker {
public:
    explicit BoardTracker(std::vector<const calibration::FaceProfile*> profiles) : profiles_(std::move(profiles)) {}

    struct Tracked {
        calibration::FaceFix fix;
        double moved_px = 0;  ///< how far the board went in the picture since the last frame, median
    };

    /// The board in the next frame (CV_8UC3); nothing while none is found or it is lost.
    [[nodiscard]] std::optional<Tracked> follow(const cv::Mat& frame);

private:
    /// A frame in which the board was placed exactly: all others are compared with it, so no error adds up.
    struct Key {
        cv::Mat gray;
        calibration::FaceFix fix;  ///< in the frame's pixels, of which `gray` has a share
        std::vector<cv::Point2f> points;
    };
    struct Step {
        cv::Matx33d now_from_then;  ///< pixels of gray pictures
        double share = 0;           ///< of the points, that agree
    };

    [[nodiscard]] std::optional<Tracked> search(const cv::Mat& frame);
    [[nodiscard]] std::optional<Tracked> track(const cv::Mat& frame, const cv::Mat& gray);
    /// From the key's gray picture to this one, given about where it goes.
    [[nodiscard]] std::optional<Step> compare_with_key(const cv::Mat& gray, const cv::Matx33d& about) const;
    void take_key(const cv::Mat& gray, calibration::FaceFix fix);

    std::vector<const calibration::FaceProfile*> profiles_;
    std::optional<Key> key_;
    cv::Mat last_gray_;
    cv::Matx33d now_from_key_ = cv::Matx33d::eye();
    double scale_ = 1;        ///< frame pixels per gray pixel
    int frames_to_rest_ = 0;  ///< until the next search: one takes as long as many frames
    int frames_on_key_ = 0;
};

}  // namespace railref::vision
