#include "calibration/renderer/scene.h"

namespace railref::renderer {

namespace {

void set_straight(Scene& scene, cv::RNG& rng) {
    scene.camera.tilt_deg = rng.uniform(0.0, 2.0);
    scene.camera.azimuth_deg = rng.uniform(-3.0, 3.0);
    scene.light = {.azimuth_deg = rng.uniform(0.0, 360.0),
                   .elevation_deg = 70,
                   .distance_mm = 4000,
                   .radius_mm = 700,
                   .strength = 0.45,
                   .ambient = 0.62};
    scene.sloppiness = {.shift_mm = 0.3, .turn_deg = 1.0};
}

void set_table(Scene& scene, cv::RNG& rng) {
    scene.camera.tilt_deg = rng.uniform(20.0, 35.0);
    scene.camera.azimuth_deg = rng.uniform(-180.0, 180.0);
    scene.camera.roll_deg = rng.uniform(-4.0, 4.0);
    scene.camera.k1 = rng.uniform(-0.004, 0.008);
    scene.light = {.azimuth_deg = rng.uniform(0.0, 360.0),
                   .elevation_deg = rng.uniform(40.0, 65.0),
                   .distance_mm = 1800,
                   .radius_mm = rng.uniform(50.0, 200.0),
                   .strength = 0.75,
                   .ambient = 0.35,
                   .warmth = rng.uniform(0.0, 0.6),
                   .glare = rng.uniform(0.0, 0.25)};
    scene.sloppiness = {.shift_mm = 0.6, .turn_deg = 2.5, .lying_on_side = 0.01};
    scene.sensor.noise = rng.uniform(0.004, 0.012);
}

void set_oblique(Scene& scene, cv::RNG& rng) {
    scene.camera.tilt_deg = rng.uniform(45.0, 58.0);
    scene.camera.azimuth_deg = rng.uniform(-180.0, 180.0);
    scene.camera.roll_deg = rng.uniform(-8.0, 8.0);
    scene.camera.k1 = rng.uniform(-0.006, 0.012);
    scene.light = {.azimuth_deg = rng.uniform(0.0, 360.0),
                   .elevation_deg = rng.uniform(28.0, 45.0),
                   .distance_mm = 1300,
                   .radius_mm = rng.uniform(30.0, 120.0),
                   .strength = 0.7,
                   .ambient = 0.28,
                   .warmth = rng.uniform(0.2, 0.9),
                   .glare = rng.uniform(0.1, 0.7)};
    scene.sloppiness = {.shift_mm = 1.0, .turn_deg = 5.0, .lying_on_side = 0.03};
    scene.sensor.noise = rng.uniform(0.010, 0.025);
    scene.sensor.blur_px = rng.uniform(0.5, 1.1);
}

}  // namespace

Scene empty_scene(const maps::BoardMap& map, View view, std::uint64_t seed, cv::Size size) {
    cv::RNG rng(seed * 0xD1B54A32D192ED03ULL + 5);
    Scene scene;
    scene.map = &map;
    scene.size = size;
    scene.seed = seed;
    switch (view) {
        case View::straight:
            set_straight(scene, rng);
            break;
        case View::table:
            set_table(scene, rng);
            break;
        case View::oblique:
            set_oblique(scene, rng);
            break;
    }
    scene.table = static_cast<TableTop>(rng.uniform(0, 5));
    scene.camera = framed(scene.camera, map, size, view == View::straight ? 0.94 : 0.9);
    return scene;
}

}  // namespace railref::renderer
