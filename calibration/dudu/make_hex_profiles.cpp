// Makes a built-in hex map's profile from our own print of it: railref_make_hex_profiles MAP PRINTING OUT

#include <iostream>
#include <string>

#include "calibration/dudu/hex_profile.h"
#include "calibration/renderer/dudu/hex_print.h"
#include "maps/dudu/load_hex_map.h"

int main(int argc, char** argv) {
    using namespace railref;
    const auto* map = argc == 4 ? maps::dudu::built_in_hex_map(argv[1]) : nullptr;
    if (map == nullptr) {
        std::cerr << "railref_make_hex_profiles MAP PRINTING OUT\n";
        return 2;
    }
    const auto sheet = renderer::dudu::draw_hex_sheet(*map, 4, std::stoull(argv[2]));
    const cv::Size2d size = calibration::dudu::size_mm(*map);
    calibration::BoardWarp warp;
    // The frame begins at the edge of its first pixel, and pixel centres are whole numbers.
    const double border = sheet.border_mm * sheet.px_per_mm - 0.5;
    warp.photo_from_board =
        cv::Matx33d(size.width * sheet.px_per_mm, 0, border, 0, size.height * sheet.px_per_mm, border, 0, 0, 1);
    const auto profile =
        calibration::dudu::learn_hex_map(sheet.pixels, warp, *map, "our own printing", "railref_render hex --flat");
    const auto saved = calibration::dudu::save_hex_profile(profile, argv[3]);
    if (!saved) std::cerr << saved.error().message() << '\n';
    return saved ? 0 : 2;
}
