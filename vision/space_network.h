#pragma once

#include <array>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "maps/board_map.h"
#include "vision/place_input.h"
#include "vision/top_views.h"

namespace railref::vision {

/// What the network says of one place. Probabilities sum to 1 over nobody and the colours asked about; they are 0 for
/// other colours, and never 0 for one asked about: what hides the place (a hand, a card) leaves them nearly equal.
struct SpaceEvidence {
    double nobody = 0;                                              ///< probability that the place is free
    std::array<double, maps::all_player_colours.size()> colours{};  ///< by index(PlayerColour)
    double hidden = 0;  ///< probability that something other than trains or stations hides the place

    /// Of nobody (no colour) or of a colour.
    [[nodiscard]] double log_probability(std::optional<maps::PlayerColour> occupant) const;
};

/// A small convolutional network over one place's surroundings, trained by training/ (how and on what: its README).
/// Knows train spaces and, on boards with stations, cities. May be used by several threads, one at a time.
class SpaceNetwork {
public:
    /// The weights that are part of the program; loaded once.
    [[nodiscard]] static const SpaceNetwork& built_in();

    ~SpaceNetwork();
    SpaceNetwork(const SpaceNetwork&) = delete;
    SpaceNetwork& operator=(const SpaceNetwork&) = delete;

    /// One entry per place. `reference` is what the empty board shows there (cell_colours or a profile's: 9 x 14,
    /// CV_8UC3 BGR); `colours` are those that may be on the board. `places` should be all of the board's, since the
    /// photo's light is found from them.
    [[nodiscard]] std::vector<SpaceEvidence> operator()(const TopViews& views, std::span<const Place> places,
                                                        std::span<const cv::Mat> reference, const maps::BoardMap& map,
                                                        std::span<const maps::PlayerColour> colours) const;

    /// The network alone: n x 9 logits (nobody, the seven colours, hidden) of a place_input. CV_32F.
    [[nodiscard]] cv::Mat logits(const cv::Mat& input) const;

private:
    SpaceNetwork();

    struct Loaded;
    std::unique_ptr<Loaded> loaded_;
};

}  // namespace railref::vision
