#include "calibration/place_board.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/fit_bend.h"

namespace railref::calibration {

namespace {

constexpr int kFeatures = 2600;
constexpr std::size_t kFewestInliers = 40;
constexpr float kSearchRadiusMm = 24;  // so much wrong at most is the first guess, the art of another printing included
constexpr float kNearbyRadiusMm = 7;   // and what the first fit foretells
constexpr float kSamePlaceMm = 3.5;

/// Board-normalised to millimetres.
cv::Matx33d mm_from_board(const maps::BoardMap& map) { return {map.width_mm(), 0, 0, 0, height_mm(map), 0, 0, 0, 1}; }

/// The top view's pixels to millimetres; pixel centres lie half a pixel from the edges.
cv::Matx33d mm_from_view() {
    return {1 / kNearPxPerMm, 0, 0.5 / kNearPxPerMm, 0, 1 / kNearPxPerMm, 0.5 / kNearPxPerMm, 0, 0, 1};
}

cv::Point2f moved(const cv::Matx33d& h, cv::Point2f p) {
    const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
    return {static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2])};
}

/// Photo pixels per millimetre around a point.
double px_per_mm(const cv::Matx33d& photo_from_mm, cv::Point2f at_mm) {
    const auto at = [&](float x, float y) { return moved(photo_from_mm, at_mm + cv::Point2f(x, y)); };
    return std::sqrt(std::abs((at(10, 0) - at(-10, 0)).cross(at(0, 10) - at(0, -10)))) / 20;
}

/// The board with kNearPxPerMm. A photo with many more pixels is shrunk first, so nothing aliases.
cv::Mat top_view(const cv::Mat& gray, const cv::Matx33d& photo_from_mm, const maps::BoardMap& map) {
    constexpr double oversampling = 1.4;
    const cv::Size view(cvRound(map.width_mm() * kNearPxPerMm), cvRound(height_mm(map) * kNearPxPerMm));
    const cv::Point2f middle_mm(cv::Point2d(map.width_mm() / 2, height_mm(map) / 2));
    const double shrink = std::min(1.0, oversampling * kNearPxPerMm / px_per_mm(photo_from_mm, middle_mm));
    cv::Mat seen = gray;
    if (shrink < 0.9) cv::resize(gray, seen, {}, shrink, shrink, cv::INTER_AREA);
    const double x = static_cast<double>(seen.cols) / gray.cols;
    const double y = static_cast<double>(seen.rows) / gray.rows;
    const cv::Matx33d seen_from_photo(x, 0, 0.5 * x - 0.5, 0, y, 0.5 * y - 0.5, 0, 0, 1);
    cv::Mat top;
    cv::warpPerspective(seen, top, seen_from_photo * photo_from_mm * mm_from_view(), view,
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    return top;
}

Features in_mm(Features features, const cv::Matx33d& mm_from_here) {
    for (cv::Point2f& p : features.at) p = moved(mm_from_here, p);
    return features;
}

/// Pairs of known features, each expected at `expected[i]`, and what lies within the radius around there.
Correspondences pairs_near(const Features& seen, const Features& known, std::vector<cv::Point2f> expected,
                           float radius_mm) {
    const Features there{std::move(expected), known.descriptors};
    Correspondences pairs;
    for (const Match m : match_nearby(seen, there, radius_mm, kSamePlaceMm))
        pairs.add(known.at[static_cast<std::size_t>(m.known)], seen.at[static_cast<std::size_t>(m.query)]);
    return pairs;
}

double median_error_px(const Correspondences& pairs, const cv::Matx33d& photo_from_mm, const BoardFix& fix) {
    const cv::Matx33d board_from_mm = mm_from_board(*fix.profile->map).inv();
    std::vector<double> errors;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        errors.push_back(
            cv::norm(moved(photo_from_mm, pairs.seen[i]) - fix.warp.project(moved(board_from_mm, pairs.known[i]))));
    const auto middle = errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2);
    std::nth_element(errors.begin(), middle, errors.end());
    return *middle;
}

cv::Mat board_normalised(const cv::Mat& bend_mm, const maps::BoardMap& map) {
    cv::Mat bend;
    cv::multiply(bend_mm, cv::Scalar(1 / map.width_mm(), 1 / height_mm(map)), bend);
    return bend;
}

std::optional<BoardFix> fix_from(const Correspondences& pairs, const cv::Matx33d& photo_from_mm,
                                 const BoardProfile& profile, cv::Size photo) {
    const maps::BoardMap& map = *profile.map;
    const Correspondences sound = consistent_pairs(pairs, cv::Matx33d::eye());
    if (sound.size() < kFewestInliers) return {};
    const cv::Mat nudge =
        cv::findHomography(sound.known, sound.seen, cv::USAC_MAGSAC, 4.8, cv::noArray(), 2000, 0.9999);
    if (nudge.empty()) return {};
    const std::optional<Bend> bend = fit_bend(pairs, sound, cv::Matx33d(nudge), {map.width_mm(), height_mm(map)});
    if (!bend || bend->inliers.size() < kFewestInliers) return {};
    BoardFix fix;
    fix.profile = &profile;
    fix.warp.photo_from_board = photo_from_mm * cv::Matx33d(nudge) * mm_from_board(map);
    if (!is_plausible(fix.warp.photo_from_board, photo)) return {};
    fix.warp.bend = board_normalised(bend->grid_mm, map);
    fix.warp.up = estimate_up(fix.warp.photo_from_board, map, photo);
    fix.inliers = static_cast<int>(bend->inliers.size());
    fix.error_px = median_error_px(bend->inliers, photo_from_mm, fix);
    return fix;
}

/// Where the fix puts the known features, in the frame of the top view.
std::vector<cv::Point2f> foretold(const Features& known, const BoardFix& fix, const cv::Matx33d& photo_from_mm) {
    const cv::Matx33d mm_from_photo = photo_from_mm.inv();
    const cv::Matx33d board_from_mm = mm_from_board(*fix.profile->map).inv();
    std::vector<cv::Point2f> expected;
    for (const cv::Point2f p : known.at)
        expected.push_back(moved(mm_from_photo, fix.warp.project(moved(board_from_mm, p))));
    return expected;
}

}  // namespace

bool is_plausible(const cv::Matx33d& photo_from_board, cv::Size photo) {
    std::vector<cv::Point2f> corners;
    const std::vector<cv::Point2f> board{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    for (const cv::Point2f p : board) {
        const cv::Vec3d q = photo_from_board * cv::Vec3d(p.x, p.y, 1);
        if (q[2] * photo_from_board(2, 2) <= 1e-9) return false;
        corners.emplace_back(static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2]));
    }
    if (!cv::isContourConvex(corners)) return false;
    const double area = cv::contourArea(corners, true);
    const double picture = static_cast<double>(photo.area());
    return area > 0.02 * picture && area < 30 * picture;  // positive: not a mirror image
}

std::optional<BoardFix> place_board(const cv::Mat& gray, const cv::Matx33d& about, const BoardProfile& profile) {
    const cv::Matx33d photo_from_mm = about * mm_from_board(*profile.map).inv();
    const Features seen =
        in_mm(detect_features(top_view(gray, photo_from_mm, *profile.map), kFeatures), mm_from_view());
    const Features known = in_mm(profile.near_features, mm_from_board(*profile.map));
    const auto first =
        fix_from(pairs_near(seen, known, known.at, kSearchRadiusMm), photo_from_mm, profile, gray.size());
    if (!first) return {};
    // Near where the first fit foretells them, features can be told apart that look alike elsewhere.
    const auto second = fix_from(pairs_near(seen, known, foretold(known, *first, photo_from_mm), kNearbyRadiusMm),
                                 photo_from_mm, profile, gray.size());
    return second && second->inliers > first->inliers ? second : first;
}

}  // namespace railref::calibration
