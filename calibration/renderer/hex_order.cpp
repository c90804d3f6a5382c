#include "calibration/renderer/hex_order.h"

#include <optional>

#include "calibration/renderer/dudu/hex_scene.h"
#include "calibration/renderer/picture_file.h"
#include "maps/dudu/load_hex_map.h"

namespace railref::renderer {

namespace {

maps::Result<maps::dudu::HexMap> map_of(const std::string& word) {
    if (const auto* map = maps::dudu::built_in_hex_map(word)) return *map;
    return maps::dudu::load_hex_map(word);
}

}  // namespace

const CLI::App* add_hex_order(CLI::App& app, HexOrder& order) {
    CLI::App* hex = app.add_subcommand("hex", "Draws a photo of a hex map in play");
    hex->add_option("--map", order.map, "a built-in map or a map file")->required();
    hex->add_option("--camera", order.view, "straight, table or oblique")
        ->transform(CLI::CheckedTransformer(view_words));
    hex->add_option("--printing", order.printing, "seed of the printed map's look");
    hex->add_option("--seed", order.seed, "of everything else");
    hex->add_option("--width", order.width, "of the picture, pixels")->check(CLI::Range(200, 8000));
    hex->add_flag("--empty", order.empty, "nothing drawn on the map");
    hex->add_flag("--flat", order.flat, "the printed map alone, without a camera");
    hex->add_option("-o,--output", order.picture, "the picture, .jpg or .png")->required();
    return hex;
}

maps::Result<void> draw(const HexOrder& order) {
    const auto map = map_of(order.map);
    if (!map) return tl::unexpected(map.error());
    if (order.flat) return write_picture(dudu::draw_hex_sheet(*map, 4, order.printing).pixels, 92, order.picture);
    const cv::Size size(order.width, order.width * 3 / 4);
    const auto scene = order.empty ? dudu::empty_hex_scene(*map, order.printing, order.seed)
                                   : dudu::random_hex_scene(*map, order.printing, order.view, order.seed, size);
    const dudu::HexPicture picture = dudu::render(scene);
    if (auto written = write_picture(picture.pixels, scene.sensor.jpeg_quality, order.picture); !written)
        return written;
    return write_json(dudu::truth_json(scene, picture, order.picture.filename().string()),
                      std::filesystem::path(order.picture).replace_extension(".json"));
}

}  // namespace railref::renderer
