#pragma once

#include <QString>
#include <vector>

#include "scoring/scoresheet.h"

namespace railref::app {

/// Whether an answer that nobody has given yet could still change the winner.
enum class Standing { settled, open };

/// What is said of a result as a whole, on the screen and on paper.

/// In the order of the ranks; equal ones in the game's order.
[[nodiscard]] std::vector<const scoring::PlayerScore*> by_rank(const scoring::Scoresheet& sheet);
[[nodiscard]] QString name_of(const scoring::PlayerScore& player);
/// Points of the bonuses won.
[[nodiscard]] int bonus_points(const scoring::PlayerScore& player);
/// "+8", "−7", "0"
[[nodiscard]] QString signed_number(int number);

/// "Final scores"
[[nodiscard]] QString overline(const scoring::Scoresheet& sheet, Standing standing);
/// "Ada wins with 116". No winner is named while an answer may still change who it is.
[[nodiscard]] QString headline(const scoring::Scoresheet& sheet, Standing standing);
/// What parted first from second.
[[nodiscard]] QString verdict(const scoring::Scoresheet& sheet);
/// The title of the column of bonuses.
[[nodiscard]] QString bonus_word(const scoring::Game& game);

}  // namespace railref::app
