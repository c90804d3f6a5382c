#pragma once

#include "maps/json_reader.h"
#include "vision/dudu/hex_reading.h"

/// What lies on hexes, as JSON: in readings and among people's answers.
namespace railref::app {

/// { "tracks"?: [[side, side]], "train"?: { "colour", "facing" }, "factory"?: exit side }; {} for an empty hex.
[[nodiscard]] maps::Json hex_contents_json(const vision::dudu::HexContents& contents);
/// Notes what is wrong in the node's reader; other keys are left to the caller.
[[nodiscard]] vision::dudu::HexContents read_hex_contents(const maps::JsonNode& node);

/// [q, r]
[[nodiscard]] maps::Json hex_json(maps::dudu::Hex hex);

}  // namespace railref::app
