#include "calibration/renderer/render.h"

#include <algorithm>

#include "calibration/renderer/board_art.h"
#include "calibration/renderer/pieces.h"
#include "calibration/renderer/stage.h"

namespace railref::renderer {

namespace {

Truth truth_of(const Scene& scene, const Projection& projection) {
    Truth truth;
    truth.homography = fit_homography(projection, face_mm(*scene.map));
    const cv::Rect2d frame(-0.5, -0.5, scene.size.width, scene.size.height);
    int id = 0;
    for (const maps::Route& route : scene.map->routes()) {
        const auto inside = std::count_if(route.spaces.begin(), route.spaces.end(), [&](const maps::Space& space) {
            const auto seen = projection.project(world_of(*scene.map, space.centre));
            return seen && frame.contains(seen->pixel);
        });
        const auto route_id = static_cast<RouteId>(id++);
        if (inside == 0)
            truth.outside_routes.push_back(route_id);
        else if (inside < route.length())
            truth.partly_outside_routes.push_back(route_id);
    }
    return truth;
}

Vec3 plastic_in(const Scene& scene, PlayerColour colour) {
    const auto other = scene.plastics.find(colour);
    return other == scene.plastics.end() ? plastic(colour) : other->second;
}

}  // namespace

Picture render(const Scene& scene) {
    Stage stage;
    stage.face_mm = face_mm(*scene.map);
    stage.print = draw_board(*scene.map, scene.texture_px, scene.printing);
    for (Piece& piece : pieces_of(scene))
        stage.bodies.push_back({std::move(piece.mesh), plastic_in(scene, piece.colour)});
    return {photograph(scene, stage), truth_of(scene, Projection(scene.camera, scene.size))};
}

}  // namespace railref::renderer
