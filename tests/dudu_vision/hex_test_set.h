#pragma once

#include "calibration/dudu/hex_profile.h"
#include "calibration/renderer/dudu/hex_scene.h"
#include "maps/dudu/load_hex_map.h"
#include "tests/dudu_vision/hex_truth.h"
#include "vision/photo.h"

/// Rendered hex maps for tests.
namespace railref::tests {

inline const maps::dudu::HexMap& hex_map(std::string_view id) { return *maps::dudu::built_in_hex_map(id); }

/// The profile that comes of a photo of the empty map in this printing.
inline calibration::dudu::HexProfile rendered_profile(const maps::dudu::HexMap& map, std::uint64_t printing) {
    const auto scene = renderer::dudu::empty_hex_scene(map, printing, printing + 1);
    const auto picture = renderer::dudu::render(scene);
    return profile_of_empty(picture.pixels, renderer::dudu::truth_json(scene, picture, "empty"), map);
}

inline vision::Photo photo_of(const cv::Mat& pixels) { return {"render.jpg", pixels, pixels.size(), 0}; }

}  // namespace railref::tests
