#pragma once

#include <string>

#include "maps/dudu/hex_map.h"
#include "vision/dudu/hex_reading.h"

namespace railref::app {

/// A reading of a hex map for people: what lies where, what must be looked at, what no photo shows.
[[nodiscard]] std::string dudu_reading_text(const vision::dudu::HexReading& reading, const maps::dudu::HexMap& map);

}  // namespace railref::app
