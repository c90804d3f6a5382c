#include "app/referee/dudu/map_shelf.h"

#include <algorithm>
#include <cctype>

#include "maps/dudu/load_hex_map.h"
#include "maps/write_file.h"

namespace railref::app {

namespace {

namespace fs = std::filesystem;
using maps::dudu::HexMap;

maps::Result<void> remove_file(const fs::path& file) {
    std::error_code error;
    fs::remove(file, error);
    if (!error) return {};
    return tl::unexpected(maps::FileError{file.string(), "", "cannot be removed: " + error.message()});
}

}  // namespace

fs::path MapShelf::file_of(std::string_view id) const { return folder_ / (std::string(id) + ".json"); }

fs::path MapShelf::print_file(std::string_view id) const { return folder_ / (std::string(id) + ".hexprofile"); }

bool MapShelf::has_print(std::string_view id) const {
    std::error_code ignored;
    return fs::exists(print_file(id), ignored);
}

std::vector<MapShelf::MapPtr> MapShelf::maps() const {
    std::vector<MapPtr> list;
    // Built-in maps live as long as the program.
    for (const std::string_view id : maps::dudu::built_in_hex_maps())
        list.emplace_back(MapPtr(), maps::dudu::built_in_hex_map(id));
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder_, ignored))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        auto map = maps::dudu::load_hex_map(file);
        if (map && map->id() == file.stem()) list.push_back(std::make_shared<HexMap>(std::move(*map)));
    }
    return list;
}

MapShelf::MapPtr MapShelf::find(std::string_view id) const {
    for (const MapPtr& map : maps())
        if (map->id() == id) return map;
    return nullptr;
}

bool MapShelf::is_own(std::string_view id) const { return maps::dudu::built_in_hex_map(id) == nullptr; }

maps::Result<void> MapShelf::keep(const HexMap& map) {
    if (!is_own(map.id()))
        return tl::unexpected(maps::FileError{file_of(map.id()).string(), "/id", "expected an id of its own"});
    std::error_code error;
    fs::create_directories(folder_, error);
    if (error)
        return tl::unexpected(maps::FileError{folder_.string(), "", "this folder cannot be made: " + error.message()});
    const MapPtr before = find(map.id());
    const auto written = maps::write_file(file_of(map.id()), hex_map_json(map).dump(2) + "\n");
    if (!written || (before && *before == map)) return written;
    return remove_file(print_file(map.id()));
}

maps::Result<void> MapShelf::remove(std::string_view id) {
    const auto removed = remove_file(file_of(id));
    return removed ? remove_file(print_file(id)) : removed;
}

std::string MapShelf::free_id(std::string_view name) const {
    std::string slug;
    for (const char c : name) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isalnum(letter) != 0)
            slug += static_cast<char>(std::tolower(letter));
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
    }
    while (!slug.empty() && slug.back() == '-') slug.pop_back();
    if (slug.empty()) slug = "map";
    std::string id = slug;
    std::error_code ignored;
    for (int number = 2; !is_own(id) || fs::exists(file_of(id), ignored); ++number)
        id = slug + "-" + std::to_string(number);
    return id;
}

}  // namespace railref::app
