#include "calibration/find_board.h"

#include <algorithm>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/place_board.h"

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
constexpr double kClearMargin = 1.3;

cv::Mat as_gray(const cv::Mat& photo) {
    if (photo.channels() == 1) return photo;
    cv::Mat gray;
    cv::cvtColor(photo, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

struct Guess {
    const FaceProfile* profile = nullptr;
    cv::Matx33d photo_from_board;
    int inliers = 0;
};

/// The photo's features that look like the profile's; places in photo pixels.
struct Likeness {
    const FaceProfile* profile = nullptr;
    std::vector<cv::Point2f> board;
    std::vector<cv::Point2f> pixels;
};

Likeness likeness(const Features& seen, const FaceProfile& profile, double photo_px_per_search_px) {
    Likeness like{&profile, {}, {}};
    for (const Match m : match_features(seen, profile.far_features, 0.02F)) {
        like.board.push_back(profile.far_features.at[static_cast<std::size_t>(m.known)]);
        like.pixels.push_back(seen.at[static_cast<std::size_t>(m.query)] * static_cast<float>(photo_px_per_search_px));
    }
    return like;
}

std::optional<Guess> guess(const Likeness& like, double photo_px_per_search_px, cv::Size photo, int fewest_inliers) {
    if (static_cast<int>(like.board.size()) < fewest_inliers) return {};
    cv::Mat mask;
    const cv::Mat h =
        cv::findHomography(like.board, like.pixels, cv::USAC_MAGSAC, 3 * photo_px_per_search_px, mask, 5000, 0.9999);
    if (h.empty()) return {};
    const Guess found{like.profile, cv::Matx33d(h), cv::countNonZero(mask)};
    if (found.inliers < fewest_inliers || !is_plausible(found.photo_from_board, photo)) return {};
    return found;
}

/// The board that clearly fits best, roughly placed.
std::optional<Guess> search(const cv::Mat& gray, std::span<const FaceProfile* const> profiles, const SearchStep& step) {
    const double scale = std::max(1.0, static_cast<double>(std::max(gray.cols, gray.rows)) / step.side);
    cv::Mat small;
    cv::resize(gray, small, {}, 1 / scale, 1 / scale, cv::INTER_AREA);
    const Features seen = detect_features(small, step.features);
    std::vector<Likeness> likenesses;
    for (const FaceProfile* profile : profiles) likenesses.push_back(likeness(seen, *profile, scale));
    std::ranges::stable_sort(likenesses, std::greater<>{}, [](const Likeness& like) { return like.board.size(); });
    std::optional<Guess> best;
    int rival = 0;  // inliers of another board's best guess
    for (const Likeness& like : likenesses) {
        // It cannot have more inliers than features: neither best nor a rival any more, nor can those after it.
        if (best && static_cast<double>(like.board.size()) * kClearMargin <= best->inliers) break;
        const auto found = guess(like, scale, gray.size(), step.fewest_inliers);
        if (!found) continue;
        if (best && found->profile->board != best->profile->board)
            rival = std::max(rival, std::min(found->inliers, best->inliers));
        if (!best || found->inliers > best->inliers) best = found;
    }
    if (best && rival * kClearMargin > best->inliers) return {};
    return best;
}

}  // namespace

std::optional<FaceFix> find_face(const cv::Mat& photo, std::span<const FaceProfile* const> profiles) {
    const cv::Mat gray = as_gray(photo);
    for (const SearchStep& step : kSearchSteps) {
        if (const auto found = search(gray, profiles, step))
            if (auto fix = place_face(gray, found->photo_from_board, *found->profile)) return fix;
        if (step.side >= std::max(gray.cols, gray.rows)) break;
    }
    return {};
}

std::optional<BoardFix> find_board(const cv::Mat& photo, std::span<const BoardProfile* const> profiles) {
    const std::vector<const FaceProfile*> faces(profiles.begin(), profiles.end());
    auto fix = find_face(photo, faces);
    if (!fix) return {};
    return fix_of<BoardProfile>(*std::move(fix));
}

}  // namespace railref::calibration
