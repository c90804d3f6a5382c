#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/answers.h"
#include "maps/json_reader.h"
#include "maps/result.h"
#include "scoring/position.h"

/// Files in "railref-tickets/1": what people add to a reading.
namespace railref::app {

struct TicketsFile {
    const maps::Variant* variant = nullptr;
    std::vector<scoring::Player> players;
    Answers answers;
    maps::Json document;
};

/// Strict, as read_game(). The file does not name its board: `map` is the reading's.
[[nodiscard]] maps::Result<TicketsFile> read_tickets(const maps::BoardMap& map, const std::filesystem::path& file);

/// The same from text in memory; `file` is what errors call it.
[[nodiscard]] maps::Result<TicketsFile> parse_tickets(const maps::BoardMap& map, std::string_view json,
                                                      const std::string& file);

}  // namespace railref::app
