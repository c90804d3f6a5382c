#include "calibration/features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>

#include "calibration/scale_space.h"
#include "calibration/sift.h"
#include "calibration/widest_vectors.h"

namespace railref::calibration {

namespace {

constexpr double kNorm = 512;               // length of every descriptor
constexpr double kRatio = 0.82;             // Lowe 2004, section 7.1
constexpr double kFarthest = 0.62 * kNorm;  // descriptors farther apart than this are strangers

/// RootSIFT: L1-normalised, then the square root, so that Euclidean distance becomes Hellinger's.
cv::Mat root_sift(const cv::Mat& sift) {
    cv::Mat roots(sift.rows, kSiftDimensions, CV_8U);
    cv::parallel_for_({0, sift.rows}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const auto* from = sift.ptr<float>(i);
            float sum = 1e-6F;
            for (int k = 0; k < kSiftDimensions; ++k) sum += from[k];
            auto* to = roots.ptr<std::uint8_t>(i);
            for (int k = 0; k < kSiftDimensions; ++k)
                to[k] = cv::saturate_cast<std::uint8_t>(static_cast<float>(kNorm) * std::sqrt(from[k] / sum));
        }
    });
    return roots;
}

cv::Mat widened(const cv::Mat& descriptors) {
    cv::Mat wide;
    descriptors.convertTo(wide, CV_16S);
    return wide;
}

/// Products of one descriptor with the known ones that `candidates` name.
/// 16-bit factors and 32-bit sums: compilers turn the inner loop into pmaddwd.
RAILREF_WIDEST_VECTORS void dot_all(const std::int16_t* query, const std::int16_t* known, const int* candidates,
                                    std::size_t count, int* dots) {
    for (std::size_t i = 0; i < count; ++i) {
        const std::int16_t* other = known + static_cast<std::ptrdiff_t>(candidates[i]) * kSiftDimensions;
        int sum = 0;
        for (int k = 0; k < kSiftDimensions; ++k) sum += query[k] * other[k];
        dots[i] = sum;
    }
}

double distance_from_dot(int dot_product) { return std::sqrt(std::max(0.0, 2 * kNorm * kNorm - 2.0 * dot_product)); }

float squared_distance(cv::Point2f a, cv::Point2f b) {
    const cv::Point2f d = a - b;
    return d.dot(d);
}

/// The best of `candidates` if it passes the ratio test, else -1.
int clear_best(std::span<const int> dots, std::span<const int> candidates, const Features& known, float same_place) {
    int best = -1;
    for (std::size_t k = 0; k < candidates.size(); ++k)
        if (best < 0 || dots[k] > dots[static_cast<std::size_t>(best)]) best = static_cast<int>(k);
    if (best < 0) return -1;
    const int best_feature = candidates[static_cast<std::size_t>(best)];
    const cv::Point2f place = known.at[static_cast<std::size_t>(best_feature)];
    const float radius2 = same_place * same_place;
    int second = 0;
    for (std::size_t k = 0; k < candidates.size(); ++k)
        if (dots[k] > second && squared_distance(known.at[static_cast<std::size_t>(candidates[k])], place) > radius2)
            second = dots[k];
    const double nearest = distance_from_dot(dots[static_cast<std::size_t>(best)]);
    return nearest < kFarthest && nearest < kRatio * distance_from_dot(second) ? best_feature : -1;
}

/// Known features sorted into square cells, for finding those near a point of `where`. Those that lie farther from
/// there than a cell's side are left out: a crooked fix foretells some as far as the horizon.
class Cells {
public:
    Cells(const std::vector<cv::Point2f>& points, float side, cv::Rect2f where)
        : side_(side),
          origin_(where.tl() - cv::Point2f(side, side)),
          columns_(cvFloor(where.width / side) + 3),
          rows_(cvFloor(where.height / side) + 3),
          members_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {
        const cv::Rect2f around(origin_, cv::Size2f(where.width + 2 * side, where.height + 2 * side));
        for (std::size_t i = 0; i < points.size(); ++i)
            if (around.contains(points[i])) at(cell(points[i])).push_back(static_cast<int>(i));
    }

    void around(cv::Point2f p, std::vector<int>& found) const {
        found.clear();
        const cv::Point c = cell(p);
        for (int y = std::max(0, c.y - 1); y <= std::min(rows_ - 1, c.y + 1); ++y)
            for (int x = std::max(0, c.x - 1); x <= std::min(columns_ - 1, c.x + 1); ++x) {
                const auto& members = members_[static_cast<std::size_t>(y * columns_ + x)];
                found.insert(found.end(), members.begin(), members.end());
            }
    }

private:
    [[nodiscard]] cv::Point cell(cv::Point2f p) const {
        return {cvFloor((p.x - origin_.x) / side_), cvFloor((p.y - origin_.y) / side_)};
    }
    std::vector<int>& at(cv::Point c) { return members_[static_cast<std::size_t>(c.y * columns_ + c.x)]; }

    float side_;
    cv::Point2f origin_;
    int columns_;
    int rows_;
    std::vector<std::vector<int>> members_;
};

/// The smallest upright rectangle that has all points.
cv::Rect2f box_around(const std::vector<cv::Point2f>& points) {
    if (points.empty()) return {};
    cv::Point2f least = points.front();
    cv::Point2f most = least;
    for (const cv::Point2f p : points) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    return {least, most};
}

constexpr double kFaintest = 0.02;  // half of Lowe's contrast: the pale parts of a board, too

/// SIFT knows absolute contrasts only: a dark picture is made as bright as others are, as far as its bright tenth bears
/// it: a lit board on a black table, or between a screenshot's black bars, is bright enough.
cv::Mat brightened(const cv::Mat& gray) {
    constexpr double usual = 90;
    constexpr double dark = 60;
    constexpr double most = 8;
    constexpr double brightest = 255;
    std::array<int, 256> count{};
    for (int y = 0; y < gray.rows; ++y)
        for (int x = 0; x < gray.cols; ++x) ++count[gray.at<std::uint8_t>(y, x)];
    const auto darker = [&](double share) {
        double left = share * static_cast<double>(gray.total());
        std::size_t level = 0;
        while (level < 255 && (left -= count[level]) > 0) ++level;
        return static_cast<double>(std::max<std::size_t>(1, level));
    };
    const double median = darker(0.5);
    const double gain = std::min({most, usual / median, brightest / darker(0.9)});
    if (median >= dark || gain <= 1) return gray;
    cv::Mat bright;
    gray.convertTo(bright, CV_8U, gain);
    return bright;
}

/// The `most` strongest, in no order.
template <class Point>
void keep_strongest(int most, std::vector<Point>& points) {
    const auto count = static_cast<std::size_t>(most);
    if (points.size() <= count) return;
    std::ranges::nth_element(points, points.begin() + most, std::greater<>{}, &Point::response);
    points.resize(count);
}

Features features_from(const std::vector<DirectedKeypoint>& points, const cv::Mat& descriptors) {
    Features features;
    for (const DirectedKeypoint& point : points) features.at.push_back(point.at);
    features.descriptors = root_sift(descriptors);
    return features;
}

std::vector<Match> keep_matches(const std::vector<int>& known_of_query) {
    std::vector<Match> matches;
    for (std::size_t i = 0; i < known_of_query.size(); ++i)
        if (known_of_query[i] >= 0) matches.push_back({static_cast<int>(i), known_of_query[i]});
    return matches;
}

/// Runs the ratio test for every query feature among the candidates that `candidates_of(point, list)` names.
template <class CandidatesOf>
std::vector<Match> match_among(const Features& query, const Features& known, float same_place,
                               const CandidatesOf& candidates_of) {
    const cv::Mat query16 = widened(query.descriptors);
    const cv::Mat known16 = widened(known.descriptors);
    std::vector<int> known_of_query(query.size(), -1);
    cv::parallel_for_({0, static_cast<int>(query.size())}, [&](const cv::Range& range) {
        std::vector<int> candidates;
        std::vector<int> dots;
        for (int q = range.start; q < range.end; ++q) {
            candidates_of(query.at[static_cast<std::size_t>(q)], candidates);
            dots.resize(candidates.size());
            dot_all(query16.ptr<std::int16_t>(q), known16.ptr<std::int16_t>(), candidates.data(), candidates.size(),
                    dots.data());
            known_of_query[static_cast<std::size_t>(q)] = clear_best(dots, candidates, known, same_place);
        }
    });
    return keep_matches(known_of_query);
}

}  // namespace

Features detect_features(const cv::Mat& gray, int most) {
    const ScaleSpace space(brightened(gray), kFaintest);
    std::vector<Keypoint> strongest = space.keypoints();
    keep_strongest(most, strongest);  // the others' directions are not needed
    std::vector<DirectedKeypoint> directed = in_their_directions(space, strongest);
    keep_strongest(most, directed);
    return features_from(directed, describe(space, directed));
}

Features detect_spread_features(const cv::Mat& gray, int most) {
    constexpr int cells = 8;
    const ScaleSpace space(brightened(gray), kFaintest);
    std::vector<std::vector<DirectedKeypoint>> cell(static_cast<std::size_t>(cells * cells));
    for (const DirectedKeypoint& point : in_their_directions(space, space.keypoints())) {
        const int x = std::clamp(static_cast<int>(point.at.x) * cells / gray.cols, 0, cells - 1);
        const int y = std::clamp(static_cast<int>(point.at.y) * cells / gray.rows, 0, cells - 1);
        cell[static_cast<std::size_t>(y * cells + x)].push_back(point);
    }
    std::vector<DirectedKeypoint> chosen;
    for (auto& points : cell) {
        keep_strongest(most / (cells * cells), points);
        chosen.insert(chosen.end(), points.begin(), points.end());
    }
    return features_from(chosen, describe(space, chosen));
}

std::vector<Match> match_features(const Features& query, const Features& known, float same_place) {
    std::vector<int> everything(known.size());
    for (std::size_t i = 0; i < everything.size(); ++i) everything[i] = static_cast<int>(i);
    return match_among(query, known, same_place, [&](cv::Point2f, std::vector<int>& list) {
        if (list.empty()) list = everything;
    });
}

std::vector<Match> match_nearby(const Features& query, const Features& known, float radius, float same_place) {
    const Cells cells(known.at, radius, box_around(query.at));
    return match_among(query, known, same_place, [&](cv::Point2f p, std::vector<int>& list) {
        cells.around(p, list);
        std::erase_if(
            list, [&](int k) { return squared_distance(known.at[static_cast<std::size_t>(k)], p) > radius * radius; });
    });
}

}  // namespace railref::calibration
