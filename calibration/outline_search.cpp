#include "calibration/outline_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/board_warp.h"
#include "calibration/homography.h"
#include "calibration/outline_edges.h"

namespace railref::calibration {

namespace {

constexpr int kSearchSide = 1000;         // px
constexpr double kLeastAgreement = 0.45;  // share of route spaces, chance is about 0.15

using Quad = std::array<cv::Point2f, 4>;  ///< the board's top left, top right, bottom right, bottom left

cv::Matx33d homography_of(const Quad& quad) {
    const Quad board{cv::Point2f(0, 0), {1, 0}, {1, 1}, {0, 1}};
    return cv::getPerspectiveTransform(board.data(), quad.data());
}

/// What a track colour looks like as printed: Lab as OpenCV scales it for floats.
cv::Vec3f printed(maps::TrackColour colour) {
    switch (colour) {
        case maps::TrackColour::red:
            return {45, 50, 35};
        case maps::TrackColour::blue:
            return {45, -5, -38};
        case maps::TrackColour::green:
            return {60, -28, 42};
        case maps::TrackColour::yellow:
            return {80, 2, 60};
        case maps::TrackColour::black:
            return {22, 0, 2};
        case maps::TrackColour::white:
            return {85, 0, 4};
        case maps::TrackColour::orange:
            return {60, 32, 52};
        case maps::TrackColour::pink:
            return {58, 32, -12};
        case maps::TrackColour::gray:
            return {58, 0, 5};
    }
    return {};
}

constexpr std::array kTrackColours{maps::TrackColour::gray,  maps::TrackColour::red,    maps::TrackColour::blue,
                                   maps::TrackColour::green, maps::TrackColour::yellow, maps::TrackColour::black,
                                   maps::TrackColour::white, maps::TrackColour::orange, maps::TrackColour::pink};

float squared(cv::Vec3f d) { return 0.4F * d[0] * d[0] + d[1] * d[1] + d[2] * d[2]; }

/// How much more likely the colour is the space's own than another, soft between 0 and 1.
double agreement(cv::Vec3f lab, maps::TrackColour own) {
    double likely = 0;
    double all = 0;
    for (const maps::TrackColour colour : kTrackColours) {
        const double p = std::exp(-squared(lab - printed(colour)) / (2 * 14.0F * 14.0F)) + 1e-6;
        all += p;
        if (colour == own) likely = p;
    }
    return likely / all;
}

/// Mean agreement over the map's spaces, coloured routes and gray ones weighing alike. `lab` is blurred by about 2 mm.
double score(const cv::Mat& lab, const cv::Matx33d& photo_from_board, const maps::BoardMap& map) {
    double sum[2] = {0, 0};
    double count[2] = {0, 0};
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) {
            const cv::Point2d at = moved(photo_from_board, cv::Point2d(space.centre.x, space.centre.y));
            const cv::Point p(cvFloor(at.x), cvFloor(at.y));
            const int kind = route.colour == maps::TrackColour::gray ? 0 : 1;
            count[kind] += 1;
            if (p.x >= 0 && p.y >= 0 && p.x < lab.cols && p.y < lab.rows)
                sum[kind] += agreement(lab.at<cv::Vec3f>(p), route.colour);
        }
    const double gray = count[0] > 0 ? sum[0] / count[0] : 0;
    const double coloured = count[1] > 0 ? sum[1] / count[1] : 0;
    return 0.25 * gray + 0.75 * coloured;
}

cv::Mat soft_lab(const cv::Mat& photo) {
    cv::Mat image;
    photo.convertTo(image, CV_32FC3, 1 / 255.0);
    cv::GaussianBlur(image, image, {}, 1.5);
    cv::cvtColor(image, image, cv::COLOR_BGR2Lab);
    return image;
}

void add_quads(const cv::Mat& edges, std::vector<Quad>& quads) {
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(edges, contours, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
    for (const auto& contour : contours) {
        std::vector<cv::Point> hull;
        cv::convexHull(contour, hull);
        if (cv::contourArea(hull) < 0.08 * static_cast<double>(edges.total())) continue;
        for (const double slack : {0.02, 0.04, 0.07}) {
            std::vector<cv::Point> corners;
            cv::approxPolyDP(hull, corners, slack * cv::arcLength(hull, true), true);
            if (corners.size() != 4) continue;
            Quad quad;
            std::ranges::transform(corners, quad.begin(), [](cv::Point p) { return cv::Point2f(p); });
            if (cv::contourArea(std::vector<cv::Point2f>(quad.begin(), quad.end()), true) < 0)
                std::ranges::reverse(quad);
            quads.push_back(quad);
            break;
        }
    }
}

std::vector<Quad> candidate_quads(const cv::Mat& photo) {
    const auto w = static_cast<float>(photo.cols);
    const auto h = static_cast<float>(photo.rows);
    std::vector<Quad> quads{{cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}}};
    std::vector<cv::Mat> channels;
    cv::Mat lab;
    cv::cvtColor(photo, lab, cv::COLOR_BGR2Lab);
    cv::split(lab, channels);
    for (const cv::Mat& channel : channels) {
        cv::Mat soft;
        cv::GaussianBlur(channel, soft, {}, 2);
        for (const int high : {30, 60, 120}) {
            cv::Mat edges;
            cv::Canny(soft, edges, high / 2.0, high);
            cv::dilate(edges, edges, cv::Mat::ones(5, 5, CV_8U));
            add_quads(edges, quads);
        }
        for (const int kind : {cv::THRESH_BINARY, cv::THRESH_BINARY_INV}) {
            cv::Mat inside;
            cv::threshold(soft, inside, 0, 255, kind | cv::THRESH_OTSU);
            cv::morphologyEx(inside, inside, cv::MORPH_CLOSE, cv::Mat::ones(9, 9, CV_8U));
            add_quads(inside, quads);
        }
    }
    return quads;
}

struct Candidate {
    Quad quad;
    double score = 0;
};

/// Moves the corners while the routes' colours agree better.
Candidate polished(Candidate best, const cv::Mat& lab, const maps::BoardMap& map) {
    for (float step = 16; step > 0.3F; step /= 2)
        for (int round = 0; round < 3; ++round)
            for (std::size_t corner = 0; corner < 4; ++corner)
                for (const cv::Point2f move : {cv::Point2f(step, 0), {-step, 0}, {0, step}, {0, -step}}) {
                    Quad quad = best.quad;
                    quad[corner] += move;
                    const double s = score(lab, homography_of(quad), map);
                    if (s > best.score) best = {quad, s};
                }
    return best;
}

}  // namespace

std::optional<cv::Matx33d> find_outline(const cv::Mat& photo, const maps::BoardMap& map) {
    const double scale = std::max(1.0, static_cast<double>(std::max(photo.cols, photo.rows)) / kSearchSide);
    if (std::min(photo.cols, photo.rows) < scale) return {};  // nothing would be left of it
    cv::Mat small;
    cv::resize(photo, small, {}, 1 / scale, 1 / scale, cv::INTER_AREA);
    const cv::Mat lab = soft_lab(small);
    std::vector<Candidate> candidates;
    for (Quad quad : candidate_quads(small))
        for (int turn = 0; turn < 4; ++turn) {
            candidates.push_back({quad, score(lab, homography_of(quad), map)});
            std::ranges::rotate(quad, quad.begin() + 1);
        }
    std::ranges::sort(candidates, std::greater<>{}, &Candidate::score);
    Candidate best;
    for (std::size_t i = 0; i < std::min<std::size_t>(candidates.size(), 6); ++i)
        if (const Candidate c = polished(candidates[i], lab, map); c.score > best.score) best = c;
    if (best.score < kLeastAgreement) return {};
    // The score takes pixels from their edges, photos have their centres at whole numbers.
    const cv::Matx33d to_centres(1, 0, -0.5, 0, 1, -0.5, 0, 0, 1);
    const cv::Matx33d placed = onto_edges(small, to_centres * homography_of(best.quad), map);
    return resized(scale) * placed;
}

}  // namespace railref::calibration
