#pragma once

#include <functional>
#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "calibration/board_profile.h"
#include "calibration/board_warp.h"

namespace railref::calibration {

/// A board found in a photo.
template <class Profile>
struct Fix {
    const Profile* profile = nullptr;
    BoardWarp warp;
    int inliers = 0;
    double error_px = 0;  ///< median distance of the inliers from where the warp puts them
};

using FaceFix = Fix<FaceProfile>;
using BoardFix = Fix<BoardProfile>;

/// `fix.profile` must be a Profile.
template <class Profile>
[[nodiscard]] Fix<Profile> fix_of(FaceFix fix) {
    return {static_cast<const Profile*>(fix.profile), std::move(fix.warp), fix.inliers, fix.error_px};
}

/// Where a face may lie: something to begin with.
struct FaceGuess {
    const FaceProfile* profile = nullptr;
    cv::Matx33d photo_from_board;  ///< pixels <- face-normalised; a few hundredths of the face wrong at most
};

/// What a picture seems to show once it is levelled, the likeliest first.
struct LevelGuesses {
    std::vector<double> recedes_deg;  ///< directions in which the table may recede (degrees, as level_view has them)
    std::vector<FaceGuess> guesses;   ///< where faces may lie, each but once
};
using GuessLevelled = std::function<LevelGuesses(const cv::Mat& photo)>;

/// Finds the face of one of the profiles, of whatever games, at any rotation; of several, the one that fits best by a
/// clear margin. `photo` is CV_8UC3 or CV_8U. A guess that proves right saves the search; those that do not are
/// forgotten (of printed faces: where a few signs are all there is, places that are wrong look right too). Where a
/// first look at features finds nothing, what `guess_levelled` guesses is tried; where a quick search finds nothing
/// either, the directions that it names are looked at closely before all others. Nothing where no face fits.
[[nodiscard]] std::optional<FaceFix> find_face(const cv::Mat& photo, std::span<const FaceProfile* const> profiles,
                                               std::span<const FaceGuess> guesses = {},
                                               const GuessLevelled& guess_levelled = {});

/// As find_face, but gives up sooner: for cameras, whose next picture comes soon.
[[nodiscard]] std::optional<FaceFix> glimpse_face(const cv::Mat& frame, std::span<const FaceProfile* const> profiles,
                                                  std::span<const FaceGuess> guesses = {});

/// As find_face, among Ticket to Ride boards.
[[nodiscard]] std::optional<BoardFix> find_board(const cv::Mat& photo, std::span<const BoardProfile* const> profiles);

}  // namespace railref::calibration
