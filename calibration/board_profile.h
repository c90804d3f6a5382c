#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "maps/board_map.h"
#include "maps/result.h"

/// What Railref knows of one printing of a board: numbers from one photo of it empty, never a picture.
namespace railref::calibration {

/// Local features of the empty board, for finding it in a photo.
struct Fingerprint {
    std::vector<cv::Point2f> at;  ///< board-normalised
    cv::Mat descriptors;          ///< one row each, CV_8U
};

struct BoardProfile {
    const maps::BoardMap* map = nullptr;
    std::string printing;  ///< a name for people
    std::string source;    ///< which photo it was made from
    Fingerprint fingerprint;
    // geometry of every space and the empty board's colours at each space: the vision developer completes this
};

[[nodiscard]] maps::Result<BoardProfile> load_profile(const std::filesystem::path& file);
/// Writes all or nothing (a temporary file beside it, then a rename).
[[nodiscard]] maps::Result<void> save_profile(const BoardProfile& profile, const std::filesystem::path& file);

/// Profiles built into the program for a board; loaded once.
[[nodiscard]] std::vector<const BoardProfile*> built_in_profiles();

}  // namespace railref::calibration
