#include "calibration/renderer/mesh.h"

#include <cmath>

namespace railref::renderer {

namespace {

double linear(int srgb) {
    const double v = srgb / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

}  // namespace

void add_quad(Mesh& mesh, const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d, double tint) {
    mesh.push_back({{a, b, c}, tint});
    mesh.push_back({{a, c, d}, tint});
}

void add_box(Mesh& mesh, const Vec3& low, const Vec3& high, double tint) {
    const auto at = [&](int i) {
        return Vec3((i & 1) != 0 ? high[0] : low[0], (i & 2) != 0 ? high[1] : low[1], (i & 4) != 0 ? high[2] : low[2]);
    };
    add_quad(mesh, at(4), at(5), at(7), at(6), tint);
    add_quad(mesh, at(0), at(1), at(5), at(4), tint);
    add_quad(mesh, at(1), at(3), at(7), at(5), tint);
    add_quad(mesh, at(3), at(2), at(6), at(7), tint);
    add_quad(mesh, at(2), at(0), at(4), at(6), tint);
}

Mesh placed(Mesh mesh, const Vec3& at, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    for (Triangle& t : mesh) {
        for (Vec3& v : t.corners) v = Vec3(c * v[0] - s * v[1], s * v[0] + c * v[1], v[2]) + at;
    }
    return mesh;
}

Vec3 albedo_of(int red, int green, int blue) { return {linear(blue), linear(green), linear(red)}; }

}  // namespace railref::renderer
