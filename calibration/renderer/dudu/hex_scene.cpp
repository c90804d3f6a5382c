#include "calibration/renderer/dudu/hex_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace railref::renderer::dudu {

namespace {

using maps::dudu::HexFace;
using maps::dudu::index;

constexpr double pi = std::numbers::pi;

/// Puts the scene's things where they really are.
class Hand {
public:
    explicit Hand(const HexScene& scene)
        : scene_(scene), face_(*scene.map), rng_(scene.seed * 0xBF58476D1CE4E5B9ULL + 37) {}

    std::vector<Body> bodies() {
        for (const StandingTrain& train : scene_.state.trains) put_train(train);
        for (int i = 0; i < scene_.clutter.cubes; ++i) put_cube();
        for (int i = 0; i < scene_.clutter.cards; ++i) put_card();
        if (scene_.clutter.pen) put_pen();
        return std::move(bodies_);
    }

    /// A hand held over the map: a palm and four fingers.
    std::vector<Caster> hand() {
        if (!scene_.clutter.hand) return {};
        std::vector<Caster> casters;
        const Vec3 at(uniform(-0.4, 0.4) * face_.width_mm(), uniform(-0.4, 0.4) * face_.height_mm(), uniform(80, 220));
        const double turn = uniform(-pi, pi);
        const auto add = [&](const Vec3& low, const Vec3& high) {
            Mesh mesh;
            add_box(mesh, low, high);
            std::vector<Vec3> points;
            for (const Triangle& t : placed(mesh, at, turn))
                points.insert(points.end(), t.corners.begin(), t.corners.end());
            casters.push_back(caster_of(points));
        };
        add({-200, -40, 0}, {45, 40, 20});
        for (int i = 0; i < 4; ++i) add({40, -38.0 + 20 * i, 0}, {uniform(90, 120), -22.0 + 20 * i, 14});
        return casters;
    }

private:
    double uniform(double low, double high) { return rng_.uniform(low, high); }

    [[nodiscard]] Vec3 world(Hex hex) const {
        return world_of(cv::Size2d(face_.width_mm(), face_.height_mm()), face_.on_face(hex));
    }

    void put_train(const StandingTrain& train) {
        const double s = scene_.sloppiness;
        const Vec3 at = world(train.hex) + Vec3(rng_.gaussian(2.5 * s), rng_.gaussian(2.5 * s), 0);
        // Sides count clockwise; the world turns the other way.
        const double angle =
            -60.0 * static_cast<double>(index(train.facing)) * pi / 180 + rng_.gaussian(9 * s) * pi / 180;
        bodies_.push_back({placed(train_mesh(scene_.train), at, angle), train_albedo(train.colour),
                           scene_.train.make == TrainMake::engine ? 0.2 : 0.05});
    }

    void put_cube() {
        constexpr std::array inks{Ink{150, 96, 52},  Ink{156, 156, 156}, Ink{46, 44, 46},
                                  Ink{184, 108, 82}, Ink{230, 206, 66},  Ink{240, 240, 236}};
        const Ink ink = inks[static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(inks.size())))];
        const double side = uniform(7.5, 9.5);
        Mesh mesh;
        add_box(mesh, {-side / 2, -side / 2, 0}, {side / 2, side / 2, side});
        bodies_.push_back(
            {placed(mesh, cube_place(), uniform(-pi, pi)), albedo_of(ink.red, ink.green, ink.blue), 0.05});
    }

    /// Beside the map, or on one of its resource sites.
    Vec3 cube_place() {
        const auto sites = scene_.map->resource_sites();
        if (!sites.empty() && uniform(0, 1) < 0.4) {
            const auto i = static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(sites.size())));
            return world(sites[i].hex) + Vec3(uniform(-9, 9), uniform(-9, 9), 0);
        }
        return beside(uniform(20, 70));
    }

    Vec3 beside(double away) {
        const double x = face_.width_mm() / 2 + 25;
        const double y = face_.height_mm() / 2 + 25;
        const double z = -board_thickness_mm;
        switch (rng_.uniform(0, 4)) {
            case 0:
                return {uniform(-x, x), y + away, z};
            case 1:
                return {uniform(-x, x), -y - away, z};
            case 2:
                return {x + away, uniform(-y, y), z};
            default:
                return {-x - away, uniform(-y, y), z};
        }
    }

    void put_card() {
        Mesh mesh;
        add_box(mesh, {-22, -34, 0}, {22, 34, 0.6});
        add_box(mesh, {-17, 4, 0.6}, {17, 28, 0.7}, 0.55);
        constexpr std::array inks{Ink{214, 70, 66}, Ink{66, 116, 196}, Ink{60, 150, 90}, Ink{240, 206, 70}};
        const Ink ink = inks[static_cast<std::size_t>(rng_.uniform(0, 4))];
        bodies_.push_back(
            {placed(mesh, beside(uniform(40, 80)), uniform(-pi, pi)), albedo_of(ink.red, ink.green, ink.blue), 0.1});
    }

    void put_pen() {
        const Vec3 at(uniform(-0.45, 0.45) * face_.width_mm(), uniform(-0.45, 0.45) * face_.height_mm(), 0);
        const Ink ink = uniform(0, 1) < 0.5 ? Ink{235, 235, 232} : Ink{40, 42, 50};
        bodies_.push_back({placed(pen_mesh(uniform(115, 140), uniform(9, 16)), at, uniform(-pi, pi)),
                           albedo_of(ink.red, ink.green, ink.blue), 0.3});
    }

    const HexScene& scene_;
    HexFace face_;
    cv::RNG rng_;
    std::vector<Body> bodies_;
};

cv::Size2d frame_mm(const maps::dudu::HexMap& map) {
    const HexFace face(map);
    return {face.width_mm(), face.height_mm()};
}

/// A window behind what it is mirrored in: the camera's image of it falls on the map.
std::optional<Window> window_of(const HexScene& scene) {
    if (scene.window <= 0) return {};
    cv::RNG rng(scene.seed * 0xD6E8FEB86659FD93ULL + 61);
    const Projection projection(scene.camera, scene.size);
    const cv::Size2d frame = frame_mm(*scene.map);
    const Vec3 at(rng.uniform(-0.5, 0.5) * frame.width, rng.uniform(-0.5, 0.5) * frame.height, 0);
    const Vec3 sight = at - projection.position();
    const Vec3 ray(sight[0], sight[1], -sight[2]);
    const double far = rng.uniform(0.8, 2.0);
    const Vec3 side = normalised(ray.cross(Vec3(0.1, 0.05, 1)));
    const Vec3 up = normalised(side.cross(ray));
    return Window{at + ray * far, side * rng.uniform(60.0, 240.0), up * rng.uniform(60.0, 320.0), scene.window};
}

void set_play(HexScene& scene, cv::RNG& rng) {
    scene.state = random_hex_state(*scene.map, scene.seed, rng.uniform(0.1, 1.0));
    scene.drawing = {.seed = scene.seed, .untidiness = rng.uniform(0.0, 1.0), .wiping = rng.uniform(0.0, 1.0)};
    scene.train.make = rng.uniform(0, 2) == 0 ? TrainMake::engine : TrainMake::silhouette;
    scene.train.length_mm = rng.uniform(22.0, 30.0);
    scene.train.width_mm = scene.train.length_mm * rng.uniform(0.36, 0.52);
    scene.train.height_mm = scene.train.length_mm * rng.uniform(0.45, 0.7);
    scene.sloppiness = rng.uniform(0.1, 1.0);
    scene.clutter = {.cubes = rng.uniform(0, 14),
                     .cards = rng.uniform(0, 5),
                     .pen = rng.uniform(0, 8) == 0,
                     .hand = rng.uniform(0, 5) == 0};
    if (rng.uniform(0, 3) == 0) scene.window = rng.uniform(0.08, 0.6);
}

}  // namespace

HexScene empty_hex_scene(const maps::dudu::HexMap& map, std::uint64_t printing, std::uint64_t seed) {
    HexScene scene;
    static_cast<Setting&>(scene) = random_setting(frame_mm(map), View::straight, seed, {1800, 1500});
    scene.map = &map;
    scene.printing = printing;
    scene.drawing.wiping = scene.drawing.untidiness = 0;
    return scene;
}

HexScene random_hex_scene(const maps::dudu::HexMap& map, std::uint64_t printing, View view, std::uint64_t seed,
                          cv::Size size) {
    cv::RNG rng(seed * 0x2545F4914F6CDD1DULL + 19);
    HexScene scene;
    static_cast<Setting&>(scene) = random_setting(frame_mm(map), view, seed, size);
    scene.map = &map;
    scene.printing = printing;
    scene.light.glare = std::min(1.0, scene.light.glare * 1.5);  // a face that can be wiped is glossy
    if (view == View::oblique) {
        scene.camera.tilt_deg = rng.uniform(38.0, 52.0);
        scene.camera = framed(scene.camera, frame_mm(map), size, 0.9);
    }
    scene.sensor.exposure = rng.uniform(0.7, 1.15);
    set_play(scene, rng);
    return scene;
}

HexPicture render(const HexScene& scene) {
    HexSheet sheet = draw_hex_sheet(*scene.map, scene.px_per_mm, scene.printing);
    draw_ink(sheet, *scene.map, scene.state, scene.drawing);
    Hand hand(scene);
    Stage stage;
    stage.face_mm = sheet.size_mm();
    stage.print = sheet.pixels;
    stage.bodies = hand.bodies();
    stage.unseen = hand.hand();
    stage.window = window_of(scene);
    return {photograph(scene, stage), fit_homography(Projection(scene.camera, scene.size), frame_mm(*scene.map))};
}

maps::Json truth_json(const HexScene& scene, const HexPicture& picture, std::string_view image_name) {
    maps::Json json{{"image", image_name},
                    {"printing", scene.printing},
                    {"seed", scene.seed},
                    {"size", {scene.size.width, scene.size.height}}};
    json.update(hex_state_json(*scene.map, scene.state));
    json["homography"] = maps::Json::array();
    for (int i = 0; i < 3; ++i)
        json["homography"].push_back(
            {picture.homography.matrix(i, 0), picture.homography.matrix(i, 1), picture.homography.matrix(i, 2)});
    json["homography_max_error_px"] = picture.homography.max_error_px;
    json["camera"] = {{"tilt_deg", scene.camera.tilt_deg},
                      {"azimuth_deg", scene.camera.azimuth_deg},
                      {"roll_deg", scene.camera.roll_deg},
                      {"k1", scene.camera.k1}};
    return json;
}

}  // namespace railref::renderer::dudu
