#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/place.h"

namespace railref::vision {

/// Where a place really lies, from where it was looked for, in millimetres on the board.
struct Moved {
    cv::Point2d by_mm;  ///< none for most, else more than two millimetres
    /// If not there, then here: a width further, say, where its twin was looked for; where the profile has it, of what
    /// alone seems to lie quite elsewhere.
    cv::Point2d otherwise_mm;
    /// Probability of that. All spaces of a route are then wrong together, so this is each one's share in what is said
    /// of it: what they say together weighs both as it should. 0 where hardly anything speaks for it.
    double otherwise = 0;
};

struct MovedPrint {
    std::vector<Moved> places;  ///< one each
    bool is_another = false;    ///< printing than the profile's: quite a few lie elsewhere
    double evidence = 0;        ///< for a printing that has some elsewhere over one that has next to none, log odds
};

/// Other printings have single routes or cities elsewhere, each its own way, by up to 1.25 % of the board's width,
/// which no smooth bend of the whole board follows. Twins' spaces move together, and one space of a route nearly as the
/// next.
class MovedPrintSearch {
public:
    /// Every space of every route in the map's order, then every city, as profiled. Both outlive this.
    MovedPrintSearch(std::span<const Place> places, const maps::BoardMap& map);

    /// Looks at these places, so far from where they are profiled. The nearer to where a place lies it is looked for,
    /// the better it is seen where, so the last look counts, as far as it reaches. `input`: what SeenPlaces gives.
    void look(const cv::Mat& input, std::span<const std::size_t> which, std::span<const cv::Point2d> by_mm);

    /// Once all were looked at.
    [[nodiscard]] MovedPrint found() const;

private:
    std::span<const Place> places_;
    const maps::BoardMap* map_;
    std::vector<cv::Mat1d> likelihoods_;  // of every move, per place
};

}  // namespace railref::vision
