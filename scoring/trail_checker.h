#pragma once

#include <string>
#include <vector>

#include "scoring/longest_route.h"

namespace railref::scoring {

/// What an independent look at a longest route found.
struct TrailCheck {
    std::vector<std::string> faults;  ///< one line each; empty: everything that was checked holds
    bool bound_proved = false;        ///< that nothing is longer was proved anew, not only that the trail is sound

    [[nodiscard]] bool sound() const { return faults.empty(); }
};

/// Checks an answer of longest_route() by other means, sharing no code with the solver: that the trail is a trail over
/// the player's own routes, each used once, as long as it says; that the certificate names the odd cities and the
/// routes left out; and, network by network, that parity allows nothing longer, by pairing the odd cities along
/// shortest paths in every way. That last proof takes 2^n steps for n odd cities: networks with more than 16 are taken
/// on trust, and so is a search certificate whose bound parity does not reach; `bound_proved` is then false.
[[nodiscard]] TrailCheck check_longest_route(const BoardMap& map, const Position& position, PlayerColour player,
                                             const LongestRoute& answer);

}  // namespace railref::scoring
