#pragma once

#include "maps/ids.h"
#include "vision/network.h"

/// The networks over one place's surroundings, trained by training/ (how and on what: its README). Their input is
/// place_input's, their logits have kAnswers columns, those of score_squares twice: first who stands there, then
/// who has another marker beneath or beside that; those of sheets_on_places two, print and something on it.
namespace railref::vision {

/// A network's answers: nobody, every player colour in its order, hidden by something else.
inline constexpr std::size_t kAnswers = 2 + maps::all_player_colours.size();
inline constexpr std::size_t kHiddenAnswer = kAnswers - 1;

[[nodiscard]] const Network& first_look();        ///< at every train space and city; quick
[[nodiscard]] const Network& second_look();       ///< at those that stay doubtful; deeper
[[nodiscard]] const Network& place_moves();       ///< how far places lie elsewhere; its answers: moved_print.cpp
[[nodiscard]] const Network& score_squares();     ///< whose markers stand on a square of the score track
[[nodiscard]] const Network& sheets_on_places();  ///< whether a free place shows, or something that lies on it

}  // namespace railref::vision
