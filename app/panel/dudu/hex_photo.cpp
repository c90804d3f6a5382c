#include "app/panel/dudu/hex_photo.h"

#include <opencv2/core.hpp>

#include "app/referee/dudu/map_shelf.h"
#include "calibration/dudu/built_in_hex_profiles.h"
#include "calibration/dudu/calibrate_hex_map.h"

namespace railref::app {

namespace {

using calibration::dudu::HexProfile;

/// A profile of another layout would read hexes that the map no longer has.
std::vector<HexProfile> profiles_of(const MapShelf& shelf) {
    std::vector<HexProfile> profiles;
    for (const auto& map : shelf.maps()) {
        if (!shelf.is_own(map->id())) continue;
        auto profile = calibration::dudu::load_hex_profile(shelf.print_file(map->id()));
        if (profile && profile->map == *map) profiles.push_back(std::move(*profile));
    }
    return profiles;
}

}  // namespace

HexPrintings::HexPrintings(const std::filesystem::path& own_maps) : own_(profiles_of(MapShelf(own_maps))) {}

std::vector<const HexProfile*> HexPrintings::all() const {
    auto profiles = calibration::dudu::built_in_hex_profiles();
    for (const HexProfile& profile : own_) profiles.push_back(&profile);
    return profiles;
}

const maps::dudu::HexMap* HexPrintings::map(std::string_view id) const {
    for (const HexProfile* profile : all())
        if (profile->map.id() == id) return &profile->map;
    return nullptr;
}

maps::Result<void> learn_own_map(const QImage& photo, const maps::dudu::HexMap& map,
                                 const std::vector<calibration::dudu::TappedHex>& middles,
                                 const std::filesystem::path& own_maps) {
    QImage bgr = photo.convertToFormat(QImage::Format_BGR888);
    const cv::Mat pixels(bgr.height(), bgr.width(), CV_8UC3, bgr.bits(), static_cast<std::size_t>(bgr.bytesPerLine()));
    const auto profile = calibration::dudu::calibrate_hex_map(pixels, map.name(), map, middles, {});
    if (!profile) return tl::unexpected(profile.error());
    return calibration::dudu::save_hex_profile(*profile, MapShelf(own_maps).print_file(map.id()));
}

}  // namespace railref::app
