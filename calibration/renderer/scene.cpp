#include "calibration/renderer/scene.h"

namespace railref::renderer {

namespace {

Sloppiness sloppiness_of(View view) {
    switch (view) {
        case View::straight:
            return {.shift_mm = 0.3, .turn_deg = 1.0};
        case View::table:
            return {.shift_mm = 0.6, .turn_deg = 2.5, .lying_on_side = 0.01};
        case View::oblique:
            break;
    }
    return {.shift_mm = 1.0, .turn_deg = 5.0, .lying_on_side = 0.03};
}

}  // namespace

cv::Point2d to_twin_mm(const maps::BoardMap& map, const maps::Route& route) {
    const maps::Point from = route.spaces.front().centre;
    const maps::Point to = map.route(*route.twin).spaces.front().centre;
    const cv::Size2d face = face_mm(map);
    return {(to.x - from.x) * face.width, (to.y - from.y) * face.height};
}

Scene empty_scene(const maps::BoardMap& map, View view, std::uint64_t seed, cv::Size size) {
    Scene scene;
    static_cast<Setting&>(scene) = random_setting(face_mm(map), view, seed, size);
    scene.map = &map;
    scene.sloppiness = sloppiness_of(view);
    return scene;
}

}  // namespace railref::renderer
