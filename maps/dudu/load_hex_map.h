#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "maps/json_reader.h"
#include "maps/result.h"

namespace railref::maps::dudu {

/// Reads and checks a map file ("railref-hex-map/1", described in maps/dudu/README.md).
/// Errors name the file, the JSON pointer and what was expected.
[[nodiscard]] Result<HexMap> load_hex_map(const std::filesystem::path& file);

/// The same from text that is already in memory; `file` is what errors call it.
[[nodiscard]] Result<HexMap> parse_hex_map(std::string_view json, const std::string& file);

/// The map as a document in "railref-hex-map/1"; reading it again gives the same map.
[[nodiscard]] Json hex_map_json(const HexMap& map);

/// [q, r]; notes what is wrong in the node's reader.
[[nodiscard]] Hex read_hex(const JsonNode& node);

/// A number from 0 to 5.
[[nodiscard]] Side read_side(const JsonNode& node);

/// Ids of the maps that are built into the program, in the order in which they are offered.
[[nodiscard]] std::vector<std::string_view> built_in_hex_maps();

/// A built-in map, loaded once and alive as long as the program; nullptr for an unknown id.
[[nodiscard]] const HexMap* built_in_hex_map(std::string_view id);

}  // namespace railref::maps::dudu
