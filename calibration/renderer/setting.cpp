#include "calibration/renderer/setting.h"

namespace railref::renderer {

namespace {

void set_straight(Setting& setting, cv::RNG& rng) {
    setting.camera.tilt_deg = rng.uniform(0.0, 2.0);
    setting.camera.azimuth_deg = rng.uniform(-3.0, 3.0);
    setting.light = {.azimuth_deg = rng.uniform(0.0, 360.0),
                     .elevation_deg = 70,
                     .distance_mm = 4000,
                     .radius_mm = 700,
                     .strength = 0.45,
                     .ambient = 0.62};
}

void set_table(Setting& setting, cv::RNG& rng) {
    setting.camera.tilt_deg = rng.uniform(20.0, 35.0);
    setting.camera.azimuth_deg = rng.uniform(-180.0, 180.0);
    setting.camera.roll_deg = rng.uniform(-4.0, 4.0);
    setting.camera.k1 = rng.uniform(-0.004, 0.008);
    setting.light = {.azimuth_deg = rng.uniform(0.0, 360.0),
                     .elevation_deg = rng.uniform(40.0, 65.0),
                     .distance_mm = 1800,
                     .radius_mm = rng.uniform(50.0, 200.0),
                     .strength = 0.75,
                     .ambient = 0.35,
                     .warmth = rng.uniform(0.0, 0.6),
                     .glare = rng.uniform(0.0, 0.25)};
    setting.sensor.noise = rng.uniform(0.004, 0.012);
}

void set_oblique(Setting& setting, cv::RNG& rng) {
    setting.camera.tilt_deg = rng.uniform(45.0, 58.0);
    setting.camera.azimuth_deg = rng.uniform(-180.0, 180.0);
    setting.camera.roll_deg = rng.uniform(-8.0, 8.0);
    setting.camera.k1 = rng.uniform(-0.006, 0.012);
    setting.light = {.azimuth_deg = rng.uniform(0.0, 360.0),
                     .elevation_deg = rng.uniform(28.0, 45.0),
                     .distance_mm = 1300,
                     .radius_mm = rng.uniform(30.0, 120.0),
                     .strength = 0.7,
                     .ambient = 0.28,
                     .warmth = rng.uniform(0.2, 0.9),
                     .glare = rng.uniform(0.1, 0.7)};
    setting.sensor.noise = rng.uniform(0.010, 0.025);
    setting.sensor.blur_px = rng.uniform(0.5, 1.1);
}

}  // namespace

Setting random_setting(cv::Size2d face_mm, View view, std::uint64_t seed, cv::Size size) {
    cv::RNG rng(seed * 0xD1B54A32D192ED03ULL + 5);
    Setting setting;
    setting.size = size;
    setting.seed = seed;
    switch (view) {
        case View::straight:
            set_straight(setting, rng);
            break;
        case View::table:
            set_table(setting, rng);
            break;
        case View::oblique:
            set_oblique(setting, rng);
            break;
    }
    setting.table = static_cast<TableTop>(rng.uniform(0, 5));
    setting.camera = framed(setting.camera, face_mm, size, view == View::straight ? 0.94 : 0.9);
    return setting;
}

}  // namespace railref::renderer
