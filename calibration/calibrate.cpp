#include "calibration/calibrate.h"

#include "calibration/find_face.h"
#include "calibration/make_profile.h"
#include "calibration/outline_search.h"
#include "calibration/photo_quality.h"

namespace railref::calibration {

namespace {

std::optional<BoardWarp> locate_unknown(const cv::Mat& photo, const maps::BoardMap& map) {
    const auto outline = find_outline(photo, map);
    if (!outline) return {};
    BoardWarp warp;
    warp.photo_from_board = *outline;
    warp.up = estimate_up(*outline, size_mm(map), photo.size());
    return warp;
}

}  // namespace

maps::Result<BoardProfile> calibrate(const cv::Mat& photo, const std::string& file, const maps::BoardMap& map,
                                     std::span<const BoardProfile* const> known) {
    const auto refuse = [&](std::string why) { return tl::unexpected(maps::FileError{file, "", std::move(why)}); };
    const std::string expected = "expected a photo of the whole empty " + map.name() + " board, found ";
    const auto fix = find_board(photo, known);
    if (fix && fix->profile->map->id() != map.id())
        return refuse(expected + "the board of " + fix->profile->map->name());
    const auto warp = fix ? std::optional(fix->warp) : locate_unknown(photo, map);
    if (!warp) return refuse(expected + "none in it");
    if (auto fault = fault_of(judge_photo(photo, *warp, size_mm(map)), size_mm(map))) return refuse(std::move(*fault));
    return make_profile(photo, *warp, map, "your own copy", file);
}

}  // namespace railref::calibration
