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
constexpr double kTolerance = 3;  // px of the picture that is searched
/// A guess with fewer inliers than its step asks for may be tried: whether the board can be placed from there tells. Of
/// 273 wrong guesses on 40 pictures none could be, and each right one was placed by 354 features or more; dark slanted
/// drawings of the renderer, by 260.
constexpr int kFewestToTry = 6;
constexpr std::size_t kMostTried = 8;
constexpr int kSurelyPlaced = 150;

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

/// What one step saw.
struct Search {
    double photo_px_per_search_px = 1;
    std::vector<Likeness> likenesses;  ///< the one with most features first
};

Likeness likeness(const Features& seen, const FaceProfile& profile, double photo_px_per_search_px) {
    Likeness like{&profile, {}, {}};
    for (const Match m : match_features(seen, profile.far_features, 0.02F)) {
        like.board.push_back(profile.far_features.at[static_cast<std::size_t>(m.known)]);
        like.pixels.push_back(seen.at[static_cast<std::size_t>(m.query)] * static_cast<float>(photo_px_per_search_px));
    }
    return like;
}

Search search(const cv::Mat& gray, std::span<const FaceProfile* const> profiles, const SearchStep& step) {
    Search result;
    result.photo_px_per_search_px = std::max(1.0, static_cast<double>(std::max(gray.cols, gray.rows)) / step.side);
    cv::Mat small;
    cv::resize(gray, small, {}, 1 / result.photo_px_per_search_px, 1 / result.photo_px_per_search_px, cv::INTER_AREA);
    const Features seen = detect_features(small, step.features);
    for (const FaceProfile* profile : profiles)
        result.likenesses.push_back(likeness(seen, *profile, result.photo_px_per_search_px));
    std::ranges::stable_sort(result.likenesses, std::greater<>{},
                             [](const Likeness& like) { return like.board.size(); });
    return result;
}

std::optional<Guess> guess(const Likeness& like, double tolerance_px, cv::Size photo) {
    if (static_cast<int>(like.board.size()) < kFewestToTry) return {};
    cv::Mat mask;
    const cv::Mat h = cv::findHomography(like.board, like.pixels, cv::USAC_MAGSAC, tolerance_px, mask, 5000, 0.9999);
    if (h.empty()) return {};
    const Guess found{like.profile, cv::Matx33d(h), cv::countNonZero(mask)};
    if (found.inliers < kFewestToTry || !is_plausible(found.photo_from_board, photo)) return {};
    return found;
}

/// Guesses or fixes.
template <class Found>
void sort_by_inliers(std::vector<Found>& found) {
    std::ranges::stable_sort(found, std::greater<>{}, &Found::inliers);
}

/// Of every board that may lie there where it would lie, the one with most inliers first. `tolerance`: pixels of the
/// picture that was searched.
std::vector<Guess> guesses(const Search& seen, double tolerance, cv::Size photo) {
    std::vector<Guess> found;
    int most = 0;
    for (const Likeness& like : seen.likenesses) {
        // It cannot have more inliers than features: neither best nor a rival any more, nor can those after it.
        if (static_cast<double>(like.board.size()) * kClearMargin <= most) break;
        if (const auto one = guess(like, tolerance * seen.photo_px_per_search_px, photo)) {
            found.push_back(*one);
            most = std::max(most, one->inliers);
        }
    }
    sort_by_inliers(found);
    return found;
}

/// The first, the one with most, has enough inliers and clearly more than any of another board.
template <class Found>
bool is_clear(const std::vector<Found>& found, int fewest_inliers) {
    if (found.empty() || found[0].inliers < fewest_inliers) return false;
    return std::ranges::none_of(found, [&](const Found& rival) {
        return rival.profile->board != found[0].profile->board && rival.inliers >= fewest_inliers &&
               rival.inliers * kClearMargin > found[0].inliers;
    });
}

/// Where few features agree, how closely they must do so decides which do: more than one guess each.
std::vector<Guess> guesses_to_try(const std::vector<Search>& searches, cv::Size photo) {
    std::vector<Guess> all;
    for (const Search& seen : searches)
        for (const double tolerance : {kTolerance / 2, kTolerance, 2 * kTolerance}) {
            const std::vector<Guess> some = guesses(seen, tolerance, photo);
            all.insert(all.end(), some.begin(), some.end());
        }
    sort_by_inliers(all);
    if (all.size() > kMostTried) all.resize(kMostTried);
    return all;
}

/// Of the guesses from which a board can be placed beyond doubt, the one that clearly fits best.
std::optional<FaceFix> try_to_place(const cv::Mat& gray, const std::vector<Guess>& unsure) {
    std::vector<FaceFix> placed;
    for (const Guess& one : unsure) {
        if (std::ranges::find(placed, one.profile, &FaceFix::profile) != placed.end()) continue;
        if (auto fix = place_face(gray, one.photo_from_board, *one.profile); fix && fix->inliers >= kSurelyPlaced)
            placed.push_back(*std::move(fix));
    }
    sort_by_inliers(placed);
    if (!is_clear(placed, kSurelyPlaced)) return {};
    return std::move(placed[0]);
}

}  // namespace

std::optional<FaceFix> find_face(const cv::Mat& photo, std::span<const FaceProfile* const> profiles) {
    const cv::Mat gray = as_gray(photo);
    std::vector<Search> searches;
    for (const SearchStep& step : kSearchSteps) {
        searches.push_back(search(gray, profiles, step));
        const std::vector<Guess> found = guesses(searches.back(), kTolerance, gray.size());
        if (is_clear(found, step.fewest_inliers))
            if (auto fix = place_face(gray, found[0].photo_from_board, *found[0].profile)) return fix;
        if (step.side >= std::max(gray.cols, gray.rows)) break;
    }
    return try_to_place(gray, guesses_to_try(searches, gray.size()));
}

std::optional<BoardFix> find_board(const cv::Mat& photo, std::span<const BoardProfile* const> profiles) {
    const std::vector<const FaceProfile*> faces(profiles.begin(), profiles.end());
    auto fix = find_face(photo, faces);
    if (!fix) return {};
    return fix_of<BoardProfile>(*std::move(fix));
}

}  // namespace railref::calibration
