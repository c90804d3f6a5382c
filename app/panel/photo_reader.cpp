#include "app/panel/photo_reader.h"

#include <opencv2/core.hpp>

#include "vision/rectify.h"

namespace railref::app {

namespace {

template <class Reading, class Map>
QImage top_views(std::span<const vision::Photo> photos, const Reading& reading, const Map& map) {
    std::vector<cv::Mat> above;
    for (const vision::ReadImage& image : reading.images)
        above.push_back(
            vision::rectify(vision::photo_named(photos, image.file), image.registration, map, from_above_width_px));
    return laid_over(above);
}

}  // namespace

QImage KnownPrintings::from_above(std::span<const vision::Photo> photos, const vision::GameReading& reading) const {
    if (const auto* board = std::get_if<vision::Reading>(&reading)) return top_views(photos, *board, *board->map);
    const auto& hexes = std::get<vision::dudu::HexReading>(reading);
    const maps::dudu::HexMap* map = hexes_.map(hexes.map);
    return map == nullptr ? QImage() : top_views(photos, hexes, *map);
}

ReadPhotos photo_reader(std::vector<const calibration::BoardProfile*> boards,
                        const std::filesystem::path& own_hex_maps) {
    return [boards = std::move(boards), own_hex_maps](std::span<const vision::Photo> photos,
                                                      const vision::ReadOptions& options) -> PhotoOutcome {
        const KnownPrintings known(boards, own_hex_maps);
        auto answer = vision::read_game(photos, known.faces(), options);
        if (std::holds_alternative<vision::Cancelled>(answer)) return vision::Cancelled{};
        if (const auto* nothing = std::get_if<vision::Unreadable>(&answer)) return bad_photo(photos, *nothing);
        auto& reading = std::get<vision::GameReading>(answer);
        QImage above = known.from_above(photos, reading);
        return ReadPhoto{std::move(reading), std::move(above)};
    };
}

}  // namespace railref::app
