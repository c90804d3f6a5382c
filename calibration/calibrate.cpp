#include "calibration/calibrate.h"

#include <opencv2/imgproc.hpp>

#include "calibration/find_board.h"
#include "calibration/make_profile.h"
#include "calibration/outline_search.h"

namespace railref::calibration {

namespace {

constexpr double kLeastPxPerMm = 1.0;
constexpr double kLeastSharpness = 7;    // see sharpness()
constexpr double kMostGlare = 0.05;      // share of the board that is burnt out
constexpr double kLeastVisible = 0.985;  // share of the board inside the photo

std::vector<const BoardProfile*> of_same_map(std::span<const BoardProfile* const> known, const maps::BoardMap& map) {
    std::vector<const BoardProfile*> same;
    for (const BoardProfile* profile : known)
        if (profile->map->id() == map.id()) same.push_back(profile);
    return same;
}

std::optional<BoardWarp> locate(const cv::Mat& photo, const maps::BoardMap& map,
                                std::span<const BoardProfile* const> known) {
    if (const auto fix = find_board(photo, of_same_map(known, map))) return fix->warp;
    const auto outline = find_outline(photo, map);
    if (!outline) return {};
    BoardWarp warp;
    warp.photo_from_board = *outline;
    warp.up = estimate_up(*outline, map, photo.size());
    return warp;
}

/// Standard deviation of the Laplacian at 1 px/mm, in gray levels: small where the print's edges are washed out.
double sharpness(const cv::Mat& top_view) {
    cv::Mat gray;
    // The rim may show what lies beside the board.
    const cv::Rect inner(top_view.cols / 20, top_view.rows / 20, top_view.cols * 9 / 10, top_view.rows * 9 / 10);
    cv::cvtColor(top_view(inner), gray, cv::COLOR_BGR2GRAY);
    cv::Mat edges;
    cv::Laplacian(gray, edges, CV_32F);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(edges, mean, deviation);
    return deviation[0];
}

double burnt_share(const cv::Mat& top_view) {
    cv::Mat burnt;
    cv::inRange(top_view, cv::Scalar(250, 250, 250), cv::Scalar(255, 255, 255), burnt);
    return static_cast<double>(cv::countNonZero(burnt)) / static_cast<double>(burnt.total());
}

double px_per_mm(const BoardWarp& warp, const maps::BoardMap& map) {
    const cv::Point2f left = warp.project(cv::Point2f(0, 0.5F));
    const cv::Point2f right = warp.project(cv::Point2f(1, 0.5F));
    return cv::norm(right - left) / map.width_mm();
}

/// What is wrong with the photo, as "expected ..., found ..."; empty where nothing is.
std::string fault_of(const cv::Mat& photo, const BoardWarp& warp, const maps::BoardMap& map) {
    if (visible_share(warp, photo.size()) < kLeastVisible)
        return "expected the whole board in the photo, found a part of it cut off";
    if (px_per_mm(warp, map) < kLeastPxPerMm)
        return "expected a board at least " + std::to_string(cvRound(map.width_mm() * kLeastPxPerMm)) +
               " pixels wide, found a smaller one: go nearer";
    const cv::Mat top_view = rectify(photo, warp, map, 1, 0);
    if (sharpness(top_view) < kLeastSharpness) return "expected a sharp photo, found a blurred one";
    if (burnt_share(top_view) > kMostGlare)
        return "expected a photo without glare, found parts of the board burnt out: move the lamp or yourself";
    return {};
}

}  // namespace

maps::Result<BoardProfile> calibrate(const cv::Mat& photo, const std::string& file, const maps::BoardMap& map,
                                     std::span<const BoardProfile* const> known) {
    const auto refuse = [&](std::string why) { return tl::unexpected(maps::FileError{file, "", std::move(why)}); };
    const auto warp = locate(photo, map, known);
    if (!warp) return refuse("expected a photo of the whole empty " + map.name() + " board, found none in it");
    if (std::string fault = fault_of(photo, *warp, map); !fault.empty()) return refuse(std::move(fault));
    return make_profile(photo, *warp, map, "your own copy", file);
}

}  // namespace railref::calibration
