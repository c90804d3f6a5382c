#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>

#include "calibration/board_warp.h"
#include "calibration/face_profile.h"
#include "maps/dudu/hex_map.h"
#include "maps/result.h"

/// What Railref knows of one printing of a hex map.
namespace railref::calibration::dudu {

/// Cells per millimetre of HexProfile::print: enough to tell a printed line from a drawn one.
inline constexpr double kPrintPxPerMm = 0.8;

/// The face is the map's maps::dudu::HexFace, so the profile says where every hex lies.
struct HexProfile : FaceProfile {
    maps::dudu::HexMap map;
    cv::Mat print;  ///< mean colours of the empty face, one per cell, CV_8UC3 BGR
};

[[nodiscard]] cv::Size2d size_mm(const maps::dudu::HexMap& map);

/// Takes the profile's numbers from a photo (CV_8UC3) of the empty map that lies in it as `warp` says.
[[nodiscard]] HexProfile learn_hex_map(const cv::Mat& photo, const BoardWarp& warp, const maps::dudu::HexMap& map,
                                       std::string printing, std::string source);

/// The file format "railref-hex-profile/1" (the container: calibration/profile_parts.h). The map is in the file, so a
/// profile of a map of one's own needs no other.
[[nodiscard]] std::string profile_to_bytes(const HexProfile& profile);
[[nodiscard]] maps::Result<HexProfile> parse_hex_profile(std::string_view bytes, const std::string& file);
[[nodiscard]] maps::Result<HexProfile> load_hex_profile(const std::filesystem::path& file);
[[nodiscard]] maps::Result<void> save_hex_profile(const HexProfile& profile, const std::filesystem::path& file);
/// Whether the bytes begin as a hex profile's do.
[[nodiscard]] bool is_hex_profile(std::string_view bytes);

}  // namespace railref::calibration::dudu
