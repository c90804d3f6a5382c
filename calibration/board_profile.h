#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "calibration/face_profile.h"
#include "maps/board_map.h"
#include "maps/result.h"

/// What Railref knows of one printing of a board: numbers from one photo of it empty, never a picture.
namespace railref::calibration {

/// The empty board's colour at a few hundred spots where no piece stands in a game; they tell a photo's light.
struct LightSpots {
    std::vector<cv::Point2f> at;     ///< board-normalised
    std::vector<cv::Vec3b> colours;  ///< BGR, each the mean over a square of a few millimetres
};

/// What the empty board shows around one place: means over cells, BGR, CV_8UC3.
using PlaceColours = cv::Mat;
/// Cells of a PlaceColours: along the space's long side, and across it. They span a Place's surroundings (place.h).
inline constexpr int kColourColumns = 14;
inline constexpr int kColourRows = 9;

/// A Ticket to Ride board: what every face has, and what a reading of its routes needs.
struct BoardProfile : FaceProfile {
    const maps::BoardMap* map = nullptr;
    LightSpots light_spots;
    std::vector<maps::Space> spaces;       ///< of all routes in the map's order, where this printing has them
    std::vector<PlaceColours> at_spaces;   ///< one per entry of `spaces`
    std::vector<PlaceColours> at_cities;   ///< one per city
    std::vector<PlaceColours> at_squares;  ///< one per score square; empty where the map has no score track
};

/// Errors: missing, truncated or damaged file, another format, a board that this program does not know.
[[nodiscard]] maps::Result<BoardProfile> load_profile(const std::filesystem::path& file);
/// The same from bytes in memory; `file` is what errors call them.
[[nodiscard]] maps::Result<BoardProfile> parse_profile(std::string_view bytes, const std::string& file);
/// Writes all or nothing (a temporary file beside it, then a rename).
[[nodiscard]] maps::Result<void> save_profile(const BoardProfile& profile, const std::filesystem::path& file);

/// Profiles built into the program; loaded once.
[[nodiscard]] std::vector<const BoardProfile*> built_in_profiles();

}  // namespace railref::calibration
