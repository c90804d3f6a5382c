#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "calibration/renderer/camera.h"

namespace railref::renderer {

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

/// From light to file.
struct Sensor {
    double exposure = 1;
    double noise = 0.006;    ///< standard deviation at mid-gray, share of white
    double blur_px = 0.4;    ///< standard deviation of the lens's blur
    double motion_px = 0;    ///< length of a sideways shake
    double vignette = 0.15;  ///< share of light lost in the corners
    int jpeg_quality = 92;
};

/// Where, in what light and with what camera a photo is taken, whatever game lies on the table.
struct Setting {
    Camera camera;
    Light light;
    TableTop table = TableTop::oak;
    Sensor sensor;
    cv::Size size{1600, 1200};
    std::uint64_t seed = 1;  ///< of everything that is left to chance
};

enum class View { straight, table, oblique };

/// Straight: from above, even light. Table: 20 to 35 degrees, lamp light. Oblique: 45 to 58 degrees, low warm light.
/// `seed` varies the pose; the whole face is in the picture.
[[nodiscard]] Setting random_setting(cv::Size2d face_mm, View view, std::uint64_t seed, cv::Size size);

}  // namespace railref::renderer
