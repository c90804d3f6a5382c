#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scoring/slips.h"

namespace railref::scoring {

/// A score marker against the routes on the board.
struct MarkerAudit {
    int square = 0;           ///< on which the marker stands, 0..99
    int route_points = 0;     ///< what the routes are worth; its square is this modulo 100
    int behind = 0;           ///< squares by which the marker is short, 0..99; 0: the marker is right
    int ahead = 0;            ///< squares by which it is too far, 0..99: the same difference the other way round
    std::vector<Slip> slips;  ///< single slips that explain the difference, likeliest first
    std::string sentence;

    [[nodiscard]] bool agrees() const { return behind == 0; }
};

/// Nothing where the player's marker is not known. A marker shows points modulo 100: it cannot tell a lap, and a lap
/// missed moves it nowhere; the sentence says how often it has gone round.
/// Rule: score track, "claim a route" (all rulebooks): points are marked at once; tickets and bonuses come later.
[[nodiscard]] std::optional<MarkerAudit> audit_marker(const Game& game, const Player& player);

}  // namespace railref::scoring
