#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <opencv2/core.hpp>

#include "calibration/renderer/camera.h"
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

/// One lamp with soft edges and the light of the room.
struct Light {
    double azimuth_deg = 140;   ///< where the lamp stands: 0 beyond the upper edge, 90 to the right
    double elevation_deg = 50;  ///< above the table
    double distance_mm = 1600;  ///< near lamps make one side of the board brighter
    double radius_mm = 90;      ///< half shadows grow with it
    double strength = 0.8;      ///< of the lamp; 1 exposes white paper fully
    double ambient = 0.35;      ///< of the room
    double warmth = 0;          ///< -1 blue, 0 neutral, 1 lamp light
    double glare = 0;           ///< mirror image of the lamp in the printed face, 0..1
};

enum class TableTop { oak, walnut, cloth_green, cloth_gray, white };

/// How carelessly pieces were put down.
struct Sloppiness {
    double shift_mm = 0.5;     ///< standard deviation
    double turn_deg = 1.5;     ///< standard deviation
    double lying_on_side = 0;  ///< share of trains
};

/// From light to file.
struct Sensor {
    double exposure = 1;
    double noise = 0.006;    ///< standard deviation at mid-gray, share of white
    double blur_px = 0.4;    ///< standard deviation of the lens's blur
    double motion_px = 0;    ///< length of a sideways shake
    double vignette = 0.15;  ///< share of light lost in the corners
    int jpeg_quality = 92;
};

/// Everything that a picture depends on. The same scene gives the same picture.
struct Scene {
    const maps::BoardMap* map = nullptr;
    BoardState state;
    Camera camera;
    Light light;
    TableTop table = TableTop::oak;
    Sloppiness sloppiness;
    Sensor sensor;
    bool spare_pieces = false;  ///< the trains and stations that are left lie beside the board
    cv::Size size{1600, 1200};
    int texture_px = 3000;       ///< width of the printed board's texture
    std::uint64_t printing = 1;  ///< seed of draw_board
    std::uint64_t seed = 1;      ///< of everything else
};

enum class View { straight, table, oblique };

/// Straight: from above, even light. Table: 20 to 35 degrees, lamp light. Oblique: 45 to 58 degrees, low warm light.
/// `seed` varies the pose; the whole board is in the picture.
[[nodiscard]] Scene empty_scene(const maps::BoardMap& map, View view, std::uint64_t seed, cv::Size size);

}  // namespace railref::renderer
