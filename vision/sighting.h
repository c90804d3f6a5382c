#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "maps/board_map.h"
#include "vision/evidence.h"
#include "vision/reading.h"

namespace railref::vision {

using Probabilities = std::array<double, kOccupants>;  ///< of nobody and every colour; sum 1
using LogWeights = std::array<double, kOccupants>;     ///< the same, as logarithms up to a common constant

[[nodiscard]] Probabilities softmax(const LogWeights& log_weights);

/// Whose pieces may lie on a board.
struct ColoursInPlay {
    std::vector<PlayerColour> possible;  ///< the board's
    std::vector<PlayerColour> named;     ///< of these, those that play as far as somebody said; all where nobody did
};

/// The map's, and `named` of them; named ones that the map does not have are possible all the same.
[[nodiscard]] ColoursInPlay colours_in_play(std::span<const PlayerColour> named, const maps::BoardMap& map);

[[nodiscard]] bool is_named(const ColoursInPlay& colours, std::size_t occupant_index);

/// Log weight of a colour that is not in play.
inline constexpr double kNotInPlay = -50;

/// Log prior: nobody has `free`, the named colours equal parts of the rest. What nobody named is unlikely, not
/// impossible: people forget a player, and a photo can tell.
[[nodiscard]] LogWeights log_prior(double free, const ColoursInPlay& colours);

[[nodiscard]] std::size_t likeliest(const Probabilities& probability);

/// The likeliest occupant as owner, the others worth naming in `also`.
[[nodiscard]] Sighting sighting_of(const Probabilities& probability);
/// Nothing was seen: the prior in `also`.
[[nodiscard]] Sighting unseen_sighting(const Probabilities& prior);

/// What makes a place of that PlaceEvidence::glare and brightness hard to see, as Question::why; empty: nothing does.
[[nodiscard]] std::string hard_to_see(double glare, double brightness);

/// Two or three answers by descending weight, of those that are possible at all; the likeliest first.
[[nodiscard]] std::vector<Occupant> answers(const Probabilities& probability, Probabilities weight);

}  // namespace railref::vision
