#pragma once

#include <cstdint>
#include <vector>

#include "scoring/world_scorer.h"

namespace railref::scoring {

/// A possible world, how likely it is, and who wins in it.
struct WeightedWorld {
    World answers;
    double weight = 0;
    Outcome outcome;
};

/// Of the places given (indices), those that tell most about the winners, each next one given the answers before: every
/// step takes away most of the entropy that is left. Ends when nothing is left to learn or no single place tells more.
[[nodiscard]] std::vector<std::size_t> most_telling_first(const std::vector<WeightedWorld>& worlds,
                                                          std::vector<std::size_t> places);

}  // namespace railref::scoring
