#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "calibration/renderer/setting.h"
#include "maps/board_map.h"

namespace railref::renderer {

using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;

/// What lies on the board.
struct BoardState {
    std::map<RouteId, PlayerColour> claims;
    std::map<CityId, PlayerColour> stations;
    std::map<PlayerColour, int> markers;  ///< square 0..99; drawn only where the board's squares are known

    bool operator==(const BoardState&) const = default;
};

/// How carelessly pieces were put down.
struct Sloppiness {
    double shift_mm = 0.5;     ///< standard deviation
    double turn_deg = 1.5;     ///< standard deviation
    double lying_on_side = 0;  ///< share of trains
};

/// Everything that a picture depends on. The same scene gives the same picture.
struct Scene : Setting {
    const maps::BoardMap* map = nullptr;
    BoardState state;
    std::map<PlayerColour, Vec3> plastics;  ///< of another edition, as plastic() gives them; not listed: the usual ones
    double train_height_share = 1;          ///< as a share of the usual: other editions have flat and open cars
    Sloppiness sloppiness;
    std::map<RouteId, cv::Point2d> aside_mm;  ///< trains that lie beside their spaces: x right, y down as printed
    bool spare_pieces = false;                ///< the trains and stations that are left lie beside the board
    int texture_px = 3000;                    ///< width of the printed board's texture
    std::uint64_t printing = 1;               ///< seed of draw_board
};

/// From a route's spaces to its twin's, x right and y down as printed. There must be one.
[[nodiscard]] cv::Point2d to_twin_mm(const maps::BoardMap& map, const maps::Route& route);

/// The board without pieces in a random_setting().
[[nodiscard]] Scene empty_scene(const maps::BoardMap& map, View view, std::uint64_t seed, cv::Size size);

}  // namespace railref::renderer
