#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "scoring/doubt.h"
#include "scoring/score_summary.h"

namespace railref::scoring {

/// One answer for each doubtful place: indices into its options.
using World = std::vector<std::uint8_t>;

/// What matters of a final score here.
struct Outcome {
    std::uint8_t winners = 0;  ///< bit i: the i-th player of the game
    std::array<int, maps::all_player_colours.size()> totals{};

    bool operator==(const Outcome&) const = default;
};

/// Scores world after world of one doubtful position. A player's own numbers depend on few of the answers, so they are
/// kept and looked up; only what players share (bonuses, ranks) is settled anew each time.
class WorldScorer {
public:
    explicit WorldScorer(const DoubtfulPosition& doubtful);

    [[nodiscard]] Outcome score(const World& world);

private:
    /// What one player can see of a world: a letter for each place.
    [[nodiscard]] std::string view(const World& world, std::size_t player) const;
    [[nodiscard]] const PlayerSummary& numbers(const World& world, std::size_t player);
    void put(const World& world);

    const DoubtfulPosition& doubtful_;
    Game game_;
    std::vector<std::vector<bool>> may_borrow_;  ///< by player, by place: it matters too where it is another's
    std::vector<std::unordered_map<std::string, PlayerSummary>> known_;
};

}  // namespace railref::scoring
