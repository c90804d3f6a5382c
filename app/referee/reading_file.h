#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "maps/json_reader.h"
#include "maps/result.h"
#include "vision/reading.h"

/// Files in "railref-reading/1": what the photos say.
namespace railref::app {

/// A reading and the document it came from; see GameFile.
struct ReadingFile {
    vision::Reading reading;
    maps::Json document;
};

/// Strict, as read_game(). Every route is listed, and every city where the board has stations.
[[nodiscard]] maps::Result<ReadingFile> read_reading(const std::filesystem::path& file);

/// The same from text in memory; `file` is what errors call it.
[[nodiscard]] maps::Result<ReadingFile> parse_reading(std::string_view json, const std::string& file);

/// The reading as a document; fields of `document` that this version does not know are kept.
[[nodiscard]] maps::Json reading_json(const vision::Reading& reading,
                                      const maps::Json& document = maps::Json::object());

}  // namespace railref::app
