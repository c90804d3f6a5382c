#pragma once

#include <optional>
#include <stop_token>
#include <utility>
#include <variant>
#include <vector>

#include "scoring/position.h"

/// Who wins while the reading of the board is still in doubt, and which questions settle it.
namespace railref::scoring {

/// One possible answer for a place.
struct DoubtOption {
    std::optional<PlayerColour> owner;  ///< nobody where empty
    double probability = 0;             ///< at least 0; a place's probabilities are scaled to add up to 1
};

/// A route, or a city with or without a station, of which it is not known whose it is.
struct DoubtfulPlace {
    std::variant<RouteId, CityId> place;
    std::vector<DoubtOption> options;  ///< at least one with a probability above 0; each owner a player of the game
};

/// A game, and the places where its position is not sure. Places are independent of each other and named once; what
/// `game.position` says of them does not matter.
struct DoubtfulPosition {
    Game game;
    std::vector<DoubtfulPlace> places;
};

/// What the answer about one place can change, whatever the other answers are.
enum class Matters : std::uint8_t { winner, total, nothing };

struct DoubtQuestion {
    std::size_t place = 0;  ///< index into DoubtfulPosition::places
    Matters matters = Matters::nothing;
    /// The chance, 0..1, that the true answer makes another winner (or other winners) than the likeliest answer would.
    double chance_it_changes_the_winner = 0;
};

struct DoubtVerdict {
    /// The chance, 0..1, that the player is among the winners, in the game's order. A shared win is a win for each.
    std::vector<std::pair<PlayerColour, double>> win_probability;
    /// Where positions were sampled: half the width of the 95 % interval of the least certain of these chances.
    /// `matters` then rests on the sampled positions. Empty where every position was scored.
    std::optional<double> error;
    std::vector<DoubtQuestion> questions;  ///< every place once, in the order that settles the winner soonest
    long long positions = 0;               ///< scored
};

/// How much work a verdict may be.
struct DoubtLimits {
    std::size_t exact = 1U << 16U;   ///< all combinations are scored where there are no more than this
    std::size_t samples = 20'000;    ///< positions drawn where there are more
    std::size_t rescored = 200'000;  ///< so often, one answer of a drawn position is changed and scored again
};

/// `railref doubt`. The order is greedy: each next question is the one from which most is expected to be learnt about
/// the winner (mutual information, Shannon 1948) given the answers before; then those that change a total, the least
/// sure first; then those that change nothing.
[[nodiscard]] DoubtVerdict weigh_doubt(const DoubtfulPosition& doubtful, const DoubtLimits& limits = {});

/// The same for whoever may no longer want to know: nothing where `stop` came before the verdict.
[[nodiscard]] std::optional<DoubtVerdict> weigh_doubt(const DoubtfulPosition& doubtful, const DoubtLimits& limits,
                                                      const std::stop_token& stop);

}  // namespace railref::scoring
