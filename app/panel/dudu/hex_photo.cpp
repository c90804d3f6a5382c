#include "app/panel/dudu/hex_photo.h"

#include <opencv2/core.hpp>

#include "calibration/dudu/built_in_hex_profiles.h"
#include "calibration/dudu/calibrate_hex_map.h"
#include "vision/dudu/read_hex_map.h"

namespace railref::app {

namespace {

using calibration::dudu::HexProfile;

std::vector<HexProfile> own_ones(const std::filesystem::path& folder) {
    std::vector<HexProfile> profiles;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        if (entry.path().extension() != ".hexprofile") continue;
        auto profile = calibration::dudu::load_hex_profile(entry.path());
        if (profile) profiles.push_back(std::move(*profile));
    }
    return profiles;
}

QImage seen_from_above(std::span<const vision::Photo> photos, const vision::dudu::HexReading& reading,
                       std::span<const HexProfile* const> profiles) {
    const auto profile =
        std::ranges::find_if(profiles, [&](const HexProfile* one) { return one->map.id() == reading.map; });
    if (profile == profiles.end()) return {};
    std::vector<cv::Mat> above;
    for (std::size_t i = 0; i < photos.size() && i < reading.images.size(); ++i)
        above.push_back(vision::dudu::rectify(photos[i], reading.images[i].registration, (*profile)->map,
                                              from_above_width_px));
    return laid_over(above);
}

}  // namespace

ReadPhotos hex_photo_reader(const std::filesystem::path& own_profiles) {
    return [own_profiles](std::span<const vision::Photo> photos, const vision::ReadOptions& options) -> PhotoOutcome {
        const std::vector<HexProfile> own = own_ones(own_profiles);
        auto profiles = calibration::dudu::built_in_hex_profiles();
        for (const HexProfile& profile : own) profiles.push_back(&profile);
        auto answer = vision::dudu::read_hex_map(photos, profiles, options);
        if (std::holds_alternative<vision::Cancelled>(answer)) return vision::Cancelled{};
        if (const auto* nothing = std::get_if<vision::NoBoard>(&answer)) return bad_photo(photos, *nothing);
        auto& reading = std::get<vision::dudu::HexReading>(answer);
        QImage above = seen_from_above(photos, reading, profiles);
        return ReadPhoto{std::move(reading), std::move(above)};
    };
}

maps::Result<void> learn_own_map(const QImage& photo, const maps::dudu::HexMap& map,
                                 const std::vector<calibration::dudu::TappedHex>& middles,
                                 const std::filesystem::path& own_profiles) {
    QImage bgr = photo.convertToFormat(QImage::Format_BGR888);
    const cv::Mat pixels(bgr.height(), bgr.width(), CV_8UC3, bgr.bits(), static_cast<std::size_t>(bgr.bytesPerLine()));
    const auto profile = calibration::dudu::calibrate_hex_map(pixels, map.name(), map, middles, {});
    if (!profile) return tl::unexpected(profile.error());
    return calibration::dudu::save_hex_profile(*profile, own_profiles / (map.id() + ".hexprofile"));
}

}  // namespace railref::app
