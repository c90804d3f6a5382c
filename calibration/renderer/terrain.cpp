#include "calibration/renderer/terrain.h"

#include <array>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/noise.h"

namespace railref::renderer {

namespace {

constexpr int coarse = 4;  // the terrain is imagined on a grid so many times coarser than the print

std::vector<cv::Point> chain_of(const maps::BoardMap& map, const maps::Route& route, cv::Size grid) {
    const auto at = [&](maps::Point p) { return cv::Point(cvRound(p.x * grid.width), cvRound(p.y * grid.height)); };
    std::vector<cv::Point> chain{at(map.city(route.from).centre)};
    for (const maps::Space& space : route.spaces) chain.push_back(at(space.centre));
    chain.push_back(at(map.city(route.to).centre));
    return chain;
}

// Distance in hundredths of the board's width to whatever `draw` has drawn with 0 on 255.
template <class Draw>
cv::Mat distance_to(cv::Size grid, Draw draw) {
    cv::Mat plan(grid, CV_8U, cv::Scalar(255));
    draw(plan);
    cv::Mat distance;
    cv::distanceTransform(plan, distance, cv::DIST_L2, cv::DIST_MASK_5);
    return distance * (100.0 / grid.width);
}

cv::Mat shore_of(const maps::BoardMap& map, cv::Size grid, cv::RNG& rng) {
    const cv::Mat to_land = distance_to(grid, [&](cv::Mat& plan) {
        for (const maps::Route& route : map.routes()) {
            if (route.ferry_locomotives == 0) cv::polylines(plan, chain_of(map, route, grid), false, 0);
        }
        for (const maps::City& city : map.cities()) {
            cv::circle(plan, {cvRound(city.centre.x * grid.width), cvRound(city.centre.y * grid.height)}, 2, 0, -1);
        }
    });
    const cv::Mat to_ferry = distance_to(grid, [&](cv::Mat& plan) {
        for (const maps::Route& route : map.routes()) {
            if (route.ferry_locomotives == 0) continue;
            const std::vector<cv::Point> chain = chain_of(map, route, grid);
            for (std::size_t i = 1; i + 1 < chain.size(); ++i) {
                cv::line(plan, (chain[i] + chain[i - 1]) / 2, (chain[i] + chain[i + 1]) / 2, 0, 2);
            }
        }
    });
    const cv::Mat wander = fractal_noise(grid, grid.width / 7.0, 6, rng);
    cv::Mat inland = 6.0 - to_land + 3.2 * wander;
    const cv::Mat from_ferry = 0.9 * (to_ferry - to_land) + 1.2 * wander;
    cv::min(inland, from_ferry + 1.5, inland);
    // A city's own ground is land, whatever the noise says.
    const cv::Mat ground =
        1.4 - distance_to(grid, [&](cv::Mat& plan) {
            for (const maps::City& city : map.cities()) {
                cv::circle(plan, {cvRound(city.centre.x * grid.width), cvRound(city.centre.y * grid.height)}, 1, 0, -1);
            }
        });
    cv::max(inland, ground, inland);
    return inland;
}

cv::Mat height_of(const maps::BoardMap& map, cv::Size grid, const cv::Mat& shore, cv::RNG& rng) {
    const cv::Mat to_tunnel = distance_to(grid, [&](cv::Mat& plan) {
        for (const maps::Route& route : map.routes()) {
            if (route.tunnel) cv::polylines(plan, chain_of(map, route, grid), false, 0);
        }
    });
    cv::Mat range = 1.0 - smooth_step(to_tunnel, 1.0, 9.0);
    const cv::Mat swell = fractal_noise(grid, grid.width / 5.0, 4, rng);
    const cv::Mat rough = fractal_noise(grid, grid.width / 16.0, 5, rng);
    const cv::Mat ridge = 1.0 - cv::abs(rough);
    cv::Mat height = 0.18 + 0.22 * swell + (0.25 + 0.55 * range).mul(ridge.mul(ridge)) * 0.75;
    cv::min(cv::max(height, 0.0), 1.0, height);
    return height.mul(smooth_step(shore, 0.0, 3.0));
}

struct Tint {
    double at;
    Ink ink;
};

constexpr std::array land_tints{Tint{0.00, {216, 208, 164}}, Tint{0.22, {202, 202, 146}}, Tint{0.42, {220, 197, 140}},
                                Tint{0.62, {201, 166, 114}}, Tint{0.85, {178, 138, 102}}, Tint{1.00, {230, 220, 206}}};
constexpr std::array sea_tints{Tint{0.0, {196, 214, 207}}, Tint{2.0, {168, 196, 199}}, Tint{9.0, {132, 168, 182}},
                               Tint{20.0, {112, 150, 170}}};

template <std::size_t n>
cv::Vec3d tint_at(const std::array<Tint, n>& tints, double value) {
    std::size_t i = 1;
    while (i + 1 < n && value > tints[i].at) ++i;
    const double t = std::clamp((value - tints[i - 1].at) / (tints[i].at - tints[i - 1].at), 0.0, 1.0);
    const cv::Scalar mix = tints[i - 1].ink.bgr() * (1 - t) + tints[i].ink.bgr() * t;
    return {mix[0], mix[1], mix[2]};
}

// Light from the north-west, as on every engraved map.
cv::Mat hill_shade(const cv::Mat& height) {
    cv::Mat dx;
    cv::Mat dy;
    cv::Sobel(height, dx, CV_32F, 1, 0, 3);
    cv::Sobel(height, dy, CV_32F, 0, 1, 3);
    const cv::Mat slope = (dx + dy) * (height.cols / 3000.0) * 6.0;
    cv::Mat root;
    cv::sqrt(1.0 + slope.mul(slope), root);
    return slope / root * 0.17;
}

// Brightness of the engraved lines that follow the coast at growing distances, 0 none.
double coast_line(double offshore) {
    for (const double line : {0.55, 1.15, 1.9, 2.8}) {
        const double off = std::abs(offshore - line);
        if (off < 0.07) return (1.0 - off / 0.07) * (1.0 - line / 4.0);
    }
    return 0;
}

}  // namespace

Terrain imagine_terrain(const maps::BoardMap& map, cv::Size size, cv::RNG& rng) {
    const cv::Size grid(size.width / coarse, size.height / coarse);
    const cv::Mat shore = shore_of(map, grid, rng);
    const cv::Mat height = height_of(map, grid, shore, rng);
    Terrain terrain;
    cv::resize(shore, terrain.shore, size, 0, 0, cv::INTER_CUBIC);
    cv::resize(height, terrain.height, size, 0, 0, cv::INTER_CUBIC);
    terrain.shore += fractal_noise(size, size.width / 110.0, 3, rng) * 0.10;
    terrain.height += fractal_noise(size, size.width / 130.0, 3, rng) * 0.012;
    return terrain;
}

void paint_terrain(Canvas& canvas, const Terrain& terrain, cv::RNG& rng) {
    const cv::Mat shade = hill_shade(terrain.height);
    const cv::Mat blotch = fractal_noise(canvas.size(), canvas.length(0.05), 5, rng);
    cv::Mat sea_plan = terrain.shore > 0;
    cv::Mat offshore;
    cv::distanceTransform(255 - sea_plan, offshore, cv::DIST_L2, cv::DIST_MASK_5);
    const double to_hundredths = 100.0 / canvas.size().width;
    const cv::Vec3d coast_ink(58, 74, 92);
    cv::parallel_for_({0, canvas.size().height}, [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            auto* row = canvas.pixels().ptr<cv::Vec3b>(y);
            for (int x = 0; x < canvas.size().width; ++x) {
                const double shore = terrain.shore.at<float>(y, x);
                const double off = offshore.at<float>(y, x) * to_hundredths;
                const double grain = 1.0 + 0.035 * blotch.at<float>(y, x);
                cv::Vec3d colour;
                if (shore > 0) {
                    colour =
                        tint_at(land_tints, terrain.height.at<float>(y, x)) * (1.0 + shade.at<float>(y, x)) * grain;
                } else {
                    colour = tint_at(sea_tints, off) * grain * (1.0 - 0.22 * coast_line(off));
                }
                const double coast = std::clamp(1.0 - std::abs(shore) / 0.13, 0.0, 1.0);
                colour = colour * (1 - coast) + coast_ink * coast;
                for (int k = 0; k < 3; ++k) row[x][k] = cv::saturate_cast<uchar>(colour[k]);
            }
        }
    });
}

}  // namespace railref::renderer
