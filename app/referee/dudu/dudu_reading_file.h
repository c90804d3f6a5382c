#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "maps/dudu/hex_map.h"
#include "maps/json_reader.h"
#include "maps/result.h"
#include "vision/dudu/hex_reading.h"

/// Files in "railref-dudu-reading/1": what photos say of a hex map in play (described in maps/dudu/README.md).
namespace railref::app {

/// A reading, the map that it is of, and the document that it came from.
struct DuduReadingFile {
    vision::dudu::HexReading reading;
    maps::dudu::HexMap map;
    maps::Json document;
};

/// Strict: every hex of the map without a printed building is listed once. The map is in the document.
[[nodiscard]] maps::Result<DuduReadingFile> read_dudu_reading(const std::filesystem::path& file);

/// The same from text in memory; `file` is what errors call it.
[[nodiscard]] maps::Result<DuduReadingFile> parse_dudu_reading(std::string_view json, const std::string& file);

/// The reading as a document; fields of `document` that this version does not know are kept.
[[nodiscard]] maps::Json dudu_reading_json(const vision::dudu::HexReading& reading, const maps::dudu::HexMap& map,
                                           const maps::Json& document = maps::Json::object());

}  // namespace railref::app
