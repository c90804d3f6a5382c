#include "calibration/photo_quality.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "calibration/colour_spread.h"

namespace railref::calibration {

namespace {

// Sharp photos of boards have a detail of 0.42 and more in their worst sixth; a blur of 0.7 mm brings all under 0.38.
// The profile's colours are means over 3 mm; its features need the fine print.
constexpr double kLeastDetail = 0.39;
// A shake blurs one direction only: sharp photos have an evenness of 0.92 and more, a shake of 3 mm brings it under
// 0.8.
constexpr double kLeastEvenness = 0.8;
constexpr double kLeastVisible = 0.985;
constexpr double kLeastPxPerMm = 0.85;
constexpr double kMostSlantDeg = 42;
constexpr double kMostBurnt = 0.01;
constexpr double kLeastBrightness = 30;
constexpr double kLeastColours = 5;  // boards have 10 and more

constexpr double kDetailPxPerMm = 1.25;

/// Scales of the warp at a point, in pixels per millimetre: least and greatest over all directions.
cv::Vec2d scales_at(const BoardWarp& warp, cv::Size2d face_mm, cv::Point2f board) {
    constexpr float step = 0.01F;
    const cv::Point2f here = warp.project(board);
    const cv::Point2f right = (warp.project(board + cv::Point2f(step, 0)) - here) / (step * face_mm.width);
    const cv::Point2f down = (warp.project(board + cv::Point2f(0, step)) - here) / (step * face_mm.height);
    cv::Vec2d values;
    cv::SVD::compute(cv::Matx22d(right.x, down.x, right.y, down.y), values, cv::SVD::NO_UV);
    return {values[1], values[0]};
}

double least_scale(const BoardWarp& warp, cv::Size2d face_mm) {
    double least = scales_at(warp, face_mm, {0.5F, 0.5F})[0];
    for (const float x : {0.02F, 0.97F})
        for (const float y : {0.02F, 0.97F}) least = std::min(least, scales_at(warp, face_mm, {x, y})[0]);
    return least;
}

constexpr float kNeighbours[] = {-1, 1};

/// Gray differences between neighbours in a row (`along` 1 x 2) or in a column.
cv::Mat gradient(const cv::Mat& gray, const cv::Mat& along) {
    cv::Mat out;
    cv::filter2D(gray, out, CV_32F, along);
    return cv::abs(out);
}

/// Along x and along y.
std::pair<double, double> detail_of(const cv::Mat& gray) {
    cv::Mat blurred;
    cv::GaussianBlur(gray, blurred, {}, 1);
    const auto detail = [&](const cv::Mat& along) {
        const cv::Mat sharp = gradient(gray, along);
        const cv::Mat lost = cv::max(sharp - gradient(blurred, along), 0);
        return cv::sum(lost)[0] / std::max(1.0, cv::sum(sharp)[0]);
    };
    return {detail(cv::Mat(cv::Matx12f(kNeighbours))), detail(cv::Mat(cv::Matx21f(kNeighbours)))};
}

/// Detail and evenness, of the sixth of the board that is worst.
void judge_detail(PhotoQuality& quality, const cv::Mat& top_view) {
    // The rim may show what lies beside the board.
    const cv::Rect inner(top_view.cols / 20, top_view.rows / 20, top_view.cols * 9 / 10, top_view.rows * 9 / 10);
    cv::Mat gray;
    cv::cvtColor(top_view(inner), gray, cv::COLOR_BGR2GRAY);
    gray.convertTo(gray, CV_32F);
    quality.detail = quality.evenness = 1;
    for (int column = 0; column < 3; ++column)
        for (int row = 0; row < 2; ++row) {
            const auto [x, y] =
                detail_of(gray(cv::Rect(column * gray.cols / 3, row * gray.rows / 2, gray.cols / 3, gray.rows / 2)));
            const auto [less, more] = std::minmax(x, y);
            quality.detail = std::min(quality.detail, less);
            quality.evenness = std::min(quality.evenness, less / std::max(more, 1e-9));
        }
}

double burnt_share(const cv::Mat& top_view) {
    cv::Mat burnt;
    cv::inRange(top_view, cv::Scalar(250, 250, 250), cv::Scalar(255, 255, 255), burnt);
    return static_cast<double>(cv::countNonZero(burnt)) / static_cast<double>(burnt.total());
}

std::string whole(double number) { return std::to_string(cvRound(number)); }

}  // namespace

PhotoQuality judge_photo(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d face_mm) {
    PhotoQuality quality;
    quality.visible = visible_share(warp, photo.size());
    quality.px_per_mm = least_scale(warp, face_mm);
    const cv::Vec2d middle = scales_at(warp, face_mm, {0.5F, 0.5F});
    quality.slant_deg = std::acos(std::clamp(middle[0] / middle[1], 0.0, 1.0)) * 180 / CV_PI;
    const cv::Mat top_view = rectify(photo, warp, face_mm, kDetailPxPerMm, 0);
    judge_detail(quality, top_view);
    quality.burnt = burnt_share(top_view);
    const cv::Scalar mean = cv::mean(top_view);
    quality.brightness = (mean[0] + mean[1] + mean[2]) / 3;
    quality.colours = colour_spread(top_view);
    return quality;
}

std::optional<std::string> fault_of(const PhotoQuality& quality, cv::Size2d face_mm) {
    if (quality.visible < kLeastVisible)
        return "expected the whole board in the photo, found " + whole(100 * (1 - quality.visible)) +
               " % of it cut off: step back";
    if (quality.slant_deg > kMostSlantDeg)
        return "expected a photo from above, found one " + whole(quality.slant_deg) +
               " degrees aslant: hold the camera over the middle of the board";
    if (quality.px_per_mm < kLeastPxPerMm)
        return "expected a board of at least " + whole(face_mm.width * kLeastPxPerMm) + " pixels, found one of " +
               whole(face_mm.width * quality.px_per_mm) + ": go nearer";
    if (quality.brightness < kLeastBrightness) return "expected a lit board, found a dark one: switch on a lamp";
    if (quality.colours < kLeastColours)
        return "expected a photo in colour, found hardly any colours: use no filter, and switch on a white lamp";
    if (quality.burnt > kMostBurnt)
        return "expected a photo without glare, found " + whole(std::max(1.0, 100 * quality.burnt)) +
               " % of the board burnt out: move the lamp or yourself";
    if (quality.detail < kLeastDetail || quality.evenness < kLeastEvenness)
        return "expected a sharp photo, found a blurred one: hold the camera still and let it focus";
    return {};
}

}  // namespace railref::calibration
