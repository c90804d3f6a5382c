#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <variant>
#include <vector>

#include "vision/dudu/fuse_hexes.h"
#include "vision/dudu/hex_patches.h"
#include "vision/dudu/hex_reading.h"
#include "vision/read_board.h"

namespace railref::vision::dudu {

/// Reads one position of 火車嘟嘟 from one or more photos of it. The map is the one of `profiles` that fits best.
/// `photos` must not be empty.
[[nodiscard]] std::variant<HexReading, Unreadable, Cancelled> read_hex_map(
    std::span<const Photo> photos, std::span<const calibration::dudu::HexProfile* const> profiles,
    const ReadOptions& options);

/// The same once the map has been found in every photo; not empty, all of one profile. Without timing.
[[nodiscard]] HexReading read_placed_hex_map(std::span<const Photo> photos, std::vector<HexFix> fixes);

/// What one picture (CV_8UC3, in which the map lies at `fix`) says of every hex by itself.
[[nodiscard]] std::vector<HexEvidence> look_at_map(const cv::Mat& photo, const HexFix& fix);

}  // namespace railref::vision::dudu
