#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "calibration/find_face.h"

namespace railref::vision {

/// Finds the face of one of the profiles: by a glance, else by glances at the photo levelled, else by searching,
/// closely where those say that the table recedes. `photo` is CV_8UC3.
[[nodiscard]] std::optional<calibration::FaceFix> find_face_at_a_glance(
    const cv::Mat& photo, std::span<const calibration::FaceProfile* const> faces);

/// Where a board seems to lie at a glance: a small network says of every part of the photo which part of which
/// Ticket to Ride board it shows (scene coordinate regression: Shotton et al., CVPR 2013). A guess for each of the
/// faces that show that board; none where the answers do not fit together. `photo` is CV_8UC3.
[[nodiscard]] std::vector<calibration::FaceGuess> guess_board(const cv::Mat& photo,
                                                              std::span<const calibration::FaceProfile* const> faces);

/// Whether the photo shows one of the faces left for right, as front cameras may. Looked for only briefly. `photo` is
/// CV_8UC3.
[[nodiscard]] bool shows_mirrored_face(const cv::Mat& photo, std::span<const calibration::FaceProfile* const> faces);

/// As guess_board, of the photo levelled for many directions in which the table may recede: the few from which it shows
/// most of a board that one of the faces shows, and where that seems to lie. Nothing where it hardly shows a board from
/// anywhere. `photo` is CV_8UC3.
[[nodiscard]] calibration::LevelGuesses guess_levelled(const cv::Mat& photo,
                                                       std::span<const calibration::FaceProfile* const> faces);

}  // namespace railref::vision
