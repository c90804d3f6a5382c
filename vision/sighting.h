#pragma once

#include <array>
#include <span>
#include <string>

#include "vision/evidence.h"
#include "vision/reading.h"

namespace railref::vision {

using Probabilities = std::array<double, kOccupants>;  ///< of nobody and every colour; sum 1

/// From log weights up to a common constant.
[[nodiscard]] Probabilities softmax(const std::array<double, kOccupants>& log_weights);

/// Log prior: nobody has `free`, the colours in play share the rest.
[[nodiscard]] std::array<double, kOccupants> log_prior(double free, std::span<const PlayerColour> colours);

[[nodiscard]] std::size_t likeliest(const Probabilities& probability);

/// The likeliest occupant as owner, the others worth naming in `also`.
[[nodiscard]] Sighting sighting_of(const Probabilities& probability);
/// Nothing was seen: the prior in `also`.
[[nodiscard]] Sighting unseen_sighting(const Probabilities& prior);

/// What makes a place of that PlaceEvidence::glare and brightness hard to see, as Question::why; empty: nothing does.
[[nodiscard]] std::string hard_to_see(double glare, double brightness);

/// Two or three answers by descending weight, of those that are possible at all; the likeliest first. That nobody is
/// there weighs one more.
[[nodiscard]] std::vector<Occupant> answers(const Probabilities& probability, Probabilities weight);

}  // namespace railref::vision
