#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace railref::calibration {

/// Local features: where they lie, and what they look like. Entries with the same index belong together.
struct Features {
    std::vector<cv::Point2f> at;  ///< pixels of the picture, or board-normalised in a profile
    cv::Mat descriptors;          ///< CV_8U, one row of 128 each: RootSIFT (Arandjelovic & Zisserman 2012) times 512

    [[nodiscard]] std::size_t size() const { return at.size(); }
};

struct Match {
    int query = 0;
    int known = 0;
};

/// SIFT features of `gray` (CV_8U), the `most` strongest. A dark picture is brightened first.
[[nodiscard]] Features detect_features(const cv::Mat& gray, int most);

/// As detect_features, but spread over the picture: every cell of a grid gives its strongest. For knowing a board by.
[[nodiscard]] Features detect_spread_features(const cv::Mat& gray, int most);

/// The nearest known feature of every query feature, where it is clearly nearer than any known feature that lies
/// farther than `same_place` from it (Lowe's ratio test, blind to one spot being known in several views).
[[nodiscard]] std::vector<Match> match_features(const Features& query, const Features& known, float same_place);

/// The same, only with known features within `radius` of where the query feature lies; both in the same frame. Known
/// ones may lie anywhere, infinitely far too.
[[nodiscard]] std::vector<Match> match_nearby(const Features& query, const Features& known, float radius,
                                              float same_place);

}  // namespace railref::calibration
