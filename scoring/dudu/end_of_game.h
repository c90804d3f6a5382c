#pragma once

#include <optional>
#include <span>
#include <vector>

#include "scoring/dudu/verdict.h"

namespace railref::scoring::dudu {

/// Where a game stands. Seats count from the starting player; rounds from 1.
struct GameClock {
    std::vector<int> points;          ///< by seat, now; one to four seats
    int round = 1;                    ///< that is being played
    std::size_t next_seat = 0;        ///< whose turn it is; points.size() when the round is finished
    std::optional<int> ending_round;  ///< the round in which somebody first reached 25, where it is known to be earlier
};

enum class Stage : std::uint8_t {
    playing,       ///< nobody has 25 points
    last_of_all,   ///< 25 reached: this round is finished, then two more
    extra_rounds,  ///< one of the two more rounds
    over
};

struct EndVerdict {
    Stage stage = Stage::playing;
    std::optional<int> last_round;  ///< after which the game is over; none while playing
    std::vector<int> turns_left;    ///< by seat, without extra turns won; empty while playing
    std::string sentence;
};

/// Has the end been reached (rulebook: 游戏结束)? At 25 points the round is finished to the last seat, then two more
/// rounds, so that everybody has had as many turns; extra turns [1Turn] do not count. Impossible clocks (no seats, a
/// round below 1, an ending round after this one, a seat that there is not) get no answer.
[[nodiscard]] std::optional<EndVerdict> end_of_game(const GameClock& clock);

}  // namespace railref::scoring::dudu
