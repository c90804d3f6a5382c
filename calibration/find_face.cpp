#include "calibration/find_face.h"

#include <algorithm>
#include <initializer_list>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/level_view.h"
#include "calibration/place_board.h"

namespace railref::calibration {

namespace {

/// Views of the photo whose guesses are weighed together.
struct SearchStep {
    std::initializer_list<double> recedes_deg;  ///< a level view for each; none: the photo as it is
    int side;                                   ///< long side of the photo in pixels
    int features;                               ///< taken in each view
    int fewest_inliers;                         ///< with which one goes on to place the board
    Features FaceProfile::*known = &FaceProfile::far_features;
};
/// Most boards fill the picture and are found at once. Of all wrong guesses on 49 pictures none had more than 9
/// inliers.
constexpr SearchStep kFirstStep[] = {{{}, 480, 900, 24}};
/// Those that recede, upwards in the picture as a rule, once the photo is levelled. What is small, dark or beside a
/// chequered cloth takes more pixels and more features.
constexpr SearchStep kQuickSteps[] = {
    {{270}, 400, 1200, 16},          //
    {{}, 800, 2500, 18},             //
    {{225, 315}, 400, 1200, 16},     //
    {{180, 0}, 400, 1200, 16},       //
    {{135, 90, 45}, 400, 1200, 16},  //
};
/// Where those find nothing.
constexpr SearchStep kThoroughSteps[] = {
    {{270, 225}, 560, 3500, 14, &FaceProfile::near_features},  //
    {{315, 0}, 560, 3500, 14, &FaceProfile::near_features},    //
    {{180, 90}, 560, 3500, 14, &FaceProfile::near_features},   //
    {{135, 45}, 560, 3500, 14, &FaceProfile::near_features},   //
    {{}, 1400, 4000, 14},
};
/// In level views of a few directions that seem likely, some weighed together.
constexpr SearchStep kCloser{{}, 900, 5000, 14, &FaceProfile::near_features};
constexpr std::size_t kCloserTogether = 2;
constexpr double kClearMargin = 1.3;
constexpr double kTolerance = 3;  // px of the view that is searched
/// A guess with fewer inliers than its step asks for may be tried: whether the board can be placed from there tells. Of
/// 273 wrong guesses on 40 pictures none could be, nor any that was tried where the profile of the board that 28
/// pictures show was missing; each right one was placed by 354 features or more, dark slanted drawings of the renderer
/// by 260, a photo squeezed into a corner by 225.
constexpr int kFewestToTry = 6;
constexpr std::size_t kMostTried = 8;  // for each tolerance
constexpr int kSurelyPlaced = 150;
/// Fewer will do where somebody who looks at colours and shapes guessed it and nothing else is found. About 65 such
/// guesses that were wrong were placed by fewer than 40.
constexpr int kPlacedAsGuessed = 90;
constexpr int kNarrowest = 60;  // px: in a narrower picture nobody knows a board

bool is_too_narrow(const cv::Mat& photo) { return std::min(photo.cols, photo.rows) < kNarrowest; }

cv::Mat as_gray(const cv::Mat& photo) {
    if (photo.channels() == 1) return photo;
    cv::Mat gray;
    cv::cvtColor(photo, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

/// What features of one view say.
struct Guess : FaceGuess {
    int inliers = 0;
};

/// The view's features that look like the profile's; places in pixels of the view.
struct Likeness {
    const FaceProfile* profile = nullptr;
    std::vector<cv::Point2f> board;
    std::vector<cv::Point2f> pixels;
};

/// What was seen in one view.
struct Search {
    cv::Matx33d photo_from_view;
    std::vector<Likeness> likenesses;  ///< the one with most features first
};

Likeness likeness(const Features& seen, const FaceProfile& profile, Features FaceProfile::*which) {
    const Features& known = profile.*which;
    Likeness like{&profile, {}, {}};
    for (const Match m : match_features(seen, known, 0.02F)) {
        like.board.push_back(known.at[static_cast<std::size_t>(m.known)]);
        like.pixels.push_back(seen.at[static_cast<std::size_t>(m.query)]);
    }
    return like;
}

Search search(const View& view, std::span<const FaceProfile* const> profiles, const SearchStep& step) {
    Search result{view.photo_from_view, {}};
    const Features seen = detect_features(view.pixels, step.features);
    for (const FaceProfile* profile : profiles) result.likenesses.push_back(likeness(seen, *profile, step.known));
    std::ranges::stable_sort(result.likenesses, std::greater<>{},
                             [](const Likeness& like) { return like.board.size(); });
    return result;
}

std::optional<Guess> guess(const Likeness& like, const cv::Matx33d& photo_from_view, double tolerance_px,
                           cv::Size photo) {
    if (static_cast<int>(like.board.size()) < kFewestToTry) return {};
    cv::Mat mask;
    const cv::Mat h = cv::findHomography(like.board, like.pixels, cv::USAC_MAGSAC, tolerance_px, mask, 5000, 0.9999);
    if (h.empty()) return {};
    const Guess found{{like.profile, photo_from_view * cv::Matx33d(h)}, cv::countNonZero(mask)};
    if (found.inliers < kFewestToTry || !is_plausible(found.photo_from_board, photo)) return {};
    return found;
}

/// Guesses or fixes.
template <class Found>
void sort_by_inliers(std::vector<Found>& found) {
    std::ranges::stable_sort(found, std::greater<>{}, &Found::inliers);
}

/// Of every board that may lie there where it would lie, the one with most inliers first. `tolerance`: pixels of the
/// view that was searched.
std::vector<Guess> guesses(const Search& seen, double tolerance, cv::Size photo) {
    std::vector<Guess> found;
    int most = 0;
    for (const Likeness& like : seen.likenesses) {
        // It cannot have more inliers than features: neither best nor a rival any more, nor can those after it.
        if (static_cast<double>(like.board.size()) * kClearMargin <= most) break;
        if (const auto one = guess(like, seen.photo_from_view, tolerance, photo)) {
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

/// Where few features agree, how closely they must do so decides which do: the best guesses for each tolerance, since a
/// wide one lets more of them agree by chance than a narrow one where they do so rightly.
std::vector<FaceGuess> guesses_to_try(const std::vector<Search>& searches, cv::Size photo) {
    std::vector<FaceGuess> best;
    for (const double tolerance : {kTolerance / 2, kTolerance, 2 * kTolerance}) {
        std::vector<Guess> all;
        for (const Search& seen : searches) {
            const std::vector<Guess> some = guesses(seen, tolerance, photo);
            all.insert(all.end(), some.begin(), some.end());
        }
        sort_by_inliers(all);
        if (all.size() > kMostTried) all.resize(kMostTried);
        best.insert(best.end(), all.begin(), all.end());
    }
    return best;
}

/// Of the guesses from which a board can be placed beyond doubt, by so many features, the one that clearly fits best.
std::optional<FaceFix> try_to_place(const cv::Mat& gray, std::span<const FaceGuess> unsure, int fewest_inliers) {
    std::vector<FaceFix> placed;
    for (const FaceGuess& one : unsure) {
        if (std::ranges::find(placed, one.profile, &FaceFix::profile) != placed.end()) continue;
        if (auto fix = place_face(gray, one.photo_from_board, *one.profile); fix && fix->inliers >= fewest_inliers)
            placed.push_back(*std::move(fix));
    }
    sort_by_inliers(placed);
    if (!is_clear(placed, fewest_inliers)) return {};
    return std::move(placed[0]);
}

/// One after the other: each is searched on all cores, and two at once would take twice the memory.
std::vector<Search> search_level_views(const cv::Mat& gray, std::span<const FaceProfile* const> profiles,
                                       const SearchStep& step, std::span<const double> recedes_deg) {
    std::vector<Search> searches;
    for (const double direction : recedes_deg)
        searches.push_back(search(level_view(gray, step.side, direction), profiles, step));
    return searches;
}

std::vector<Search> search_views(const cv::Mat& gray, std::span<const FaceProfile* const> profiles,
                                 const SearchStep& step) {
    if (step.recedes_deg.size() == 0) return {search(plain_view(gray, step.side), profiles, step)};
    return search_level_views(gray, profiles, step, {step.recedes_deg.begin(), step.recedes_deg.end()});
}

/// The search in one picture, step by step.
class FaceSearch {
public:
    FaceSearch(const cv::Mat& gray, std::span<const FaceProfile* const> profiles) : gray_(gray), profiles_(profiles) {}

    std::optional<FaceFix> take(std::span<const SearchStep> steps) {
        for (const SearchStep& step : steps)
            if (auto fix = found_in(search_views(gray_, profiles_, step), step)) return fix;
        return {};
    }

    std::optional<FaceFix> look_closer(std::span<const double> recedes_deg) {
        for (std::size_t first = 0; first < recedes_deg.size(); first += kCloserTogether) {
            const auto some = recedes_deg.subspan(first, std::min(kCloserTogether, recedes_deg.size() - first));
            if (auto fix = found_in(search_level_views(gray_, profiles_, kCloser, some), kCloser)) return fix;
        }
        return {};
    }

    /// From all that has been seen so far.
    [[nodiscard]] std::optional<FaceFix> try_unsure() const {
        return try_to_place(gray_, guesses_to_try(seen_, gray_.size()), kSurelyPlaced);
    }

private:
    std::optional<FaceFix> found_in(std::vector<Search> views, const SearchStep& step) {
        std::vector<Guess> found;
        for (const Search& seen : views) {
            const std::vector<Guess> some = guesses(seen, kTolerance, gray_.size());
            found.insert(found.end(), some.begin(), some.end());
        }
        std::ranges::move(views, std::back_inserter(seen_));
        sort_by_inliers(found);
        if (!is_clear(found, step.fewest_inliers)) return {};
        return place_face(gray_, found[0].photo_from_board, *found[0].profile);
    }

    cv::Mat gray_;
    std::span<const FaceProfile* const> profiles_;
    std::vector<Search> seen_;
};

}  // namespace

std::optional<FaceFix> find_face(const cv::Mat& photo, std::span<const FaceProfile* const> profiles,
                                 std::span<const FaceGuess> guesses, const GuessLevelled& guess_levelled) {
    if (is_too_narrow(photo)) return {};
    const cv::Mat gray = as_gray(photo);
    if (auto fix = try_to_place(gray, guesses, kSurelyPlaced)) return fix;
    FaceSearch search(gray, profiles);
    if (auto fix = search.take(kFirstStep)) return fix;
    const LevelGuesses levelled = guess_levelled ? guess_levelled(photo) : LevelGuesses{};
    if (auto fix = try_to_place(gray, levelled.guesses, kSurelyPlaced)) return fix;
    if (auto fix = search.take(kQuickSteps)) return fix;
    if (auto fix = search.look_closer(levelled.recedes_deg)) return fix;
    if (auto fix = search.take(kThoroughSteps)) return fix;
    if (auto fix = search.try_unsure()) return fix;
    return try_to_place(gray, levelled.guesses, kPlacedAsGuessed);
}

std::optional<FaceFix> glimpse_face(const cv::Mat& frame, std::span<const FaceProfile* const> profiles,
                                    std::span<const FaceGuess> guesses) {
    if (is_too_narrow(frame)) return {};
    const cv::Mat gray = as_gray(frame);
    if (auto fix = try_to_place(gray, guesses, kSurelyPlaced)) return fix;
    FaceSearch search(gray, profiles);
    if (auto fix = search.take(kFirstStep)) return fix;
    return search.take(kQuickSteps);
}

std::optional<BoardFix> find_board(const cv::Mat& photo, std::span<const BoardProfile* const> profiles) {
    const std::vector<const FaceProfile*> faces(profiles.begin(), profiles.end());
    auto fix = find_face(photo, faces);
    if (!fix) return {};
    return fix_of<BoardProfile>(*std::move(fix));
}

}  // namespace railref::calibration
