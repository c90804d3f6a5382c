#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "calibration/board_profile.h"
#include "calibration/place.h"
#include "vision/board_evidence.h"

namespace railref::vision {

/// How a spot of the board looks, in the profile's light, where it was last counted and at the last look.
class WatchedSpot {
public:
    /// `reach_mm` from the middle to the ends of what is watched.
    WatchedSpot(const calibration::Place& place, double reach_mm);

    enum class Change { none, moving, changed };

    /// none: as it was counted. moving: other than at the last look. changed: twice in a row other than counted.
    /// `print` is a small blurred view of the board with `px_per_mm`.
    [[nodiscard]] Change observe(const cv::Mat& print, double px_per_mm);
    /// From now on this is how it looks.
    void count();

private:
    static constexpr std::size_t kSamples = 5;
    using Look = std::array<cv::Vec3f, kSamples>;
    [[nodiscard]] static double difference(const Look& a, const Look& b);

    std::array<cv::Point2f, kSamples> at_mm_{};
    Look counted_{};
    Look last_{};
    bool seen_ = false;
};

/// Evidence that adds up over looks at one board, a few a second.
///
/// Looks of one camera err alike, so together they are worth hardly more than one: the mean of the log likelihoods, old
/// looks fading, times a small power of their number. A place that changes between two looks (a hand on its way) is not
/// counted; one that stays changed forgets what it was; what the network takes for hidden counts as little,
/// and what is covered now is doubtful until it shows again.
class LiveEvidence {
public:
    explicit LiveEvidence(const calibration::BoardProfile& profile);

    void add(const BoardEvidence& look, const BoardView& view);

    /// What all looks say together. A place that was hidden all the time counts as outside the picture.
    [[nodiscard]] BoardEvidence sum() const;

    /// Places inside the picture that something moves over, or that were not looked at often enough.
    [[nodiscard]] int unsettled() const;

private:
    struct PlaceSum {
        WatchedSpot spot;
        PlaceEvidence last{};  ///< as the last look has it
        PlaceEvidence mean{};  ///< of the looks that counted, the later ones counting more
        double rendered = 0;   ///< share of these looks that PlaceEvidence was so
        double bleached = 0;   ///< the same
        double reprinted = 0;  ///< the same
        double strange = 0;    ///< and that had PlaceEvidence::by_shade
        double looks = 0;      ///< sum of the weights in `mean`
        int moving = 0;        ///< looks in a row at which it was

        /// A hand is on its way there, or a piece.
        [[nodiscard]] bool is_moving() const;
        /// Gives a look its share in `mean`.
        void add(const PlaceEvidence& look, double share);
    };
    struct SquareSum {
        WatchedSpot spot;
        int looks = 0;
        int moving = 0;  ///< looks in a row
    };

    static void add(PlaceSum& sum, const PlaceEvidence& look, const cv::Mat& print);
    void add_markers(const MarkerEvidence& look, const cv::Mat& print);

    std::vector<PlaceSum> spaces_;
    std::vector<PlaceSum> cities_;  ///< empty on boards without stations
    std::vector<SquareSum> squares_;
    MarkerEvidence markers_;
};

}  // namespace railref::vision
