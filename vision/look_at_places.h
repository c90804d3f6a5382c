#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "maps/ids.h"

namespace railref::vision {

/// What the networks say of one place. Probabilities sum to 1 over nobody and the colours asked about; they are 0 for
/// other colours, and never 0 for one asked about: what hides the place (a hand, a card) leaves them nearly equal.
struct Answer {
    double nobody = 0;                                              ///< probability that the place is free
    std::array<double, maps::all_player_colours.size()> colours{};  ///< by index(PlayerColour)
    double hidden = 0;  ///< probability that something other than trains, stations or markers hides the place
};

/// Gives `other` its share, 0..1, in the answer.
void mix(Answer& answer, double share, const Answer& other);

/// Train spaces and cities: a quick look at every place, a deeper one where that leaves a doubt. `input` as place_input
/// gives it for all places of the board (the photo's light is found from them); `colours` may lie there.
[[nodiscard]] std::vector<Answer> look_at_places(const cv::Mat& input, std::span<const maps::PlayerColour> colours);

/// The deeper look alone, once.
[[nodiscard]] std::vector<Answer> look_closely_at_places(const cv::Mat& input,
                                                         std::span<const maps::PlayerColour> colours);

/// The quick look alone.
[[nodiscard]] std::vector<Answer> glance_at_places(const cv::Mat& input, std::span<const maps::PlayerColour> colours);

/// What the network says of one square of the score track.
struct SquareAnswer {
    /// Probability that a player's marker stands there, by index(PlayerColour): two may, one on the other or side by
    /// side. 0 for colours that were not asked about.
    std::array<double, maps::all_player_colours.size()> stands{};
    double hidden = 0;  ///< as in Answer
};

/// `input` as place_input gives it for all squares.
[[nodiscard]] std::vector<SquareAnswer> look_at_squares(const cv::Mat& input,
                                                        std::span<const maps::PlayerColour> colours);

}  // namespace railref::vision
