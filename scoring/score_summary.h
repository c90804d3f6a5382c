#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <span>

#include "scoring/scoresheet.h"

/// The numbers of a scoresheet without its proof: no texts, no paths, no trail; made for many positions a second.
namespace railref::scoring {

/// One player's numbers. All points are game points, all lengths trains.
struct PlayerSummary {
    PlayerColour colour{};
    int trains_used = 0;
    int route_points = 0;
    int ticket_points = 0;
    int tickets_completed = 0;
    int stations_built = 0;
    int stations_unused = 0;
    int station_points = 0;
    int longest = 0;

    // Known once all players are: see settle().
    std::bitset<3> bonuses;  ///< won, by index of maps::BonusKind
    int bonus_points = 0;
    int total = 0;
    int rank = 0;

    [[nodiscard]] bool won(maps::BonusKind kind) const { return bonuses[static_cast<std::size_t>(kind)]; }

    bool operator==(const PlayerSummary&) const = default;
};

class ScoreSummary {
public:
    bool finished = false;
    DecidedBy decided_by = DecidedBy::total;

    void add(const PlayerSummary& player) { players_[count_++] = player; }
    /// In the game's order.
    [[nodiscard]] std::span<PlayerSummary> players() { return {players_.data(), count_}; }
    [[nodiscard]] std::span<const PlayerSummary> players() const { return {players_.data(), count_}; }

    bool operator==(const ScoreSummary&) const = default;

private:
    std::array<PlayerSummary, maps::all_player_colours.size()> players_{};  // each colour at most once
    std::size_t count_ = 0;
};

/// The numbers that depend on the board alone: trains, route points, stations. Rules: points table and "unused station"
/// of the board's rulebook.
[[nodiscard]] PlayerSummary count_pieces(const Game& game, const Player& player);

/// Somebody has 0, 1 or 2 trains left. Rule: "end of the game", all rulebooks.
[[nodiscard]] bool is_finished(const Game& game);

/// Bonuses, totals, ranks, what decided and whether the game is finished, from the rest.
/// Rules: bonuses go to all who tie for most, never for 0; most points win, then the tie-breakers in the rulebook's
/// order.
void settle(const BoardMap& map, const maps::Variant& variant, ScoreSummary& summary);

/// One player's numbers before settle(). A few microseconds; no text, no path.
[[nodiscard]] PlayerSummary summarise(const Game& game, const Player& player);

/// The same numbers as score() gives, many thousand times a second.
[[nodiscard]] ScoreSummary summarise(const Game& game);

}  // namespace railref::scoring
