#include "calibration/dudu/calibrate_hex_map.h"

#include "calibration/find_face.h"
#include "calibration/photo_quality.h"

namespace railref::calibration::dudu {

namespace {

using OrWhy = tl::expected<BoardWarp, std::string>;

OrWhy locate(const cv::Mat& photo, const maps::dudu::HexMap& map, std::span<const TappedHex> taps,
             std::span<const HexProfile* const> known) {
    if (!taps.empty()) {
        const auto fit = fit_lattice(photo, map, taps);
        if (!fit) return tl::unexpected(fit.error());
        return warp_of(*fit, map, photo.size());
    }
    const std::vector<const FaceProfile*> faces(known.begin(), known.end());
    const auto fix = find_face(photo, faces);
    if (!fix || fix->profile->board != map.id())
        return tl::unexpected("expected a photo of the whole empty map " + map.name() +
                              ", found no printing of it that is known: say where four of its hexes lie");
    return fix->warp;
}

}  // namespace

maps::Result<HexProfile> calibrate_hex_map(const cv::Mat& photo, const std::string& file, const maps::dudu::HexMap& map,
                                           std::span<const TappedHex> taps, std::span<const HexProfile* const> known) {
    const auto refuse = [&](std::string why) { return tl::unexpected(maps::FileError{file, "", std::move(why)}); };
    const auto warp = locate(photo, map, taps, known);
    if (!warp) return refuse(warp.error());
    const cv::Size2d size = size_mm(map);
    if (auto fault = fault_of(judge_photo(photo, *warp, size), size)) return refuse(std::move(*fault));
    return learn_hex_map(photo, *warp, map, "your own copy", file);
}

}  // namespace railref::calibration::dudu
