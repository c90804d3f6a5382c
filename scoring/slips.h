#pragma once

#include <functional>
#include <string>
#include <vector>

#include "scoring/position.h"

/// Single slips in counting route points, and which of them explain a difference.
namespace railref::scoring {

enum class SlipKind : std::uint8_t {
    lap_missed,    ///< a lap of 100 on the score track
    not_scored,    ///< a claim for which the marker was not moved
    scored_twice,  ///< a claim for which it was moved twice
    wrong_row      ///< a claim scored by another row of the points table
};

/// One slip; where several routes of equal length could have suffered it, one of them.
struct Slip {
    SlipKind kind{};
    std::vector<RouteId> routes;  ///< in the board's order; none for lap_missed
    int row_used = 0;             ///< for wrong_row: the length in whose row somebody read
    int change = 0;               ///< points by which the slip changes the sum
    std::string sentence;
};

/// The player's single slips whose change the predicate accepts, likeliest first by slip_order.
/// Rule: points table of the board's rulebook.
[[nodiscard]] std::vector<Slip> single_slips(const BoardMap& map, const Position& position, PlayerColour player,
                                             const std::function<bool(int change)>& explains);

/// Why slips come in that order. Nobody has counted slips at tables; the order follows how they happen.
inline constexpr const char* slip_order =
    "A forgotten lap fits only a difference of exactly 100, so it comes first; then a forgotten claim, a claim scored "
    "twice, a neighbouring row of the points table, any other row. Of two equal ones, that which more routes could "
    "have "
    "suffered comes first.";

}  // namespace railref::scoring
