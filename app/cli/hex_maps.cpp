#include "app/cli/hex_maps.h"

#include <filesystem>

#include "app/referee/words.h"
#include "maps/dudu/load_hex_map.h"

namespace railref::app {

tl::expected<maps::dudu::HexMap, std::string> find_hex_map(const std::string& word) {
    if (const auto* map = maps::dudu::built_in_hex_map(word)) return *map;
    if (std::filesystem::path(word).extension() == ".json") {
        const auto map = maps::dudu::load_hex_map(word);
        if (!map) return tl::unexpected(map.error().message());
        return *map;
    }
    std::string known = board_list();
    for (const std::string_view id : maps::dudu::built_in_hex_maps()) known += ", " + std::string(id);
    return tl::unexpected("expected a board (" + known + ") or a hex map's file (.json), found \"" + word + "\"");
}

}  // namespace railref::app
