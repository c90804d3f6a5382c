#include "calibration/learn_face.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace railref::calibration {

namespace {

constexpr int kNearFeatures = 2560;

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

/// A pixel of a top view in which the board is so large.
cv::Point2f on_board(cv::Vec2d pixel, cv::Size2d board_px) {
    return {static_cast<float>((pixel[0] + 0.5) / board_px.width),
            static_cast<float>((pixel[1] + 0.5) / board_px.height)};
}

/// Features of the squeezed top view, moved back to where the board has them (board-normalised).
Features features_of(const cv::Mat& gray, const Aspect& aspect, cv::Size2d size_mm) {
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
        p = on_board(q + cv::Vec2d(middle.x, middle.y), size_mm * aspect.px_per_mm);
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

Features far_features(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d size_mm) {
    Features all;
    for (const Aspect& aspect : kAspects) {
        cv::Mat gray;
        cv::cvtColor(smooth_view(photo, warp, size_mm, aspect.px_per_mm), gray, cv::COLOR_BGR2GRAY);
        Features some = features_of(gray, aspect, size_mm);
        keep_on_board(some);
        all.at.insert(all.at.end(), some.at.begin(), some.at.end());
        all.descriptors.push_back(some.descriptors);
    }
    return all;
}

Features near_features(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d size_mm) {
    cv::Mat gray;
    cv::cvtColor(smooth_view(photo, warp, size_mm, kNearPxPerMm), gray, cv::COLOR_BGR2GRAY);
    Features features = detect_spread_features(gray, kNearFeatures);
    for (cv::Point2f& p : features.at) p = on_board({p.x, p.y}, size_mm * kNearPxPerMm);
    return features;
}

}  // namespace

cv::Mat smooth_view(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d size_mm, double px_per_mm) {
    const cv::Size size(cvRound(size_mm.width * px_per_mm), cvRound(size_mm.height * px_per_mm));
    cv::Mat large = rectify(photo, warp, size_mm, 2 * px_per_mm, 0);
    // Two rows make one. Rounded by itself, the large view may lack the last one or have one too many.
    cv::copyMakeBorder(large, large, 0, std::max(0, 2 * size.height - large.rows), 0,
                       std::max(0, 2 * size.width - large.cols), cv::BORDER_REPLICATE);
    cv::Mat view;
    cv::resize(large(cv::Rect({}, size * 2)), view, size, 0, 0, cv::INTER_AREA);
    return view;
}

FaceProfile learn_face(const cv::Mat& photo, const BoardWarp& warp, cv::Size2d size_mm) {
    FaceProfile profile;
    profile.size_mm = size_mm;
    profile.far_features = far_features(photo, warp, size_mm);
    profile.near_features = near_features(photo, warp, size_mm);
    return profile;
}

}  // namespace railref::calibration
