#include "calibration/renderer/pieces.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace railref::renderer {

namespace {

constexpr double pi = std::numbers::pi;

struct ProfilePoint {
    double y;  // share of the width, right half
    double z;  // share of the height
};

// Right half of the carriage's cross-section: underframe, body, eaves, rounded roof, clerestory.
constexpr std::array profile{ProfilePoint{0.38, 0.00}, ProfilePoint{0.38, 0.16}, ProfilePoint{0.46, 0.18},
                             ProfilePoint{0.46, 0.66}, ProfilePoint{0.50, 0.68}, ProfilePoint{0.50, 0.72},
                             ProfilePoint{0.42, 0.80}, ProfilePoint{0.24, 0.86}, ProfilePoint{0.22, 0.96},
                             ProfilePoint{0.16, 1.00}};

// The whole cross-section at x, from the right foot over the roof to the left foot, drawn in by `inset`.
std::vector<Vec3> section(double x, double width, double height, double inset) {
    std::vector<Vec3> ring;
    for (const ProfilePoint& p : profile)
        ring.emplace_back(x, -p.y * width * (1 - inset), p.z * height * (1 - inset * 0.5));
    for (auto p = profile.rbegin(); p != profile.rend(); ++p) {
        ring.emplace_back(x, p->y * width * (1 - inset), p->z * height * (1 - inset * 0.5));
    }
    return ring;
}

void skin(Mesh& mesh, const std::vector<Vec3>& rear, const std::vector<Vec3>& front) {
    for (std::size_t i = 0; i + 1 < rear.size(); ++i) add_quad(mesh, rear[i], front[i], front[i + 1], rear[i + 1]);
}

void cap(Mesh& mesh, const std::vector<Vec3>& ring, bool front) {
    const Vec3 foot = (ring.front() + ring.back()) * 0.5;
    for (std::size_t i = 0; i + 1 < ring.size(); ++i) {
        if (front)
            mesh.push_back({{foot, ring[i], ring[i + 1]}, 1});
        else
            mesh.push_back({{foot, ring[i + 1], ring[i]}, 1});
    }
}

// Windows, wheels and roof ribs: thin plates just outside the skin.
void trim_carriage(Mesh& mesh, double length, double width, double height) {
    const double lift = 0.04;
    for (const double side : {-1.0, 1.0}) {
        const double y = side * (0.46 * width + lift);
        const auto plate = [&](double x0, double x1, double z0, double z1, double tint) {
            const Vec3 a(x0 * length, y, z0 * height);
            const Vec3 b(x1 * length, y, z0 * height);
            const Vec3 c(x1 * length, y, z1 * height);
            const Vec3 d(x0 * length, y, z1 * height);
            if (side < 0)
                add_quad(mesh, a, b, c, d, tint);
            else
                add_quad(mesh, b, a, d, c, tint);
        };
        for (int i = 0; i < 5; ++i) {
            const double x = -0.40 + 0.17 * i;
            plate(x, x + 0.11, 0.40, 0.60, 0.55);
        }
        plate(-0.47, 0.47, 0.255, 0.285, 0.75);
        for (const double x : {-0.38, -0.26, 0.26, 0.38}) {
            add_box(mesh, {(x - 0.045) * length, std::min(side * 0.36, side * 0.44) * width, 0},
                    {(x + 0.045) * length, std::max(side * 0.36, side * 0.44) * width, 0.14 * height}, 0.8);
        }
    }
    for (const double x : {-0.36, -0.12, 0.12, 0.36}) {
        add_box(mesh, {(x - 0.012) * length, -0.17 * width, 0.98 * height},
                {(x + 0.012) * length, 0.17 * width, 1.02 * height}, 0.95);
    }
}

// A carriage that fell over: turned about x, lowest point on z = 0.
Mesh fallen(Mesh mesh, double width, double height) {
    for (Triangle& t : mesh) {
        for (Vec3& v : t.corners) v = Vec3(v[0], -(v[2] - height / 2), v[1] + width / 2);
    }
    return mesh;
}

PieceSizes sizes_in(const Scene& scene) {
    PieceSizes sizes = piece_sizes(*scene.map);
    sizes.train_height *= scene.train_height_share;
    return sizes;
}

class Hand {
public:
    Hand(const Scene& scene, std::vector<Piece>& pieces)
        : scene_(scene), sizes_(sizes_in(scene)), rng_(scene.seed * 0xA0761D6478BD642FULL + 11), pieces_(pieces) {}

    void put_trains() {
        for (const auto& [id, colour] : scene_.state.claims) {
            const auto aside = scene_.aside_mm.find(id);
            const cv::Point2d by = aside == scene_.aside_mm.end() ? cv::Point2d() : aside->second;
            for (const maps::Space& space : scene_.map->route(id).spaces) {
                const Vec3 at = world_of(*scene_.map, space.centre) + Vec3(by.x, -by.y, 0);
                put_train(at, -space.angle_deg * pi / 180, colour);
            }
        }
    }

    void put_stations() {
        const Mesh mesh = station();
        for (const auto& [city, colour] : scene_.state.stations) {
            const Vec3 at = world_of(*scene_.map, scene_.map->city(city).centre) + shift();
            pieces_.push_back({placed(mesh, at, rng_.uniform(-pi, pi)), colour});
        }
    }

    // Markers of one square pile up.
    void put_markers() {
        const auto track = scene_.map->score_track();
        if (track.empty()) return;
        std::map<int, int> pile;
        for (const auto& [colour, square] : scene_.state.markers) {
            Vec3 at = world_of(*scene_.map, track[static_cast<std::size_t>(square)]) + shift();
            at[2] = sizes_.marker_height * pile[square]++;
            pieces_.push_back({placed(disc_mesh(sizes_.marker_radius, sizes_.marker_height), at, 0), colour});
        }
    }

    // What a player has left lies before the player's seat, beside the board.
    void put_spares() {
        std::map<PlayerColour, int> trains;
        std::map<PlayerColour, int> stations;
        for (const auto& [colour, square] : scene_.state.markers)
            trains[colour] = scene_.map->rules().trains_per_player;
        for (const auto& [id, colour] : scene_.state.claims) trains[colour] -= scene_.map->route(id).length();
        for (const auto& [colour, left] : trains) stations[colour] = scene_.map->rules().stations_per_player;
        for (const auto& [city, colour] : scene_.state.stations) --stations[colour];
        int seat = 0;
        for (const auto& [colour, left] : trains) {
            const Vec3 middle = seat_of(seat++);
            for (int i = 0; i < left; ++i) put_train(middle + scatter(), rng_.uniform(-pi, pi), colour);
            for (int i = 0; i < stations[colour]; ++i) {
                const Mesh mesh = station();
                const Vec3 beside =
                    along_edge(middle) * (36.0 + 19 * i) + Vec3(rng_.uniform(-3.0, 3.0), rng_.uniform(-3.0, 3.0), 0);
                pieces_.push_back({placed(mesh, middle + beside, rng_.uniform(-pi, pi)), colour});
            }
        }
    }

private:
    // As real ones are: twice as wide as a train and nearly square.
    [[nodiscard]] Mesh station() const {
        return station_mesh(sizes_.train_width * 2.0, sizes_.train_width * 1.9, sizes_.train_width * 1.8);
    }

    void put_train(const Vec3& at, double angle, PlayerColour colour) {
        const Vec3 moved = at + shift();
        const double turned =
            angle + rng_.gaussian(scene_.sloppiness.turn_deg) * pi / 180 + (rng_.uniform(0, 2) != 0 ? pi : 0);
        Mesh mesh = carriage_mesh(sizes_.train_length, sizes_.train_width, sizes_.train_height);
        if (rng_.uniform(0.0, 1.0) < scene_.sloppiness.lying_on_side) {
            mesh = fallen(std::move(mesh), sizes_.train_width, sizes_.train_height);
        }
        pieces_.push_back({placed(std::move(mesh), moved, turned), colour});
    }

    Vec3 shift() { return {rng_.gaussian(scene_.sloppiness.shift_mm), rng_.gaussian(scene_.sloppiness.shift_mm), 0}; }
    Vec3 scatter() { return {rng_.uniform(-24.0, 20.0), rng_.uniform(-16.0, 16.0), 0}; }

    Vec3 seat_of(int seat) const {
        const double w = scene_.map->width_mm();
        const double h = w / scene_.map->aspect();
        const double z = -board_thickness_mm;
        const std::array<Vec3, 5> seats{Vec3(-0.28 * w, -h / 2 - 38, z), Vec3(0.24 * w, -h / 2 - 36, z),
                                        Vec3(w / 2 + 44, 0.12 * h, z), Vec3(-w / 2 - 46, 0.1 * h, z),
                                        Vec3(0.05 * w, h / 2 + 36, z)};
        return seats[static_cast<std::size_t>(seat) % seats.size()];
    }

    // Direction of the board's edge before which the seat is.
    Vec3 along_edge(const Vec3& seat) const {
        return std::abs(seat[0]) > scene_.map->width_mm() / 2 ? Vec3(0, 1, 0) : Vec3(1, 0, 0);
    }

    const Scene& scene_;
    PieceSizes sizes_;
    cv::RNG rng_;
    std::vector<Piece>& pieces_;
};

}  // namespace

Mesh carriage_mesh(double length, double width, double height) {
    Mesh mesh;
    const std::array<std::pair<double, double>, 7> stations{
        {{-0.5, 0.08}, {-0.475, 0.0}, {-0.25, 0.0}, {0.0, 0.0}, {0.25, 0.0}, {0.475, 0.0}, {0.5, 0.08}}};
    std::vector<Vec3> rear = section(stations.front().first * length, width, height, stations.front().second);
    cap(mesh, rear, false);
    for (std::size_t i = 1; i < stations.size(); ++i) {
        std::vector<Vec3> front = section(stations[i].first * length, width, height, stations[i].second);
        skin(mesh, rear, front);
        rear = std::move(front);
    }
    cap(mesh, rear, true);
    trim_carriage(mesh, length, width, height);
    return mesh;
}

Mesh station_mesh(double length, double width, double height) {
    Mesh mesh;
    const double x = length / 2;
    const double y = width / 2;
    const double wall = height * 0.5;
    add_box(mesh, {-x * 0.92, -y * 0.88, 0}, {x * 0.92, y * 0.88, wall}, 0.97);
    const Vec3 a(-x, -y, wall);
    const Vec3 b(x, -y, wall);
    const Vec3 c(x, y, wall);
    const Vec3 d(-x, y, wall);
    const Vec3 e(-x * 0.8, 0, height * 0.86);
    const Vec3 f(x * 0.8, 0, height * 0.86);
    add_quad(mesh, a, b, f, e);
    add_quad(mesh, c, d, e, f);
    mesh.push_back({{b, c, f}, 1});
    mesh.push_back({{d, a, e}, 1});
    add_box(mesh, {-x * 0.32, -y * 0.34, height * 0.6}, {x * 0.1, y * 0.34, height}, 0.98);
    for (const double side : {-1.0, 1.0}) {
        for (const double at : {-0.6, 0.0, 0.6}) {
            const double yy = side * (y * 0.88 + 0.04);
            const Vec3 p((at - 0.14) * x, yy, wall * 0.25);
            const Vec3 q((at + 0.14) * x, yy, wall * 0.25);
            const Vec3 r((at + 0.14) * x, yy, wall * 0.8);
            const Vec3 s((at - 0.14) * x, yy, wall * 0.8);
            if (side < 0)
                add_quad(mesh, p, q, r, s, 0.55);
            else
                add_quad(mesh, q, p, s, r, 0.55);
        }
    }
    return mesh;
}

Mesh disc_mesh(double radius, double height) {
    Mesh mesh;
    constexpr int sides = 28;
    const double bevel = 0.12 * radius;
    const auto at = [](double r, double z, int i) {
        const double a = 2 * pi * i / sides;
        return Vec3(r * std::cos(a), r * std::sin(a), z);
    };
    for (int i = 0; i < sides; ++i) {
        add_quad(mesh, at(radius, 0, i), at(radius, 0, i + 1), at(radius, height - bevel, i + 1),
                 at(radius, height - bevel, i));
        add_quad(mesh, at(radius, height - bevel, i), at(radius, height - bevel, i + 1),
                 at(radius - bevel, height, i + 1), at(radius - bevel, height, i));
        mesh.push_back({{Vec3(0, 0, height), at(radius - bevel, height, i), at(radius - bevel, height, i + 1)}, 1});
    }
    return mesh;
}

PieceSizes piece_sizes(const maps::BoardMap& map) {
    const maps::Space& space = map.routes().front().spaces.front();
    const double length = space.length * map.width_mm();
    const double width = space.width * map.width_mm();
    return {.train_length = 0.90 * length,
            .train_width = 0.86 * width,
            .train_height = 0.40 * length,
            .marker_radius = 0.27 * length,
            .marker_height = 0.2 * length};
}

std::vector<Piece> pieces_of(const Scene& scene) {
    std::vector<Piece> pieces;
    Hand hand(scene, pieces);
    hand.put_trains();
    hand.put_stations();
    hand.put_markers();
    if (scene.spare_pieces) hand.put_spares();
    return pieces;
}

Vec3 plastic(PlayerColour colour) {
    switch (colour) {
        case PlayerColour::red:
            return albedo_of(205, 30, 38);
        case PlayerColour::blue:
            return albedo_of(22, 88, 190);
        case PlayerColour::green:
            return albedo_of(18, 122, 66);
        case PlayerColour::yellow:
            return albedo_of(248, 208, 16);
        case PlayerColour::black:
            return albedo_of(38, 38, 41);
        case PlayerColour::purple:
            return albedo_of(118, 52, 146);
        case PlayerColour::white:
            break;
    }
    return albedo_of(236, 235, 228);
}

}  // namespace railref::renderer
