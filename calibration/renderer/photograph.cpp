#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/develop.h"
#include "calibration/renderer/stage.h"
#include "calibration/renderer/table_top.h"

namespace railref::renderer {

namespace {

constexpr int oversampling = 2;  // each way
constexpr int band_rows = 64;    // of the finished picture; bands are rendered in parallel

using Linear = cv::Vec3f;  // linear light, BGR

std::array<float, 256> linear_table() {
    std::array<float, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double v = static_cast<double>(i) / 255.0;
        table[i] = static_cast<float>(v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4));
    }
    return table;
}

// Bilinear texel in linear light; `reflect` lays the tile out mirrored.
Linear texel(const cv::Mat& texture, double x, double y, int border) {
    static const std::array<float, 256> linear = linear_table();
    const int x0 = cvFloor(x);
    const int y0 = cvFloor(y);
    const auto fx = static_cast<float>(x - x0);
    const auto fy = static_cast<float>(y - y0);
    const int xa = cv::borderInterpolate(x0, texture.cols, border);
    const int xb = cv::borderInterpolate(x0 + 1, texture.cols, border);
    const auto* top = texture.ptr<cv::Vec3b>(cv::borderInterpolate(y0, texture.rows, border));
    const auto* bottom = texture.ptr<cv::Vec3b>(cv::borderInterpolate(y0 + 1, texture.rows, border));
    Linear out;
    for (int k = 0; k < 3; ++k) {
        const float a = linear[top[xa][k]] * (1 - fx) + linear[top[xb][k]] * fx;
        const float b = linear[bottom[xa][k]] * (1 - fx) + linear[bottom[xb][k]] * fx;
        out[k] = a * (1 - fy) + b * fy;
    }
    return out;
}

// The scene's lamp and room, as light that falls on something.
class Lighting {
public:
    explicit Lighting(const Light& light) : light_(light) {
        const double azimuth = light.azimuth_deg * std::numbers::pi / 180;
        const double elevation = light.elevation_deg * std::numbers::pi / 180;
        lamp_ = Vec3(std::sin(azimuth) * std::cos(elevation), std::cos(azimuth) * std::cos(elevation),
                     std::sin(elevation)) *
                light.distance_mm;
        strength_ = light.strength / std::sin(elevation);
        const double w = light.warmth;
        lamp_colour_ = {1 - 0.38 * w, 1 - 0.12 * w, 1 + 0.06 * w};
        room_colour_ = {1 - 0.08 * w, 1 - 0.02 * w, 1 - 0.02 * w};
    }

    [[nodiscard]] const Vec3& lamp() const { return lamp_; }
    [[nodiscard]] double glare() const { return light_.glare; }

    [[nodiscard]] Vec3 from_lamp(const Vec3& at, const Vec3& normal) const {
        const Vec3 to_lamp = lamp_ - at;
        const double distance = cv::norm(to_lamp);
        const double facing = std::max(0.0, normal.dot(to_lamp) / distance);
        const double falloff = light_.distance_mm / distance;
        return lamp_colour_ * (strength_ * facing * falloff * falloff);
    }
    [[nodiscard]] Vec3 from_room() const { return room_colour_ * light_.ambient; }

    // Blinn's half-vector highlight of the lamp.
    [[nodiscard]] double highlight(const Vec3& at, const Vec3& normal, const Vec3& eye, double sharpness) const {
        const Vec3 half = normalised(lamp_ - at) + normalised(eye - at);
        const double c = normal.dot(half) / cv::norm(half);
        return c <= 0 ? 0 : std::pow(c, sharpness);
    }
    [[nodiscard]] const Vec3& lamp_colour() const { return lamp_colour_; }

private:
    Light light_;
    Vec3 lamp_;
    double strength_ = 0;
    Vec3 lamp_colour_;
    Vec3 room_colour_;
};

Linear lit(const Linear& albedo, const Vec3& light) {
    return {albedo[0] * static_cast<float>(light[0]), albedo[1] * static_cast<float>(light[1]),
            albedo[2] * static_cast<float>(light[2])};
}

// Board and table without pieces, with the pieces' shadows.
class Ground {
public:
    Ground(const Setting& setting, const Lighting& lighting, const Stage& stage)
        : lighting_(lighting),
          room_(lighting.from_room()),
          width_(stage.face_mm.width),
          height_(stage.face_mm.height),
          rng_(setting.seed * 0xE7037ED1A0B428DBULL + 3),
          board_(stage.print),
          window_(stage.window),
          table_(table_texture(setting.table, rng_)),
          on_board_(0, area(), shadow_px_per_mm(), casters_of(stage), lighting.lamp(), setting.light.radius_mm, rng_),
          on_table_(-board_thickness_mm, area(), shadow_px_per_mm() / 2, board_and(casters_of(stage)), lighting.lamp(),
                    setting.light.radius_mm, rng_) {}

    [[nodiscard]] Linear seen(const Vec3& eye, const Vec3& ray) const {
        if (ray[2] >= -1e-3) return {0.02F, 0.02F, 0.02F};
        const Vec3 p = eye - ray * (eye[2] / ray[2]);
        if (std::abs(p[0]) <= width_ / 2 && std::abs(p[1]) <= height_ / 2) return board_at(p, eye);
        return table_at(eye - ray * ((eye[2] + board_thickness_mm) / ray[2]));
    }

private:
    static constexpr double margin_mm = 220;

    [[nodiscard]] cv::Rect2d area() const {
        return {-width_ / 2 - margin_mm, -height_ / 2 - margin_mm, width_ + 2 * margin_mm, height_ + 2 * margin_mm};
    }
    [[nodiscard]] double shadow_px_per_mm() const { return 1700 / std::max(width_, height_); }

    static std::vector<Caster> casters_of(const Stage& stage) {
        std::vector<Caster> casters;
        for (const Body& body : stage.bodies) {
            std::vector<Vec3> points;
            for (const Triangle& t : body.mesh) points.insert(points.end(), t.corners.begin(), t.corners.end());
            casters.push_back(caster_of(points));
        }
        casters.insert(casters.end(), stage.unseen.begin(), stage.unseen.end());
        return casters;
    }
    [[nodiscard]] std::vector<Caster> board_and(std::vector<Caster> casters) const {
        const double x = width_ / 2;
        const double y = height_ / 2;
        const double z = -board_thickness_mm;
        casters.push_back(
            {{-x, -y, 0}, {x, -y, 0}, {x, y, 0}, {-x, y, 0}, {-x, -y, z}, {x, -y, z}, {x, y, z}, {-x, y, z}});
        return casters;
    }

    [[nodiscard]] Linear board_at(const Vec3& p, const Vec3& eye) const {
        const double u = (p[0] / width_ + 0.5) * board_.cols - 0.5;
        const double v = (0.5 - p[1] / height_) * board_.rows - 0.5;
        const double lamp_share = on_board_.lamp(p[0], p[1]);
        const Vec3 up(0, 0, 1);
        const Vec3 light = lighting_.from_lamp(p, up) * lamp_share + room_ * on_board_.room(p[0], p[1]);
        Linear out = lit(texel(board_, u, v, cv::BORDER_REPLICATE), light);
        if (lighting_.glare() > 0) {
            const double broad = lighting_.highlight(p, up, eye, 32);
            const double narrow = std::pow(broad, 8);
            const double mirror = 0.75 * narrow + 0.22 * broad;
            const Vec3 shine = lighting_.lamp_colour() * (lighting_.glare() * lamp_share * mirror);
            out += Linear(static_cast<float>(shine[0]), static_cast<float>(shine[1]), static_cast<float>(shine[2]));
        }
        if (window_) out += Linear::all(static_cast<float>(mirrored_window(p, eye)));
        return out;
    }

    /// How bright the window's mirror image is at a point of the face, its edges a little soft.
    [[nodiscard]] double mirrored_window(const Vec3& p, const Vec3& eye) const {
        const Vec3 sight = p - eye;
        const Vec3 ray(sight[0], sight[1], -sight[2]);
        const Vec3 normal = window_->half_width.cross(window_->half_height);
        const double towards = normal.dot(ray);
        if (std::abs(towards) < 1e-9) return 0;
        const double t = normal.dot(window_->middle - p) / towards;
        if (t <= 0) return 0;
        const Vec3 on = p + ray * t - window_->middle;
        const double x = std::abs(on.dot(window_->half_width)) / window_->half_width.dot(window_->half_width);
        const double y = std::abs(on.dot(window_->half_height)) / window_->half_height.dot(window_->half_height);
        return window_->strength * std::clamp((1 - std::max(x, y)) * 8 + 0.5, 0.0, 1.0);
    }

    [[nodiscard]] Linear table_at(const Vec3& p) const {
        const Linear wood = texel(table_, p[0] * table_px_per_mm, p[1] * table_px_per_mm, cv::BORDER_REFLECT);
        const double fade = std::min(1.0, 1500.0 / (1.0 + cv::norm(p)));
        const Vec3 light = lighting_.from_lamp(p, {0, 0, 1}) * on_table_.lamp(p[0], p[1]) +
                           room_ * (on_table_.room(p[0], p[1]) * fade);
        return lit(wood, light);
    }

    const Lighting& lighting_;
    Vec3 room_;
    double width_;
    double height_;
    cv::RNG rng_;
    cv::Mat board_;
    std::optional<Window> window_;
    cv::Mat table_;
    PlaneShadow on_board_;
    PlaneShadow on_table_;
};

// A triangle on the oversampled picture, shaded at its corners.
struct ScreenTriangle {
    std::array<cv::Point2d, 3> at;
    std::array<double, 3> nearness;  // 1 / depth: linear on the screen
    std::array<Linear, 3> colour;
};

class Shader {
public:
    Shader(const Projection& projection, const Lighting& lighting) : projection_(projection), lighting_(lighting) {}

    void add(const Mesh& mesh, const Vec3& albedo, double gloss, double ground_z) {
        for (const Triangle& t : mesh) add(t, albedo, gloss, ground_z);
    }
    [[nodiscard]] const std::vector<ScreenTriangle>& triangles() const { return triangles_; }

private:
    void add(const Triangle& t, const Vec3& albedo, double gloss, double ground_z) {
        const Vec3 normal = normalised(t.normal());
        if (normal.dot(projection_.position() - t.corners[0]) <= 0) return;
        ScreenTriangle out;
        for (std::size_t i = 0; i < 3; ++i) {
            const auto seen = projection_.project(t.corners[i]);
            if (!seen) return;
            // Middle of a fine pixel (0, 0) is at -1/4 of the finished one.
            out.at[i] = (seen->pixel + cv::Point2d(0.5, 0.5)) * oversampling - cv::Point2d(0.5, 0.5);
            out.nearness[i] = 1 / seen->depth;
            out.colour[i] = shade(t.corners[i], normal, albedo * t.tint, gloss, ground_z);
        }
        triangles_.push_back(out);
    }

    // Low parts of walls see less of the room; undersides see the board.
    [[nodiscard]] Linear shade(const Vec3& at, const Vec3& normal, const Vec3& albedo, double gloss,
                               double ground_z) const {
        const double open = 0.5 + 0.5 * std::clamp((at[2] - ground_z) / 8.0, 0.0, 1.0);
        const double sky = (0.58 + 0.42 * normal[2]) * (normal[2] > 0.7 ? 1.0 : open);
        const double bounce = 0.55 * (0.5 - 0.5 * normal[2]) * open;
        const Vec3 lamp = lighting_.from_lamp(at, normal) * (normal[2] > 0.7 ? 1.0 : 0.55 + 0.45 * open);
        const Vec3 light = lamp + lighting_.from_room() * (sky + bounce);
        const double shine = gloss * lighting_.highlight(at, normal, projection_.position(), 28) + gloss * 0.10 * sky;
        const Vec3 out = albedo.mul(light) + lighting_.lamp_colour() * (shine * (lamp[1] > 0 ? 0.6 : 0.1));
        return {static_cast<float>(out[0]), static_cast<float>(out[1]), static_cast<float>(out[2])};
    }

    const Projection& projection_;
    const Lighting& lighting_;
    std::vector<ScreenTriangle> triangles_;
};

// Some rows of the oversampled picture with their depths.
class Band {
public:
    Band(int first_row, int rows, int cols)
        : first_row_(first_row), light_(rows, cols, CV_32FC3), nearness_(rows, cols, CV_32F, cv::Scalar(0)) {}

    void fill_ground(const Ground& ground, const Projection& projection) {
        for (int y = 0; y < light_.rows; ++y) {
            auto* row = light_.ptr<Linear>(y);
            for (int x = 0; x < light_.cols; ++x) {
                const cv::Point2d pixel((x + 0.5) / oversampling - 0.5, (y + first_row_ + 0.5) / oversampling - 0.5);
                row[x] = ground.seen(projection.position(), projection.ray(pixel));
            }
        }
    }

    void draw(const ScreenTriangle& t) {
        const auto [low_y, high_y] = std::minmax({t.at[0].y, t.at[1].y, t.at[2].y});
        const auto [low_x, high_x] = std::minmax({t.at[0].x, t.at[1].x, t.at[2].x});
        const int y0 = std::max(0, cvCeil(low_y) - first_row_);
        const int y1 = std::min(light_.rows - 1, cvFloor(high_y) - first_row_);
        const int x0 = std::max(0, cvCeil(low_x));
        const int x1 = std::min(light_.cols - 1, cvFloor(high_x));
        const cv::Point2d ab = t.at[1] - t.at[0];
        const cv::Point2d ac = t.at[2] - t.at[0];
        const double area = ab.cross(ac);
        if (std::abs(area) < 1e-9) return;
        for (int y = y0; y <= y1; ++y) {
            for (int x = x0; x <= x1; ++x) {
                const cv::Point2d p = cv::Point2d(x, y + first_row_) - t.at[0];
                const double b = p.cross(ac) / area;
                const double c = ab.cross(p) / area;
                const double a = 1 - b - c;
                if (a < 0 || b < 0 || c < 0) continue;
                const auto near = static_cast<float>(a * t.nearness[0] + b * t.nearness[1] + c * t.nearness[2]);
                if (near <= nearness_.at<float>(y, x)) continue;
                nearness_.at<float>(y, x) = near;
                light_.at<Linear>(y, x) = t.colour[0] * static_cast<float>(a) + t.colour[1] * static_cast<float>(b) +
                                          t.colour[2] * static_cast<float>(c);
            }
        }
    }

    [[nodiscard]] const cv::Mat& light() const { return light_; }

private:
    int first_row_;
    cv::Mat light_;
    cv::Mat nearness_;
};

Mesh board_sides(cv::Size2d face_mm) {
    const double x = face_mm.width / 2;
    const double y = face_mm.height / 2;
    const double z = -board_thickness_mm;
    const std::array<Vec3, 4> corners{Vec3(-x, -y, 0), Vec3(x, -y, 0), Vec3(x, y, 0), Vec3(-x, y, 0)};
    Mesh mesh;
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec3& a = corners[i];
        const Vec3& b = corners[(i + 1) % 4];
        const Vec3 down(0, 0, z);
        mesh.push_back({{a + down, b + down, b}, 1});
        mesh.push_back({{a + down, b, a}, 1});
    }
    return mesh;
}

cv::Mat light_of(const Setting& setting, const Stage& stage, const Projection& projection) {
    const Lighting lighting(setting.light);
    const Ground ground(setting, lighting, stage);
    Shader shader(projection, lighting);
    shader.add(board_sides(stage.face_mm), {0.16, 0.20, 0.24}, 0.0, -board_thickness_mm);
    for (const Body& body : stage.bodies) {
        double low = std::numeric_limits<double>::max();
        for (const Triangle& t : body.mesh) low = std::min({low, t.corners[0][2], t.corners[1][2], t.corners[2][2]});
        shader.add(body.mesh, body.albedo, body.gloss, low);
    }
    cv::Mat light(setting.size, CV_32FC3);
    const int bands = (setting.size.height + band_rows - 1) / band_rows;
    cv::parallel_for_({0, bands}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const int first = i * band_rows;
            const int rows = std::min(band_rows, setting.size.height - first);
            Band band(first * oversampling, rows * oversampling, setting.size.width * oversampling);
            band.fill_ground(ground, projection);
            for (const ScreenTriangle& t : shader.triangles()) band.draw(t);
            cv::Mat out = light.rowRange(first, first + rows);
            cv::resize(band.light(), out, out.size(), 0, 0, cv::INTER_AREA);
        }
    });
    return light;
}

}  // namespace

cv::Mat photograph(const Setting& setting, const Stage& stage) {
    const Projection projection(setting.camera, setting.size);
    cv::RNG rng(setting.seed * 0x8EBC6AF09C88C6E3ULL + 29);
    return develop(light_of(setting, stage, projection), setting.sensor, rng);
}

}  // namespace railref::renderer
