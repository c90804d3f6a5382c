#include "calibration/renderer/sample_scene.h"

#include <optional>
#include <utility>

#include "maps/board_map.h"

namespace railref::renderer {

namespace {

/// The shortest claimed route of twins of which the other is free.
std::optional<RouteId> shortest_beside_a_free_twin(const maps::BoardMap& map, const BoardState& state) {
    std::optional<RouteId> shortest;
    for (const auto& [id, owner] : state.claims) {
        const maps::Route& route = map.route(id);
        if (!route.twin || state.claims.contains(*route.twin)) continue;
        if (!shortest || route.length() < map.route(*shortest).length()) shortest = id;
    }
    return shortest;
}

}  // namespace

Scene sample_scene(const maps::BoardMap& map, BoardState state) {
    Scene scene;
    scene.map = &map;
    scene.state = std::move(state);
    scene.size = {2200, 1500};
    scene.seed = 1912;
    scene.table = TableTop::walnut;
    scene.spare_pieces = true;
    scene.light = {.azimuth_deg = -62,
                   .elevation_deg = 46,
                   .distance_mm = 1500,
                   .radius_mm = 75,
                   .strength = 0.82,
                   .ambient = 0.36,
                   .warmth = 0.42,
                   .glare = 0.10};
    scene.sloppiness = {.shift_mm = 1.3, .turn_deg = 5, .lying_on_side = 0};
    scene.sensor = {
        .exposure = 1.0, .noise = 0.006, .blur_px = 0.45, .motion_px = 0, .vignette = 0.28, .jpeg_quality = 86};
    // Of these nobody can tell whose spaces they were meant for.
    if (const auto id = shortest_beside_a_free_twin(map, scene.state))
        scene.aside_mm[*id] = to_twin_mm(map, map.route(*id)) / 2;
    scene.camera.tilt_deg = 29;
    scene.camera.azimuth_deg = -9;
    scene.camera.roll_deg = 1.5;
    scene.camera.k1 = 0.004;
    scene.camera = framed(scene.camera, face_mm(map), scene.size, 0.93);
    return scene;
}

Scene sample_empty_scene(const maps::BoardMap& map) {
    Scene scene = empty_scene(map, View::straight, 1, {2200, 1500});
    scene.table = TableTop::cloth_gray;
    scene.sensor.jpeg_quality = 85;
    return scene;
}

}  // namespace railref::renderer
