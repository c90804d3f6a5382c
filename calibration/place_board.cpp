#include "calibration/place_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/distortion.h"
#include "calibration/fit_bend.h"
#include "calibration/homography.h"
#include "calibration/median.h"

namespace railref::calibration {

namespace {

constexpr int kFeatures = 2600;
constexpr std::size_t kFewestInliers = 40;
constexpr float kSearchRadiusMm = 24;  // so much wrong at most is the first guess, the art of another printing included
constexpr float kNearbyRadiusMm = 7;   // and what the first fit foretells
constexpr float kSamePlaceMm = 3.5;
constexpr double kLeastK1 = -0.05;  // of phones' lenses, ultra-wide ones too (Distortion)
constexpr double kMostK1 = 0.06;
constexpr double kCrooked = 0.08;  // boards: a first guess that far away has shown features too crooked to be known

/// Board-normalised to millimetres.
cv::Matx33d mm_from_board(cv::Size2d face_mm) { return {face_mm.width, 0, 0, 0, face_mm.height, 0, 0, 0, 1}; }

/// The top view's pixels to millimetres; pixel centres lie half a pixel from the edges.
cv::Matx33d mm_from_view() {
    return {1 / kNearPxPerMm, 0, 0.5 / kNearPxPerMm, 0, 1 / kNearPxPerMm, 0.5 / kNearPxPerMm, 0, 0, 1};
}

/// Photo pixels per millimetre around a point.
double px_per_mm(const cv::Matx33d& photo_from_mm, cv::Point2f at_mm) {
    const auto at = [&](float x, float y) { return moved(photo_from_mm, at_mm + cv::Point2f(x, y)); };
    return std::sqrt(std::abs((at(10, 0) - at(-10, 0)).cross(at(0, 10) - at(0, -10)))) / 20;
}

/// By how much pictures are shrunk, where about so much is wanted: by a whole number if that is near, since means of
/// four pixels take a seventh of the time that means over areas do.
double convenient(double shrink) {
    constexpr double near = 0.25;
    const int whole = cvRound(1 / shrink);
    return whole > 1 && std::abs(whole * shrink - 1) < near ? 1.0 / whole : shrink;
}

/// The board with kNearPxPerMm. A photo with many more pixels is shrunk first, so nothing aliases.
cv::Mat top_view(const cv::Mat& gray, const cv::Matx33d& photo_from_mm, cv::Size2d face_mm) {
    constexpr double oversampling = 1.4;
    const cv::Size view(cvRound(face_mm.width * kNearPxPerMm), cvRound(face_mm.height * kNearPxPerMm));
    const cv::Point2f middle_mm(cv::Point2d(face_mm.width / 2, face_mm.height / 2));
    const double shrink = convenient(std::min(1.0, oversampling * kNearPxPerMm / px_per_mm(photo_from_mm, middle_mm)));
    cv::Mat seen = gray;
    // To a size, not by a factor: OpenCV would shrink by that, not by what the rounded size comes to.
    if (shrink < 0.9)
        cv::resize(gray, seen, {cvRound(gray.cols * shrink), cvRound(gray.rows * shrink)}, 0, 0, cv::INTER_AREA);
    const cv::Matx33d seen_from_photo =
        resized(static_cast<double>(seen.cols) / gray.cols, static_cast<double>(seen.rows) / gray.rows);
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

/// Of pairs as a pinhole would have seen them.
double median_error_px(const Correspondences& pairs, const Distortion& lens, const cv::Matx33d& photo_from_mm,
                       const FaceFix& fix) {
    const cv::Matx33d board_from_mm = mm_from_board(fix.profile->size_mm).inv();
    std::vector<double> errors;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        errors.push_back(cv::norm(lens.bent(moved(photo_from_mm, pairs.seen[i])) -
                                  fix.warp.project(moved(board_from_mm, pairs.known[i]))));
    return median(errors);
}

/// The pairs as a pinhole would have seen them.
Correspondences without_lens(Correspondences pairs, const Distortion& lens, const cv::Matx33d& photo_from_mm) {
    const cv::Matx33d mm_from_photo = photo_from_mm.inv();
    for (cv::Point2f& p : pairs.seen) p = moved(mm_from_photo, lens.straight(moved(photo_from_mm, p)));
    return pairs;
}

/// Mean square distance that the best homography leaves, in square millimetres; nothing where there is none.
std::optional<double> left_by_homography(const Correspondences& pairs) {
    const cv::Mat h = cv::findHomography(pairs.known, pairs.seen, 0);
    if (h.empty()) return {};
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const cv::Point2f d = moved(cv::Matx33d(h), pairs.known[i]) - pairs.seen[i];
        sum += static_cast<double>(d.dot(d));
    }
    return sum / static_cast<double>(pairs.size());
}

/// The distortion that leaves least to the bend: the vertex of a parabola, since errors are nearly linear in k1; drawn
/// to zero where the features say little.
double estimate_k1(const Correspondences& pairs, const cv::Matx33d& seen_from_known, const cv::Matx33d& photo_from_mm,
                   cv::Size photo) {
    constexpr float astray_mm = 10;
    constexpr double step = 0.03;
    constexpr double usual = 0.02;
    constexpr double error2_mm2 = 0.01;  // what a pair tells, all being a little wrong together
    Correspondences near;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if (cv::norm(moved(seen_from_known, pairs.known[i]) - pairs.seen[i]) < astray_mm)
            near.add(pairs.known[i], pairs.seen[i]);
    if (near.size() < kFewestInliers) return 0;
    const auto cost = [&](double k1) -> std::optional<double> {
        const auto left = left_by_homography(without_lens(near, Distortion(photo, k1), photo_from_mm));
        if (!left) return {};
        return *left / error2_mm2 + k1 * k1 / (usual * usual);
    };
    std::array<std::optional<double>, 3> costs;
    cv::parallel_for_({0, 3}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) costs[static_cast<std::size_t>(i)] = cost((i - 1) * step);
    });
    const auto [below, middle, above] = costs;
    if (!below || !middle || !above) return 0;
    const double curve = *below + *above - 2 * *middle;
    return curve > 0 ? std::clamp(step * (*below - *above) / (2 * curve), kLeastK1, kMostK1) : 0;
}

/// Bend and lens together as BoardWarp::bend has them.
cv::Mat whole_bend(const cv::Mat& bend_mm, const Distortion& lens, const cv::Matx33d& photo_from_board,
                   cv::Size2d face_mm) {
    const cv::Matx33d board_from_photo = photo_from_board.inv();
    cv::Mat whole(bend_mm.size(), CV_32FC2);
    for (int y = 0; y < whole.rows; ++y)
        for (int x = 0; x < whole.cols; ++x) {
            const cv::Point2f board(static_cast<float>(x) / static_cast<float>(whole.cols - 1),
                                    static_cast<float>(y) / static_cast<float>(whole.rows - 1));
            const cv::Vec2f bend = bend_mm.at<cv::Vec2f>(y, x);
            const cv::Point2f there = board + cv::Point2f(bend[0] / static_cast<float>(face_mm.width),
                                                          bend[1] / static_cast<float>(face_mm.height));
            const cv::Point2f seen = moved(board_from_photo, lens.bent(moved(photo_from_board, there)));
            whole.at<cv::Vec2f>(y, x) = {seen.x - board.x, seen.y - board.y};
        }
    return whole;
}

std::optional<FaceFix> fix_from(const Correspondences& pairs, const cv::Matx33d& photo_from_mm,
                                const FaceProfile& profile, cv::Size photo) {
    const cv::Size2d face_mm = profile.size_mm;
    const Correspondences sound = consistent_pairs(pairs, cv::Matx33d::eye());
    if (sound.size() < kFewestInliers) return {};
    const auto homography = [](const Correspondences& some) {
        return cv::findHomography(some.known, some.seen, cv::USAC_MAGSAC, 4.8, cv::noArray(), 2000, 0.9999);
    };
    const cv::Mat rough = homography(sound);
    if (rough.empty()) return {};
    const Distortion lens(photo, estimate_k1(sound, cv::Matx33d(rough), photo_from_mm, photo));
    const Correspondences straight = without_lens(sound, lens, photo_from_mm);
    const cv::Mat nudge = homography(straight);
    if (nudge.empty()) return {};
    const std::optional<Bend> bend =
        fit_bend(without_lens(pairs, lens, photo_from_mm), straight, cv::Matx33d(nudge), face_mm);
    if (!bend || bend->inliers.size() < kFewestInliers) return {};
    FaceFix fix;
    fix.profile = &profile;
    fix.warp.photo_from_board = photo_from_mm * cv::Matx33d(nudge) * mm_from_board(face_mm);
    if (!is_plausible(fix.warp.photo_from_board, photo)) return {};
    fix.warp.bend = whole_bend(bend->grid_mm, lens, fix.warp.photo_from_board, face_mm);
    fix.warp.up = estimate_up(fix.warp.photo_from_board, face_mm, photo);
    fix.inliers = static_cast<int>(bend->inliers.size());
    fix.error_px = median_error_px(bend->inliers, lens, photo_from_mm, fix);
    return fix;
}

/// Where the fix puts the known features, in the frame of the top view.
std::vector<cv::Point2f> foretold(const Features& known, const FaceFix& fix, const cv::Matx33d& photo_from_mm) {
    const cv::Matx33d mm_from_photo = photo_from_mm.inv();
    const cv::Matx33d board_from_mm = mm_from_board(fix.profile->size_mm).inv();
    std::vector<cv::Point2f> expected;
    for (const cv::Point2f p : known.at)
        expected.push_back(moved(mm_from_photo, fix.warp.project(moved(board_from_mm, p))));
    return expected;
}

std::optional<FaceFix> place_once(const cv::Mat& gray, const cv::Matx33d& about, const FaceProfile& profile) {
    const cv::Matx33d photo_from_mm = about * mm_from_board(profile.size_mm).inv();
    const Features seen =
        in_mm(detect_features(top_view(gray, photo_from_mm, profile.size_mm), kFeatures), mm_from_view());
    const Features known = in_mm(profile.near_features, mm_from_board(profile.size_mm));
    const auto first =
        fix_from(pairs_near(seen, known, known.at, kSearchRadiusMm), photo_from_mm, profile, gray.size());
    if (!first) return {};
    // Near where the first fit foretells them, features can be told apart that look alike elsewhere.
    const auto second = fix_from(pairs_near(seen, known, foretold(known, *first, photo_from_mm), kNearbyRadiusMm),
                                 photo_from_mm, profile, gray.size());
    return second && second->inliers > first->inliers ? second : first;
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

double apart(const cv::Matx33d& photo_from_board, const cv::Matx33d& other) {
    const cv::Matx33d there_from_here = other.inv() * photo_from_board;
    double most = 0;
    for (const cv::Point2f corner : {cv::Point2f(0, 0), {1, 0}, {1, 1}, {0, 1}})
        most = std::max(most, cv::norm(moved(there_from_here, corner) - corner));
    return most;
}

std::optional<FaceFix> place_face(const cv::Mat& gray, const cv::Matx33d& about, const FaceProfile& profile) {
    if (!is_plausible(about, gray.size())) return {};
    auto fix = place_once(gray, about, profile);
    if (!fix || apart(about, fix->warp.photo_from_board) < kCrooked) return fix;
    auto straight = place_once(gray, fix->warp.photo_from_board, profile);
    return straight && straight->inliers > fix->inliers ? straight : fix;
}

}  // namespace railref::calibration
