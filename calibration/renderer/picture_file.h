#pragma once

#include <filesystem>
#include <string_view>

#include "calibration/renderer/render.h"
#include "maps/json_reader.h"
#include "maps/result.h"

namespace railref::renderer {

/// Everything true of a picture, in the keys of the rendered test set's JSON: board, seed, size, players, claims,
/// stations, markers, outside_routes, partly_outside_routes, homography, homography_max_error_px, corners, camera.
[[nodiscard]] maps::Json truth_json(const Scene& scene, const Truth& truth, std::string_view image_name);

/// Both write all or nothing. The picture's kind follows the file's ending (.jpg in the scene's quality, .png).
[[nodiscard]] maps::Result<void> write_picture(const cv::Mat& pixels, int jpeg_quality,
                                               const std::filesystem::path& file);
[[nodiscard]] maps::Result<void> write_json(const maps::Json& json, const std::filesystem::path& file);

}  // namespace railref::renderer
