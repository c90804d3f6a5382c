#pragma once

#include <string>
#include <string_view>

#include "calibration/board_profile.h"
#include "maps/result.h"

/// The file format of profiles, "railref-profile/1": one line of text
///     railref-profile/1 <bytes of JSON> <bytes of numbers> <CRC-32 of both, hex>
/// then a JSON object with the names and the counts, then the numbers, little-endian, in the order of the JSON's
/// counts.
namespace railref::calibration {

[[nodiscard]] std::string profile_to_bytes(const BoardProfile& profile);

}  // namespace railref::calibration
