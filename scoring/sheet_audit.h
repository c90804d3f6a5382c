#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scoring/scoresheet.h"

/// "Our sheet says 97, why do you say 101?"
namespace railref::scoring {

enum class PointSource : std::uint8_t { routes, tickets, stations, bonuses, total };

/// The word in files: "routes".
[[nodiscard]] std::string_view name(PointSource source);

/// One line of the paper sheet that differs from ours.
struct SheetDifference {
    PointSource source{};
    int paper = 0;
    int ours = 0;
    std::vector<std::string> reasons;  ///< single slips that would explain it, likeliest first; may be none
    std::string sentence;
};

struct SheetAudit {
    PlayerColour colour{};
    std::vector<SheetDifference> differences;  ///< in the order of PointSource; empty: all that is on paper agrees
    std::optional<int> sum_of_lines;           ///< where all four lines are on paper
    std::vector<std::string> sentences;        ///< the whole verdict, to be printed line by line

    [[nodiscard]] bool agrees() const { return differences.empty(); }
};

/// In a game file the paper sheet may stand with its player (an optional key; any line may be left out):
/// "paper": { "routes": 73, "tickets": 25, "stations": 8, "bonuses": 10, "total": 116 }
///
/// Where the player's own paper sums part from the scoresheet of the same game, and why it may be. Only lines that are
/// on paper are compared. `ours` is that player's part of score(game). Rules: "calculating scores" of the board's
/// rulebook, source by source.
[[nodiscard]] SheetAudit audit_sheet(const Game& game, const PlayerScore& ours, const PaperSheet& paper);

}  // namespace railref::scoring
