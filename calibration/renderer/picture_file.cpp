#include "calibration/renderer/picture_file.h"

#include <map>
#include <string>
#include <vector>

#include "calibration/media/media.h"
#include "maps/write_file.h"

namespace railref::renderer {

namespace {

using maps::Json;

Json players_json(const Scene& scene) {
    struct Used {
        int trains = 0;
        int points = 0;
    };
    std::map<PlayerColour, Used> used;
    for (const auto& [colour, square] : scene.state.markers) used[colour];
    for (const auto& [route, colour] : scene.state.claims) {
        used[colour].trains += scene.map->route(route).length();
        used[colour].points += scene.map->points(route);
    }
    Json players = Json::array();
    for (const auto& [colour, sum] : used) {
        players.push_back({{"colour", maps::name(colour)}, {"trains", sum.trains}, {"route_points", sum.points}});
    }
    return players;
}

Json matrix_json(const cv::Matx33d& m) {
    Json rows = Json::array();
    for (int i = 0; i < 3; ++i) rows.push_back({m(i, 0), m(i, 1), m(i, 2)});
    return rows;
}

Json corners_json(const Scene& scene) {
    const Projection projection(scene.camera, scene.size);
    Json corners = Json::array();
    for (const maps::Point p : {maps::Point{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
        const auto seen = projection.project(world_of(*scene.map, p));
        corners.push_back(seen ? Json{seen->pixel.x, seen->pixel.y} : Json());
    }
    return corners;
}

Json camera_json(const Scene& scene) {
    const Projection projection(scene.camera, scene.size);
    const Vec3& at = projection.position();
    return {{"f_px", projection.focal_px()},
            {"R", matrix_json(projection.rotation())},
            {"t_mm", {at[0], at[1], at[2]}},
            {"tilt_deg", scene.camera.tilt_deg},
            {"azimuth_deg", scene.camera.azimuth_deg},
            {"roll_deg", scene.camera.roll_deg},
            {"k1", scene.camera.k1}};
}

Json route_slugs(const maps::BoardMap& map, const std::vector<RouteId>& routes) {
    Json slugs = Json::array();
    for (const RouteId id : routes) slugs.push_back(map.route(id).slug);
    return slugs;
}

}  // namespace

maps::Json truth_json(const Scene& scene, const Truth& truth, std::string_view image_name) {
    const maps::BoardMap& map = *scene.map;
    Json claims = Json::object();
    for (const auto& [route, colour] : scene.state.claims) claims[map.route(route).slug] = maps::name(colour);
    Json stations = Json::object();
    for (const auto& [city, colour] : scene.state.stations) stations[map.city(city).slug] = maps::name(colour);
    Json markers = Json::object();
    if (!map.score_track().empty()) {
        for (const auto& [colour, square] : scene.state.markers) markers[std::string(maps::name(colour))] = square;
    }
    return {{"image", image_name},
            {"board", map.id()},
            {"seed", scene.seed},
            {"empty", scene.state == BoardState{}},
            {"size", {scene.size.width, scene.size.height}},
            {"players", players_json(scene)},
            {"claims", claims},
            {"stations", stations},
            {"markers", markers},
            {"outside_routes", route_slugs(map, truth.outside_routes)},
            {"partly_outside_routes", route_slugs(map, truth.partly_outside_routes)},
            {"homography", matrix_json(truth.homography.matrix)},
            {"homography_max_error_px", truth.homography.max_error_px},
            {"corners", corners_json(scene)},
            {"camera", camera_json(scene)}};
}

maps::Result<void> write_picture(const cv::Mat& pixels, int jpeg_quality, const std::filesystem::path& file) {
    const std::string ending = file.extension().string();
    if (ending != ".jpg" && ending != ".png") {
        return tl::unexpected(maps::FileError{file.string(), "", "expected a name that ends in .jpg or .png"});
    }
    const auto bytes = ending == ".jpg" ? media::encode_jpeg(pixels, jpeg_quality) : media::encode_png(pixels);
    if (!bytes) return tl::unexpected(maps::FileError{file.string(), "", bytes.error()});
    return maps::write_file(file, {reinterpret_cast<const char*>(bytes->data()), bytes->size()});
}

maps::Result<void> write_json(const maps::Json& json, const std::filesystem::path& file) {
    return maps::write_file(file, json.dump(2) + "\n");
}

}  // namespace railref::renderer
