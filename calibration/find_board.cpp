#include "calibration/find_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/fit_bend.h"

namespace railref::calibration {

namespace {

/// Long side in pixels of a picture in which the board is searched, how many features are taken there, and with how
/// many inliers one goes on: most boards fill the picture and are found in the smallest.
struct SearchStep {
    int side;
    int features;
    int fewest_inliers;
};
constexpr SearchStep kSearchSteps[] = {{480, 900, 24}, {800, 2500, 18}, {1400, 4000, 14}};
constexpr std::size_t kFewestInliers = 40;
constexpr int kPlaceFeatures = 1800;
constexpr float kPlaceRadiusMm = 24;  // the search lies so much wrong at most, another printing's art too
constexpr double kClearMargin = 1.3;

cv::Mat as_gray(const cv::Mat& photo) {
    if (photo.channels() == 1) return photo;
    cv::Mat gray;
    cv::cvtColor(photo, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

/// A board seen from its printed side, not folded over by perspective, of a size that can be read.
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

struct Guess {
    const BoardProfile* profile = nullptr;
    cv::Matx33d photo_from_board;
    int inliers = 0;
};

std::optional<Guess> guess(const Features& seen, const BoardProfile& profile, double photo_px_per_search_px,
                           cv::Size photo, int fewest_inliers) {
    const std::vector<Match> matches = match_features(seen, profile.far_features, 0.02F);
    if (static_cast<int>(matches.size()) < fewest_inliers) return {};
    std::vector<cv::Point2f> board;
    std::vector<cv::Point2f> pixels;
    for (const Match m : matches) {
        board.push_back(profile.far_features.at[static_cast<std::size_t>(m.known)]);
        pixels.push_back(seen.at[static_cast<std::size_t>(m.query)] * static_cast<float>(photo_px_per_search_px));
    }
    cv::Mat mask;
    const cv::Mat h =
        cv::findHomography(board, pixels, cv::USAC_MAGSAC, 3 * photo_px_per_search_px, mask, 5000, 0.9999);
    if (h.empty()) return {};
    const Guess found{&profile, cv::Matx33d(h), cv::countNonZero(mask)};
    if (found.inliers < fewest_inliers || !is_plausible(found.photo_from_board, photo)) return {};
    return found;
}

/// SIFT knows absolute contrasts only: a dark picture is made as bright as others are.
void brighten(cv::Mat& gray) {
    constexpr double usual = 90;
    constexpr double dark = 60;
    constexpr double most = 8;
    std::array<int, 256> count{};
    for (int y = 0; y < gray.rows; ++y)
        for (int x = 0; x < gray.cols; ++x) ++count[gray.at<std::uint8_t>(y, x)];
    int median = 0;
    for (std::size_t below = 0; median < 255 && (below += static_cast<std::size_t>(
                                                     count[static_cast<std::size_t>(median)])) < gray.total() / 2;)
        ++median;
    if (median < dark) gray.convertTo(gray, CV_8U, std::min(most, usual / std::max(1, median)));
}

/// The board that clearly fits best, roughly placed.
std::optional<Guess> search(const cv::Mat& gray, std::span<const BoardProfile* const> profiles,
                            const SearchStep& step) {
    const double scale = std::max(1.0, static_cast<double>(std::max(gray.cols, gray.rows)) / step.side);
    cv::Mat small;
    cv::resize(gray, small, {}, 1 / scale, 1 / scale, cv::INTER_AREA);
    brighten(small);
    const Features seen = detect_features(small, step.features);
    std::vector<Guess> guesses;
    for (const BoardProfile* profile : profiles)
        if (const auto found = guess(seen, *profile, scale, gray.size(), step.fewest_inliers))
            guesses.push_back(*found);
    std::ranges::sort(guesses, std::greater<>{}, &Guess::inliers);
    if (guesses.empty()) return {};
    const auto rival = std::ranges::find_if(guesses, [&](const Guess& g) {
        return g.profile->map != guesses.front().profile->map && g.inliers * kClearMargin > guesses.front().inliers;
    });
    if (rival != guesses.end()) return {};
    return guesses.front();
}

/// Board-normalised to millimetres.
cv::Matx33d mm_from_board(const maps::BoardMap& map) { return {map.width_mm(), 0, 0, 0, height_mm(map), 0, 0, 0, 1}; }

/// The top view's pixels to millimetres; pixel centres lie half a pixel from the edges.
cv::Matx33d mm_from_view() {
    return {1 / kNearPxPerMm, 0, 0.5 / kNearPxPerMm, 0, 1 / kNearPxPerMm, 0.5 / kNearPxPerMm, 0, 0, 1};
}

/// Photo pixels per millimetre in the middle of the board.
double px_per_mm(const cv::Matx33d& photo_from_mm, cv::Point2d middle_mm) {
    const auto at = [&](double x, double y) {
        const cv::Vec3d q = photo_from_mm * cv::Vec3d(middle_mm.x + x, middle_mm.y + y, 1);
        return cv::Point2d(q[0] / q[2], q[1] / q[2]);
    };
    return std::sqrt(std::abs((at(10, 0) - at(-10, 0)).cross(at(0, 10) - at(0, -10)))) / 20;
}

/// The board with kNearPxPerMm. A photo with many more pixels is shrunk first, so nothing aliases.
cv::Mat top_view(const cv::Mat& gray, const cv::Matx33d& photo_from_mm, cv::Size view) {
    constexpr double oversampling = 1.4;
    const cv::Point2d middle_mm(view.width / (2 * kNearPxPerMm), view.height / (2 * kNearPxPerMm));
    const double shrink = std::min(1.0, oversampling * kNearPxPerMm / px_per_mm(photo_from_mm, middle_mm));
    cv::Mat seen = gray;
    if (shrink < 0.9) cv::resize(gray, seen, {}, shrink, shrink, cv::INTER_AREA);
    const double x = static_cast<double>(seen.cols) / gray.cols;
    const double y = static_cast<double>(seen.rows) / gray.rows;
    const cv::Matx33d seen_from_photo(x, 0, 0.5 * x - 0.5, 0, y, 0.5 * y - 0.5, 0, 0, 1);
    cv::Mat top;
    cv::warpPerspective(seen, top, seen_from_photo * photo_from_mm * mm_from_view(), view,
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    brighten(top);
    return top;
}

/// Where the top view that `photo_from_mm` promises really shows the profile's features.
Correspondences nearby_features(const cv::Mat& gray, const cv::Matx33d& photo_from_mm, const BoardProfile& profile) {
    const cv::Size view(cvRound(profile.map->width_mm() * kNearPxPerMm),
                        cvRound(height_mm(*profile.map) * kNearPxPerMm));
    Features seen = detect_features(top_view(gray, photo_from_mm, view), kPlaceFeatures);
    for (cv::Point2f& p : seen.at) p = (p + cv::Point2f(0.5F, 0.5F)) / static_cast<float>(kNearPxPerMm);
    Features known = profile.near_features;
    for (cv::Point2f& p : known.at)
        p = {p.x * static_cast<float>(profile.map->width_mm()), p.y * static_cast<float>(height_mm(*profile.map))};
    Correspondences pairs;
    for (const Match m : match_nearby(seen, known, kPlaceRadiusMm))
        pairs.add(known.at[static_cast<std::size_t>(m.known)], seen.at[static_cast<std::size_t>(m.query)]);
    return pairs;
}

double median_error_px(const Correspondences& pairs, const cv::Matx33d& photo_from_mm, const BoardFix& fix) {
    const cv::Matx33d board_from_mm = mm_from_board(*fix.profile->map).inv();
    std::vector<double> errors;
    for (std::size_t i = 0; i < pairs.known.size(); ++i) {
        const cv::Vec3d q = photo_from_mm * cv::Vec3d(pairs.seen[i].x, pairs.seen[i].y, 1);
        const cv::Vec3d known = board_from_mm * cv::Vec3d(pairs.known[i].x, pairs.known[i].y, 1);
        const cv::Point2f p = fix.warp.project(cv::Point2f(static_cast<float>(known[0]), static_cast<float>(known[1])));
        errors.push_back(std::hypot(q[0] / q[2] - p.x, q[1] / q[2] - p.y));
    }
    const auto middle = errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2);
    std::nth_element(errors.begin(), middle, errors.end());
    return *middle;
}

cv::Mat board_normalised(const cv::Mat& bend_mm, const maps::BoardMap& map) {
    cv::Mat bend;
    cv::multiply(bend_mm, cv::Scalar(1 / map.width_mm(), 1 / height_mm(map)), bend);
    return bend;
}

}  // namespace

std::optional<BoardFix> place_board(const cv::Mat& gray, const cv::Matx33d& about, const BoardProfile& profile) {
    const cv::Matx33d mm = mm_from_board(*profile.map);
    const cv::Matx33d photo_from_mm = about * mm.inv();
    const Correspondences pairs = nearby_features(gray, photo_from_mm, profile);
    const Correspondences sound = consistent_pairs(pairs, cv::Matx33d::eye());
    if (getenv("PLACE_DEBUG")) printf(" [%zu pairs, %zu consistent]", pairs.size(), sound.size());
    if (sound.size() < kFewestInliers) return {};
    const cv::Mat nudge =
        cv::findHomography(sound.known, sound.seen, cv::USAC_MAGSAC, 4.8, cv::noArray(), 2000, 0.9999);
    if (nudge.empty()) return {};
    const std::optional<Bend> bend =
        fit_bend(pairs, sound, cv::Matx33d(nudge), {profile.map->width_mm(), height_mm(*profile.map)});
    if (!bend || bend->inliers.size() < kFewestInliers) return {};
    BoardFix fix;
    fix.profile = &profile;
    fix.warp.photo_from_board = photo_from_mm * cv::Matx33d(nudge) * mm;
    fix.warp.bend = board_normalised(bend->grid_mm, *profile.map);
    fix.warp.up = estimate_up(fix.warp.photo_from_board, *profile.map, gray.size());
    fix.inliers = static_cast<int>(bend->inliers.size());
    fix.error_px = median_error_px(bend->inliers, photo_from_mm, fix);
    if (!is_plausible(fix.warp.photo_from_board, gray.size())) return {};
    return fix;
}

std::optional<BoardFix> find_board(const cv::Mat& photo, std::span<const BoardProfile* const> profiles) {
    const cv::Mat gray = as_gray(photo);
    for (const SearchStep& step : kSearchSteps) {
        if (const auto found = search(gray, profiles, step))
            if (auto fix = place_board(gray, found->photo_from_board, *found->profile)) return fix;
        if (step.side >= std::max(gray.cols, gray.rows)) break;
    }
    return {};
}

}  // namespace railref::calibration
