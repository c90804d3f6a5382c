#pragma once

#include <vector>

#include "maps/json_reader.h"
#include "vision/reading.h"

/// What reading files of both games have alike.
namespace railref::app {

/// From 0 to 1.
[[nodiscard]] double read_probability(const maps::JsonNode& node);

[[nodiscard]] vision::ReadImage read_image(const maps::JsonNode& node);
/// Empty where `root` has none.
[[nodiscard]] std::vector<vision::Unreadable> read_left_out(const maps::JsonNode& root);
[[nodiscard]] vision::Timing read_timing(const maps::JsonNode& node);

/// Keys of `old` that this version does not know are kept.
[[nodiscard]] maps::Json images_json(const std::vector<vision::ReadImage>& images, const maps::Json& old);
[[nodiscard]] maps::Json left_out_json(const std::vector<vision::Unreadable>& photos, const maps::Json& old);
[[nodiscard]] maps::Json timing_json(const vision::Timing& timing, const maps::Json& old);

}  // namespace railref::app
