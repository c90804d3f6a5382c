#pragma once

#include <map>
#include <string>

#include "calibration/dudu/hex_profile.h"
#include "maps/json_reader.h"
#include "vision/dudu/hex_reading.h"

/// What is true of a rendered hex map, and how a reading does against it.
namespace railref::tests {

using HexTruth = std::map<maps::dudu::Hex, vision::dudu::HexContents>;

/// From a truth file of `railref_render hex`. Hexes that hold nothing are left out.
[[nodiscard]] HexTruth hex_truth(const maps::Json& truth);

/// A profile from a picture (CV_8UC3) of the empty map, found by the truth's homography.
[[nodiscard]] calibration::dudu::HexProfile profile_of_empty(const cv::Mat& picture, const maps::Json& truth,
                                                             const maps::dudu::HexMap& map);

/// Of a wrong hex: was it asked about with the right answer among the options, with others only, or not at all?
enum class HexVerdict { right, asked, asked_otherwise, silent };

struct HexScore {
    int pictures = 0;
    int found = 0;
    int hexes = 0;  ///< seen ones
    int right = 0;
    int asked_otherwise = 0;
    int silent = 0;
    int questions = 0;
    int held = 0;  ///< hexes that hold something
    int held_right = 0;

    HexScore& operator+=(const HexScore& other);
};

/// `seen` hexes only.
[[nodiscard]] HexVerdict verdict_on(const vision::dudu::HexReading& reading, maps::dudu::Hex hex,
                                    const HexTruth& truth);
[[nodiscard]] HexScore score_of(const vision::dudu::HexReading& reading, const HexTruth& truth);

}  // namespace railref::tests
