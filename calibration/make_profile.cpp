#include "calibration/make_profile.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/place_frame.h"

namespace railref::calibration {

namespace {

constexpr int kNearFeatures = 2560;
constexpr double kColourPxPerMm = 1.25;  // enough for means over cells of 3.2 mm
constexpr double kSpotPitchMm = 18;
constexpr double kSpotRadiusMm = 3;
constexpr double kClearOfPiecesMm = 8;  // beyond the edge of a space, a city or a score square

/// One way to look at the board from afar.
struct Aspect {
    double px_per_mm;
    double squeeze;    ///< 2: seen from 60 degrees off
    double angle_deg;  ///< direction of the squeeze
    int features;
};

/// Steps of the squeeze as in ASIFT (Morel & Yu 2009), as few as find boards up to 60 degrees off.
constexpr Aspect kAspects[] = {{0.85, 1, 0, 384},   {0.5, 1, 0, 448},    {0.6, 2.0, 0, 320},
                               {0.6, 2.0, 45, 320}, {0.6, 2.0, 90, 320}, {0.6, 2.0, 135, 320}};

/// Half of a view taken at twice the resolution: no aliasing from large photos.
cv::Mat smooth_view(const cv::Mat& photo, const BoardWarp& warp, const maps::BoardMap& map, double px_per_mm) {
    const cv::Mat large = rectify(photo, warp, map, 2 * px_per_mm, 0);
    cv::Mat view;
    cv::resize(large, view, {large.cols / 2, large.rows / 2}, 0, 0, cv::INTER_AREA);
    return view;
}

/// Features of the squeezed top view, moved back to where the board has them (board-normalised).
Features features_of(const cv::Mat& gray, const Aspect& aspect) {
    const double angle = aspect.angle_deg * CV_PI / 180;
    const cv::Point2d middle(gray.cols / 2.0, gray.rows / 2.0);
    const cv::Matx22d turn(std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle));
    const cv::Matx22d squeeze(1 / aspect.squeeze, 0, 0, 1);
    const cv::Matx22d a = turn.t() * squeeze * turn;
    const cv::Matx23d seen_from_top(a(0, 0), a(0, 1), middle.x - a(0, 0) * middle.x - a(0, 1) * middle.y,  //
                                    a(1, 0), a(1, 1), middle.y - a(1, 0) * middle.x - a(1, 1) * middle.y);
    cv::Mat soft = gray;
    if (aspect.squeeze > 1) cv::GaussianBlur(gray, soft, {}, 0.8);
    cv::Mat seen;
    cv::warpAffine(soft, seen, seen_from_top, gray.size(), cv::INTER_AREA, cv::BORDER_REPLICATE);
    Features features = detect_spread_features(seen, aspect.features);
    const cv::Matx22d back = a.inv();
    for (cv::Point2f& p : features.at) {
        const cv::Vec2d q = back * cv::Vec2d(p.x - middle.x, p.y - middle.y);
        p = {static_cast<float>((q[0] + middle.x + 0.5) / gray.cols),
             static_cast<float>((q[1] + middle.y + 0.5) / gray.rows)};
    }
    return features;
}

void keep_on_board(Features& features) {
    Features kept;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const cv::Point2f p = features.at[i];
        if (p.x < 0 || p.y < 0 || p.x > 1 || p.y > 1) continue;
        kept.at.push_back(p);
        kept.descriptors.push_back(features.descriptors.row(static_cast<int>(i)));
    }
    features = kept;
}

Features far_features(const cv::Mat& photo, const BoardWarp& warp, const maps::BoardMap& map) {
    Features all;
    for (const Aspect& aspect : kAspects) {
        cv::Mat gray;
        cv::cvtColor(smooth_view(photo, warp, map, aspect.px_per_mm), gray, cv::COLOR_BGR2GRAY);
        Features some = features_of(gray, aspect);
        keep_on_board(some);
        all.at.insert(all.at.end(), some.at.begin(), some.at.end());
        all.descriptors.push_back(some.descriptors);
    }
    return all;
}

Features near_features(const cv::Mat& photo, const BoardWarp& warp, const maps::BoardMap& map) {
    cv::Mat gray;
    cv::cvtColor(smooth_view(photo, warp, map, kNearPxPerMm), gray, cv::COLOR_BGR2GRAY);
    Features features = detect_spread_features(gray, kNearFeatures);
    for (cv::Point2f& p : features.at)
        p = {(p.x + 0.5F) / static_cast<float>(gray.cols), (p.y + 0.5F) / static_cast<float>(gray.rows)};
    return features;
}

/// 255 where no piece stands in a game.
cv::Mat clear_of_pieces(const maps::BoardMap& map, double px_per_mm, cv::Size size) {
    cv::Mat clear(size, CV_8U, cv::Scalar(255));
    const auto pixel = [&](const PlaceFrame& f) { return f.centre_mm * static_cast<float>(px_per_mm); };
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) {
            const cv::Size2d body(space.length * map.width_mm() + 2 * kClearOfPiecesMm,
                                  space.width * map.width_mm() + 2 * kClearOfPiecesMm);
            cv::Point2f corners[4];
            cv::RotatedRect(pixel(frame_of(space, map)), body * px_per_mm, static_cast<float>(space.angle_deg))
                .points(corners);
            std::vector<cv::Point> polygon;
            for (const cv::Point2f c : corners) polygon.emplace_back(cvRound(c.x), cvRound(c.y));
            cv::fillConvexPoly(clear, polygon, cv::Scalar(0));
        }
    for (const maps::City& city : map.cities())
        cv::circle(clear, pixel(frame_of(city.centre, map)), cvRound(14 * px_per_mm), cv::Scalar(0), cv::FILLED);
    for (const maps::Point square : map.score_track())
        cv::circle(clear, pixel(frame_of(square, map)), cvRound(14 * px_per_mm), cv::Scalar(0), cv::FILLED);
    return clear;
}

LightSpots light_spots(const cv::Mat& top_view, const maps::BoardMap& map) {
    const cv::Mat clear = clear_of_pieces(map, kColourPxPerMm, top_view.size());
    const double pitch = kSpotPitchMm * kColourPxPerMm;
    const int reach = cvRound(kSpotRadiusMm * kColourPxPerMm);
    LightSpots spots;
    for (double y = pitch / 2; y < top_view.rows - reach; y += pitch)
        for (double x = pitch / 2; x < top_view.cols - reach; x += pitch) {
            const cv::Point p(cvRound(x), cvRound(y));
            if (clear.at<std::uint8_t>(p) == 0) continue;
            const cv::Rect box(p.x - reach, p.y - reach, 2 * reach + 1, 2 * reach + 1);
            const cv::Scalar mean = cv::mean(top_view(box));
            spots.at.emplace_back((static_cast<float>(p.x) + 0.5F) / static_cast<float>(top_view.cols),
                                  (static_cast<float>(p.y) + 0.5F) / static_cast<float>(top_view.rows));
            spots.colours.emplace_back(cv::saturate_cast<std::uint8_t>(mean[0]),
                                       cv::saturate_cast<std::uint8_t>(mean[1]),
                                       cv::saturate_cast<std::uint8_t>(mean[2]));
        }
    return spots;
}

PlaceColours colours_at(const cv::Mat& top_view, const PlaceFrame& frame) {
    constexpr int px_per_cell = 4;
    const cv::Size size(kColourColumns, kColourRows);
    const cv::Mat patch = cut_out(top_view, kColourPxPerMm, frame, size * px_per_cell);
    cv::Mat cells;
    cv::resize(patch, cells, size, 0, 0, cv::INTER_AREA);
    return cells;
}

}  // namespace

BoardProfile make_profile(const cv::Mat& photo, const BoardWarp& warp, const maps::BoardMap& map, std::string printing,
                          std::string source) {
    BoardProfile profile;
    profile.map = &map;
    profile.printing = std::move(printing);
    profile.source = std::move(source);
    profile.far_features = far_features(photo, warp, map);
    profile.near_features = near_features(photo, warp, map);
    const cv::Mat top_view = smooth_view(photo, warp, map, kColourPxPerMm);
    profile.light_spots = light_spots(top_view, map);
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) {
            profile.spaces.push_back(space);
            profile.at_spaces.push_back(colours_at(top_view, frame_of(space, map)));
        }
    for (const maps::City& city : map.cities())
        profile.at_cities.push_back(colours_at(top_view, frame_of(city.centre, map)));
    for (const maps::Point square : map.score_track())
        profile.at_squares.push_back(colours_at(top_view, frame_of(square, map)));
    return profile;
}

}  // namespace railref::calibration
