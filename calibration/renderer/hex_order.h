#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <string>

#include "calibration/renderer/setting.h"
#include "maps/result.h"

/// `railref_render hex`: photos of 火車嘟嘟.
namespace railref::renderer {

struct HexOrder {
    std::string map;
    View view = View::table;
    std::uint64_t printing = 1;
    std::uint64_t seed = 1;
    int width = 1600;
    bool empty = false;
    bool flat = false;
    std::filesystem::path picture;
};

inline const std::map<std::string, View> view_words{
    {"straight", View::straight}, {"table", View::table}, {"oblique", View::oblique}};

/// Adds the command's options.
const CLI::App* add_hex_order(CLI::App& app, HexOrder& order);

/// Draws the picture and writes what is true of it beside it as JSON.
[[nodiscard]] maps::Result<void> draw(const HexOrder& order);

}  // namespace railref::renderer
