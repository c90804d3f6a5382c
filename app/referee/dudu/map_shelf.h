#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "maps/result.h"

namespace railref::app {

/// The hex maps that can be played on: the built-in ones, then this user's own, each in a file ID.json of one folder,
/// beside it, where one was learned, its print.
class MapShelf {
public:
    using MapPtr = std::shared_ptr<const maps::dudu::HexMap>;

    /// Nothing is made before the first write.
    explicit MapShelf(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] std::vector<MapPtr> maps() const;  ///< unreadable files are left out
    [[nodiscard]] MapPtr find(std::string_view id) const;
    [[nodiscard]] bool is_own(std::string_view id) const;
    /// Where the print of an own map is kept (a calibration::dudu::HexProfile).
    [[nodiscard]] std::filesystem::path print_file(std::string_view id) const;
    [[nodiscard]] bool has_print(std::string_view id) const;
    /// Keeps an own map, in place of one with the same id; the print of another layout goes. Refused: a built-in map's
    /// id.
    [[nodiscard]] maps::Result<void> keep(const maps::dudu::HexMap& map);
    [[nodiscard]] maps::Result<void> remove(std::string_view id);  ///< with its print
    /// An id that no map has, made from a name: "our-map", "our-map-2", for names without Latin letters "map".
    [[nodiscard]] std::string free_id(std::string_view name) const;

private:
    [[nodiscard]] std::filesystem::path file_of(std::string_view id) const;

    std::filesystem::path folder_;
};

}  // namespace railref::app
