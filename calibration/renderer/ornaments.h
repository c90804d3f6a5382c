#pragma once

#include "calibration/renderer/canvas.h"
#include "calibration/renderer/terrain.h"
#include "maps/board_map.h"

namespace railref::renderer {

/// Which parts of the canvas are taken (CV_8U, 255 taken), so that lettering and ornaments find room.
class Room {
public:
    explicit Room(cv::Size size);

    void take(const std::vector<cv::Point2d>& polygon);
    void take(cv::Rect2d rect);
    /// Share of the rectangle that is taken or off the canvas, 0..1.
    [[nodiscard]] double taken(cv::Rect2d rect) const;
    /// Free spot farthest from everything taken, among pixels where `allowed` (CV_8U) is set; its clearance in pixels.
    struct Spot {
        cv::Point2d centre;
        double clearance = 0;
    };
    [[nodiscard]] Spot widest_spot(const cv::Mat& allowed) const;

private:
    cv::Mat plan_;  // coarser than the canvas by `coarse`
};

/// Meridians and parallels.
void draw_graticule(Canvas& canvas);
/// City names beside their dots where most room is.
void draw_city_names(Canvas& canvas, const maps::BoardMap& map, Room& room);
/// Title and points table, compass rose, then trees, peaks, waves and ships scattered over what is free.
void draw_ornaments(Canvas& canvas, const maps::BoardMap& map, const Terrain& terrain, Room& room, cv::RNG& rng);

}  // namespace railref::renderer
