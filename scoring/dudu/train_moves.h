#pragma once

#include <vector>

#include "scoring/dudu/board_position.h"

namespace railref::scoring::dudu {

/// How far a train may go.
enum class Move : std::uint8_t {
    main_action,  ///< any number of steps
    wood_or_coal  ///< extra action: up to 5 steps
};

/// Where a train may end, facing which way, and the shortest way there along the track.
struct Stop {
    Hex hex;
    Side facing{};
    std::vector<Hex> way;  ///< from where the train stands to `hex`

    [[nodiscard]] int steps() const { return static_cast<int>(way.size()) - 1; }
    bool operator==(const Stop&) const = default;
};

/// Every place that the train can move to (rulebook: 前进任意步数), nearest first: it leaves its hex over the side that
/// it faces, follows the track, passes other trains and does not stop on their hexes. `train` is one of the position's.
[[nodiscard]] std::vector<Stop> stops(const BoardPosition& position, const Train& train, Move move);

/// May the train move to `target`? Hexes: the way for yes; the way, where there is one, for no.
[[nodiscard]] Verdict check_move(const BoardPosition& position, const Train& train, Hex target, Move move);

/// May the train turn to face `facing` (rulebook: 转向)? Costs a penalty piece and needs track under it that leads
/// there.
[[nodiscard]] Verdict check_turn(const BoardPosition& position, const Train& train, Side facing);

}  // namespace railref::scoring::dudu
