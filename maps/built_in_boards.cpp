#include <array>
#include <cstdio>
#include <cstdlib>

#include "maps/load_map.h"

// The bytes of maps/*.json, put into the program by railref_embed().
extern "C" {
extern const char railref_board_usa_begin[];
extern const char railref_board_usa_end[];
extern const char railref_board_europe_begin[];
extern const char railref_board_europe_end[];
extern const char railref_board_nordic_begin[];
extern const char railref_board_nordic_end[];
}

namespace railref::maps {

namespace {

/// A built-in board that does not load is a broken build, not bad input.
BoardMap load_or_abort(const char* begin, const char* end, const std::string& file) {
    Result<BoardMap> map = parse_map({begin, static_cast<std::size_t>(end - begin)}, file);
    if (map) return std::move(*map);
    std::fprintf(stderr, "railref: built-in board is broken: %s\n", map.error().message().c_str());
    std::abort();
}

const std::array<BoardMap, 3>& boards() {
    static const std::array<BoardMap, 3> loaded{
        load_or_abort(railref_board_usa_begin, railref_board_usa_end, "maps/usa.json"),
        load_or_abort(railref_board_europe_begin, railref_board_europe_end, "maps/europe.json"),
        load_or_abort(railref_board_nordic_begin, railref_board_nordic_end, "maps/nordic.json")};
    return loaded;
}

}  // namespace

std::vector<std::string_view> built_in_boards() {
    std::vector<std::string_view> ids;
    for (const BoardMap& map : boards()) ids.emplace_back(map.id());
    return ids;
}

const BoardMap* built_in_board(std::string_view id) {
    for (const BoardMap& map : boards()) {
        if (map.id() == id) return &map;
    }
    return nullptr;
}

}  // namespace railref::maps
