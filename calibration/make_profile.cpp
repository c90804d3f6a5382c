#include "calibration/make_profile.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/learn_face.h"
#include "calibration/place.h"

namespace railref::calibration {

namespace {

constexpr double kColourPxPerMm = 1.25;  // enough for means over cells of 3.2 mm
// Of the brightest channel of the board's brightest twentieth: lit boards have 180 to 250.
constexpr int kDim = 150;
constexpr double kUsuallyBright = 225;
constexpr double kSpotPitchMm = 18;
constexpr double kSpotReachMm = 3;
constexpr double kClearOfPiecesMm = 8;  // beyond the edge of a space, a city or a score square
constexpr double kRoundPlaceMm = 6;     // radius of a city or a score square

/// 255 where no piece stands in a game.
cv::Mat clear_of_pieces(const maps::BoardMap& map, double px_per_mm, cv::Size size) {
    cv::Mat clear(size, CV_8U, cv::Scalar(255));
    const auto pixel = [&](const Place& place) { return cv::Point2f(place.centre_mm * px_per_mm); };
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) {
            const cv::Size2d body(space.length * map.width_mm() + 2 * kClearOfPiecesMm,
                                  space.width * map.width_mm() + 2 * kClearOfPiecesMm);
            cv::Point2f corners[4];
            cv::RotatedRect(pixel(place_of(space, map)), body * px_per_mm, static_cast<float>(space.angle_deg))
                .points(corners);
            std::vector<cv::Point> polygon;
            for (const cv::Point2f c : corners) polygon.emplace_back(cvRound(c.x), cvRound(c.y));
            cv::fillConvexPoly(clear, polygon, cv::Scalar(0));
        }
    const int round_place = cvRound((kRoundPlaceMm + kClearOfPiecesMm) * px_per_mm);
    for (const maps::City& city : map.cities())
        cv::circle(clear, pixel(place_of(city.centre, map)), round_place, cv::Scalar(0), cv::FILLED);
    for (const maps::Point square : map.score_track())
        cv::circle(clear, pixel(place_of(square, map)), round_place, cv::Scalar(0), cv::FILLED);
    return clear;
}

LightSpots light_spots(const cv::Mat& top_view, const maps::BoardMap& map) {
    const cv::Mat clear = clear_of_pieces(map, kColourPxPerMm, top_view.size());
    const double pitch = kSpotPitchMm * kColourPxPerMm;
    const int reach = cvRound(kSpotReachMm * kColourPxPerMm);
    LightSpots spots;
    const cv::Rect whole({}, top_view.size());
    for (double y = pitch / 2; y < top_view.rows; y += pitch)
        for (double x = pitch / 2; x < top_view.cols; x += pitch) {
            const cv::Point p(cvRound(x), cvRound(y));
            const cv::Rect box(p.x - reach, p.y - reach, 2 * reach + 1, 2 * reach + 1);
            if ((box & whole) != box || clear.at<std::uint8_t>(p) == 0) continue;
            const cv::Scalar mean = cv::mean(top_view(box));
            spots.at.emplace_back((static_cast<float>(p.x) + 0.5F) / static_cast<float>(top_view.cols),
                                  (static_cast<float>(p.y) + 0.5F) / static_cast<float>(top_view.rows));
            spots.colours.emplace_back(cv::saturate_cast<std::uint8_t>(mean[0]),
                                       cv::saturate_cast<std::uint8_t>(mean[1]),
                                       cv::saturate_cast<std::uint8_t>(mean[2]));
        }
    return spots;
}

/// A dim photo's colours made as bright as those of the boards that the networks know.
cv::Mat lit(const cv::Mat& top_view) {
    cv::Mat brightest;
    cv::reduce(top_view.reshape(1, static_cast<int>(top_view.total())), brightest, 1, cv::REDUCE_MAX);
    cv::sort(brightest, brightest, cv::SORT_EVERY_COLUMN);
    const int level = brightest.at<std::uint8_t>(brightest.rows * 19 / 20, 0);
    return level < kDim ? cv::Mat(top_view * (kUsuallyBright / std::max(1, level))) : top_view;
}

PlaceColours colours_at(const cv::Mat& top_view, const Place& place) {
    constexpr int px_per_cell = 4;
    const cv::Size size(kColourColumns, kColourRows);
    const cv::Mat patch = cut_out(top_view, kColourPxPerMm, place, size * px_per_cell);
    cv::Mat cells;
    cv::resize(patch, cells, size, 0, 0, cv::INTER_AREA);
    return cells;
}

}  // namespace

BoardProfile make_profile(const cv::Mat& photo, const BoardWarp& warp, const maps::BoardMap& map, std::string printing,
                          std::string source) {
    BoardProfile profile;
    static_cast<FaceProfile&>(profile) = learn_face(photo, warp, size_mm(map));
    profile.map = &map;
    profile.board = map.id();
    profile.printing = std::move(printing);
    profile.source = std::move(source);
    const cv::Mat top_view = lit(smooth_view(photo, warp, size_mm(map), kColourPxPerMm));
    profile.light_spots = light_spots(top_view, map);
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) {
            profile.spaces.push_back(space);
            profile.at_spaces.push_back(colours_at(top_view, place_of(space, map)));
        }
    for (const maps::City& city : map.cities())
        profile.at_cities.push_back(colours_at(top_view, place_of(city.centre, map)));
    for (const maps::Point square : map.score_track())
        profile.at_squares.push_back(colours_at(top_view, place_of(square, map)));
    return profile;
}

}  // namespace railref::calibration
