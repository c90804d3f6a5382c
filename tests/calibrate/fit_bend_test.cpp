#include "calibration/fit_bend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <utility>

namespace railref::calibration {
namespace {

using Places = std::set<std::pair<float, float>>;

Places places_in(const Correspondences& pairs) {
    Places known;
    for (const cv::Point2f p : pairs.known) known.emplace(p.x, p.y);
    return known;
}

/// A bent board that `seed` has features on, a fifth of them matched by accident; some lie on each other.
Correspondences features(unsigned seed, int count) {
    std::mt19937 random(seed);
    const auto up_to = [&](int most) { return static_cast<float>(random() % static_cast<unsigned>(4 * most)) / 4; };
    Correspondences pairs;
    for (int i = 0; i < count; ++i) {
        const cv::Point2f known =
            i % 9 == 8 ? pairs.known.back() : cv::Point2f{up_to(800), up_to(530)} + cv::Point2f(0.125F, 0);
        const cv::Point2f bend(4 * std::sin(known.x / 200), 3 * std::cos(known.y / 150));
        const bool astray = i % 5 == 4;
        pairs.add(known, known + bend + (astray ? cv::Point2f{up_to(48) - 24, up_to(48) - 24} : cv::Point2f()));
    }
    return pairs;
}

Correspondences consistent(const Correspondences& pairs) { return consistent_pairs(pairs, cv::Matx33d::eye()); }

cv::Point2f swapped(cv::Point2f p) { return {p.y, p.x}; }

TEST(ConsistentPairs, AreThoseThatMoveAsTheirNeighboursDo) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Correspondences pairs = features(seed, 700);
        const Places kept = places_in(consistent(pairs));
        int bent = 0;
        int astray = 0;
        int kept_astray = 0;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const cv::Point2f known = pairs.known[i];
            const cv::Point2f bend(4 * std::sin(known.x / 200), 3 * std::cos(known.y / 150));
            const bool is_kept = kept.contains({known.x, known.y});
            const double off = cv::norm(pairs.seen[i] - known - bend);
            if (off < 0.1) bent += is_kept ? 1 : 0;
            if (off < 12 || std::ranges::count(pairs.known, known) > 1) continue;
            ++astray;
            kept_astray += is_kept ? 1 : 0;
        }
        EXPECT_GT(bent, 540) << seed;
        EXPECT_GT(astray, 40) << seed;
        EXPECT_EQ(kept_astray, 0) << seed;
    }
}

/// Neighbours are looked for along x.
TEST(ConsistentPairs, AreTheSameWithTheAxesSwapped) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Correspondences pairs = features(seed, 50 + static_cast<int>(seed) * 40);
        Correspondences across;
        for (std::size_t i = 0; i < pairs.size(); ++i) across.add(swapped(pairs.known[i]), swapped(pairs.seen[i]));
        Correspondences back;
        const Correspondences kept = consistent(across);
        for (std::size_t i = 0; i < kept.size(); ++i) back.add(swapped(kept.known[i]), swapped(kept.seen[i]));
        const Correspondences straight = consistent(pairs);
        EXPECT_EQ(back.known, straight.known) << seed;
        EXPECT_EQ(back.seen, straight.seen) << seed;
    }
}

TEST(ConsistentPairs, TakeFewPairsAndNone) {
    EXPECT_EQ(consistent({}).size(), 0U);
    EXPECT_EQ(consistent(features(1, 1)).size(), 0U);
    EXPECT_EQ(consistent(features(1, 3)).size(), 0U);
}

}  // namespace
}  // namespace railref::calibration
