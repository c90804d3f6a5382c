#include "calibration/outline_edges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/biweight.h"
#include "calibration/board_warp.h"
#include "calibration/homography.h"
#include "calibration/place.h"

namespace railref::calibration {

namespace {

constexpr std::array kReachesMm{4.5, 4.5, 3.5, 3.0, 2.5, 2.0, 1.5, 1.5, 1.5};  // twins lie 9 mm apart
constexpr double kStepMm = 0.25;
constexpr double kAcrossMm = 0.5;  // an edge is what changes from so far before to so far behind
constexpr std::array kAlong{-0.7, -0.35, 0.0, 0.35, 0.7};  // of half a side: rounded corners are left out
constexpr double kLeastEdge = 3;                           // Lab: noise has less

/// A spot on the outline of a printed space.
struct Spot {
    cv::Point2d board;   ///< normalised
    cv::Point2d normal;  ///< of the outline there, of length 1 in millimetres
};

std::vector<Spot> spots_of(const maps::BoardMap& map, cv::Size2d size_mm) {
    std::vector<Spot> spots;
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) {
            const Place place = place_of(space, map);
            const cv::Point2d along(std::cos(place.angle_rad), std::sin(place.angle_rad));
            const cv::Point2d across(-along.y, along.x);
            const cv::Point2d end = along * (space.length * size_mm.width / 2);
            const cv::Point2d side = across * (space.width * size_mm.width / 2);
            const auto add = [&](cv::Point2d normal, cv::Point2d out, cv::Point2d half_side) {
                for (const double s : kAlong) {
                    const cv::Point2d mm = place.centre_mm + out + s * half_side;
                    spots.push_back({{mm.x / size_mm.width, mm.y / size_mm.height}, normal});
                }
            };
            add(along, end, side);
            add(-along, -end, side);
            add(across, side, end);
            add(-across, -side, end);
        }
    return spots;
}

/// The clearest change of colour near a spot.
struct Edge {
    double away_mm = 0;   ///< along the normal
    double strength = 0;  ///< Lab
};

cv::Vec3f colour_at(const cv::Mat3f& lab, cv::Point2d p) {
    const int x = cvFloor(p.x);
    const int y = cvFloor(p.y);
    if (x < 0 || y < 0 || x + 1 >= lab.cols || y + 1 >= lab.rows)
        return lab(std::clamp(y, 0, lab.rows - 1), std::clamp(x, 0, lab.cols - 1));
    const auto u = static_cast<float>(p.x - x);
    const auto v = static_cast<float>(p.y - y);
    return (1 - v) * ((1 - u) * lab(y, x) + u * lab(y, x + 1)) + v * ((1 - u) * lab(y + 1, x) + u * lab(y + 1, x + 1));
}

Edge clearest_edge(const cv::Mat3f& lab, const cv::Matx33d& photo_from_board, const Spot& spot, cv::Size2d size_mm,
                   double reach_mm) {
    const auto seen = [&](double away_mm) {
        const cv::Point2d at(spot.board.x + away_mm * spot.normal.x / size_mm.width,
                             spot.board.y + away_mm * spot.normal.y / size_mm.height);
        return colour_at(lab, moved(photo_from_board, at));
    };
    const int steps = cvRound(reach_mm / kStepMm);
    const int across = cvRound(kAcrossMm / kStepMm);
    std::vector<cv::Vec3f> profile;
    for (int i = -steps - across; i <= steps + across; ++i) profile.push_back(seen(i * kStepMm));
    Edge best;
    for (int i = -steps; i <= steps; ++i) {
        const auto at = static_cast<std::size_t>(i + steps);
        const double strength = cv::norm(profile[at + 2 * static_cast<std::size_t>(across)] - profile[at]);
        if (strength > best.strength) best = {i * kStepMm, strength};
    }
    return best;
}

using Motion = cv::Vec<double, 8>;

/// How far the motions of a homography each bring the spot along its normal, millimetres.
Motion along_normal(const Spot& spot, cv::Size2d size_mm) {
    const double x = spot.board.x;
    const double y = spot.board.y;
    const double u = spot.normal.x * size_mm.width;
    const double v = spot.normal.y * size_mm.height;
    return {u, u * x, u * y, v, v * x, v * y, (u * x + v * y) * x, (u * x + v * y) * y};
}

cv::Matx33d homography_of(const Motion& m) { return {1 + m[1], m[2], m[0], m[4], 1 + m[5], m[3], -m[6], -m[7], 1}; }

/// The motion that brings the spots onto their edges.
Motion motion_onto(const std::vector<Spot>& spots, const std::vector<Edge>& edges, cv::Size2d size_mm,
                   double reach_mm) {
    Motion motion;
    for (int round = 0; round < 5; ++round) {
        cv::Matx<double, 8, 8> a = cv::Matx<double, 8, 8>::eye() * 1e-6;
        Motion b;
        for (std::size_t i = 0; i < spots.size(); ++i) {
            if (edges[i].strength < kLeastEdge) continue;
            const Motion j = along_normal(spots[i], size_mm);
            const double w = biweight((edges[i].away_mm - j.dot(motion)) / reach_mm);
            a += w * (j * j.t());
            b += w * edges[i].away_mm * j;
        }
        motion = a.solve(b, cv::DECOMP_CHOLESKY);
    }
    return motion;
}

}  // namespace

cv::Matx33d onto_edges(const cv::Mat& photo, const cv::Matx33d& photo_from_board, const maps::BoardMap& map) {
    cv::Mat3f lab;
    photo.convertTo(lab, CV_32F, 1 / 255.0);
    cv::GaussianBlur(lab, lab, {}, 0.7);
    cv::cvtColor(lab, lab, cv::COLOR_BGR2Lab);
    const cv::Size2d board_mm = size_mm(map);
    const std::vector<Spot> spots = spots_of(map, board_mm);
    cv::Matx33d placed = photo_from_board;
    std::vector<Edge> edges(spots.size());
    for (const double reach_mm : kReachesMm) {
        for (std::size_t i = 0; i < spots.size(); ++i)
            edges[i] = clearest_edge(lab, placed, spots[i], board_mm, reach_mm);
        placed = placed * homography_of(motion_onto(spots, edges, board_mm, reach_mm));
    }
    return placed;
}

}  // namespace railref::calibration
