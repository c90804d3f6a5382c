#pragma once

#include "maps/json_reader.h"
#include "vision/dudu/hex_reading.h"

/// What lies on hexes, as JSON: a reading inside a saved session, and people's answers.
namespace railref::app {

/// { "tracks"?: [[side, side]], "train"?: { "colour", "facing" }, "factory"?: exit side }; {} for an empty hex.
[[nodiscard]] maps::Json hex_contents_json(const vision::dudu::HexContents& contents);
/// Notes what is wrong in the node's reader.
[[nodiscard]] vision::dudu::HexContents read_hex_contents(const maps::JsonNode& node);

[[nodiscard]] maps::Json hex_json(maps::dudu::Hex hex);

/// { "map", "images", "hexes": [{ "hex", "contents", "seen", "confidence", "also" }], "questions": [...] }.
[[nodiscard]] maps::Json hex_reading_json(const vision::dudu::HexReading& reading);
[[nodiscard]] vision::dudu::HexReading read_hex_reading(const maps::JsonNode& node);

}  // namespace railref::app
