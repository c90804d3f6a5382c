#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calibration/find_face.h"
#include "vision/photo.h"
#include "vision/plastics.h"
#include "vision/reading.h"

namespace railref::vision {

struct ReadOptions {
    std::vector<PlayerColour> colours;     ///< the players', where known: trains of others are asked about; empty: any
    Plastics plastics = usual_plastics();  ///< how their pieces look
    std::function<void(std::string_view step, double share)> progress;  ///< called on the reading thread; may be empty
    std::stop_token stop;
};

/// In black and white, in sepia: nobody can say whose pieces it shows. `picture` is CV_8UC3.
[[nodiscard]] bool has_no_colours(const cv::Mat& picture);

/// Of a photo or camera in black and white or in the light of one colour only.
[[nodiscard]] Unreadable colourless(const std::string& file);

/// Cancelled through ReadOptions::stop.
struct Cancelled {};

/// Reads one position from one or more photos of it. The board is the one of `profiles` that fits best.
/// `photos` must not be empty. Those in which no board is found are left out where others show it.
[[nodiscard]] std::variant<Reading, Unreadable, Cancelled> read_board(
    std::span<const Photo> photos, std::span<const calibration::BoardProfile* const> profiles,
    const ReadOptions& options);

/// The same once the board has been found in every photo; not empty, all of one profile. Without timing. Photos that
/// are too small, without colours or burnt out say nothing beside others and are named as left out.
[[nodiscard]] std::variant<Reading, Unreadable> read_placed_board(std::span<const Photo> photos,
                                                                  std::vector<calibration::BoardFix> fixes,
                                                                  const ReadOptions& options);

}  // namespace railref::vision
