#include "calibration/renderer/dudu/hex_pieces.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace railref::renderer::dudu {

namespace {

/// A prism along z from a ring of points seen from above, counter-clockwise.
void add_prism(Mesh& mesh, const std::vector<cv::Point2d>& ring, double low, double high, double tint) {
    const auto n = ring.size();
    for (std::size_t i = 0; i < n; ++i) {
        const cv::Point2d a = ring[i];
        const cv::Point2d b = ring[(i + 1) % n];
        add_quad(mesh, {a.x, a.y, low}, {b.x, b.y, low}, {b.x, b.y, high}, {a.x, a.y, high}, tint);
        if (i > 0 && i + 1 < n) {
            const cv::Point2d o = ring[0];
            mesh.push_back({{Vec3(o.x, o.y, high), Vec3(a.x, a.y, high), Vec3(b.x, b.y, high)}, tint});
        }
    }
}

std::vector<cv::Point2d> circle(cv::Point2d centre, double radius, int sides) {
    std::vector<cv::Point2d> ring;
    for (int i = 0; i < sides; ++i) {
        const double a = 2 * std::numbers::pi * i / sides;
        ring.push_back(centre + cv::Point2d(std::cos(a), std::sin(a)) * radius);
    }
    return ring;
}

/// A round bar along x, flat below.
void add_bar(Mesh& mesh, double from, double to, double radius, double axis_z, double tint) {
    constexpr int sides = 12;
    const auto at = [&](double x, int i) {
        const double a = 2 * std::numbers::pi * i / sides;
        return Vec3(x, radius * std::sin(a), axis_z + radius * std::cos(a));
    };
    for (int i = 0; i < sides; ++i) {
        add_quad(mesh, at(from, i), at(from, i + 1), at(to, i + 1), at(to, i), tint);
        mesh.push_back({{Vec3(to, 0, axis_z), at(to, i + 1), at(to, i)}, tint});
        mesh.push_back({{Vec3(from, 0, axis_z), at(from, i), at(from, i + 1)}, tint});
    }
}

/// Both windings: seen from either side.
void add_sheet(Mesh& mesh, const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d, double tint) {
    add_quad(mesh, a, b, c, d, tint);
    add_quad(mesh, d, c, b, a, tint);
}

Mesh engine(double l, double w, double h) {
    Mesh mesh;
    add_box(mesh, {-l / 2, -w * 0.46, 0}, {l * 0.34, w * 0.46, h * 0.28}, 0.9);             // frame
    add_box(mesh, {-l / 2, -w / 2, h * 0.28}, {-l * 0.16, w / 2, h * 0.82});                // cab
    add_box(mesh, {-l * 0.53, -w * 0.54, h * 0.82}, {-l * 0.12, w * 0.54, h * 0.9}, 0.95);  // its roof
    add_bar(mesh, -l * 0.16, l * 0.36, w * 0.34, h * 0.5, 1.0);                             // boiler
    add_prism(mesh, circle({l * 0.25, 0}, w * 0.15, 10), h * 0.6, h, 0.8);                  // chimney
    add_prism(mesh, circle({l * 0.25, 0}, w * 0.1, 8), h, h * 1.01, 0.25);
    add_prism(mesh, circle({l * 0.04, 0}, w * 0.14, 10), h * 0.6, h * 0.88, 0.95);  // dome
    const std::vector<cv::Point2d> catcher{
        {l * 0.34, -w * 0.44}, {l / 2, -w * 0.08}, {l / 2, w * 0.08}, {l * 0.34, w * 0.44}};
    add_prism(mesh, catcher, 0, h * 0.2, 0.75);
    for (const double x : {-0.36, -0.08, 0.18})
        for (const double side : {-1.0, 1.0}) {
            const double y = side * w * 0.5;
            add_sheet(mesh, {(x - 0.09) * l, y, 0}, {(x + 0.09) * l, y, 0}, {(x + 0.09) * l, y, h * 0.24},
                      {(x - 0.09) * l, y, h * 0.24}, 0.5);
        }
    return mesh;
}

/// Side view from the rear to the front, shares of length and height.
const std::array<cv::Point2d, 13> outline{{{-0.5, 0},
                                           {-0.5, 0.92},
                                           {-0.44, 1.0},
                                           {-0.16, 1.0},
                                           {-0.12, 0.62},
                                           {0.1, 0.62},
                                           {0.1, 0.95},
                                           {0.3, 0.95},
                                           {0.3, 0.6},
                                           {0.38, 0.55},
                                           {0.4, 0.3},
                                           {0.5, 0.06},
                                           {0.5, 0}}};

Mesh silhouette(double l, double w, double h) {
    Mesh mesh;
    const auto half = [&](double x) { return w / 2 * (x < 0.1 ? 1.0 : 1.0 - 0.9 * (x - 0.1)); };
    const auto at = [&](std::size_t i, double side) {
        return Vec3(outline[i].x * l, side * half(outline[i].x), outline[i].y * h);
    };
    for (std::size_t i = 0; i + 1 < outline.size(); ++i)
        add_sheet(mesh, at(i, -1), at(i, 1), at(i + 1, 1), at(i + 1, -1), i == 3 || i == 5 ? 0.85 : 1);
    for (const double side : {-1.0, 1.0})
        for (std::size_t i = 0; i + 1 < outline.size(); ++i) {
            const auto foot = [&](std::size_t k) { return Vec3(outline[k].x * l, side * half(outline[k].x), 0); };
            add_sheet(mesh, foot(i), foot(i + 1), at(i + 1, side), at(i, side), 0.92);
        }
    return mesh;
}

}  // namespace

Mesh train_mesh(const TrainShape& shape) {
    if (shape.make == TrainMake::engine) return engine(shape.length_mm, shape.width_mm, shape.height_mm);
    return silhouette(shape.length_mm, shape.width_mm, shape.height_mm);
}

Mesh pen_mesh(double length, double thickness) {
    Mesh mesh;
    add_bar(mesh, -length / 2, length * 0.2, thickness / 2, thickness / 2, 1.0);
    add_bar(mesh, length * 0.2, length / 2, thickness * 0.47, thickness / 2, 0.35);
    return mesh;
}

Vec3 train_albedo(std::string_view colour) {
    if (colour == "red") return albedo_of(200, 36, 40);
    if (colour == "blue") return albedo_of(32, 86, 182);
    if (colour == "green") return albedo_of(30, 128, 66);
    if (colour == "pink") return albedo_of(226, 104, 158);
    return albedo_of(244, 200, 28);
}

}  // namespace railref::renderer::dudu
