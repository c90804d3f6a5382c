#include <array>
#include <cstdio>
#include <cstdlib>

#include "maps/dudu/load_hex_map.h"

// The bytes of maps/dudu/*.json, put into the program by railref_embed().
extern "C" {
extern const char railref_hex_map_two_bays_begin[];
extern const char railref_hex_map_two_bays_end[];
extern const char railref_hex_map_lake_ring_begin[];
extern const char railref_hex_map_lake_ring_end[];
extern const char railref_hex_map_narrows_begin[];
extern const char railref_hex_map_narrows_end[];
}

namespace railref::maps::dudu {

namespace {

/// A built-in map that does not load is a broken build, not bad input.
HexMap load_or_abort(const char* begin, const char* end, const std::string& file) {
    Result<HexMap> map = parse_hex_map({begin, static_cast<std::size_t>(end - begin)}, file);
    if (map) return std::move(*map);
    std::fprintf(stderr, "railref: built-in map is broken: %s\n", map.error().message().c_str());
    std::abort();
}

const std::array<HexMap, 3>& hex_maps() {
    static const std::array<HexMap, 3> loaded{
        load_or_abort(railref_hex_map_two_bays_begin, railref_hex_map_two_bays_end, "maps/dudu/two-bays.json"),
        load_or_abort(railref_hex_map_lake_ring_begin, railref_hex_map_lake_ring_end, "maps/dudu/lake-ring.json"),
        load_or_abort(railref_hex_map_narrows_begin, railref_hex_map_narrows_end, "maps/dudu/narrows.json")};
    return loaded;
}

}  // namespace

std::vector<std::string_view> built_in_hex_maps() {
    std::vector<std::string_view> ids;
    for (const HexMap& map : hex_maps()) ids.emplace_back(map.id());
    return ids;
}

const HexMap* built_in_hex_map(std::string_view id) {
    for (const HexMap& map : hex_maps()) {
        if (map.id() == id) return &map;
    }
    return nullptr;
}

}  // namespace railref::maps::dudu
