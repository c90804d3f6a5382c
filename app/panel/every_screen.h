#pragma once

#include <functional>

#include "app/panel/panel.h"

/// A walk through all that the panel can show, for its pictures and for the tests that look at every screen.
namespace railref::app {

/// Looks at a screen that stands still; false ends the walk.
using Look = std::function<bool(const QString& screen)>;

/// The sample's game, which `panel` must have open and read: the steps, sharing, past games, disputes, the reveal, two
/// boards, a tapped place, an opened hand. False where a look ended it.
[[nodiscard]] bool walk_the_sample(Panel& panel, const Look& look);

/// The sample shared as evidence and opened again; what is on the panel's table then is no sample any more.
[[nodiscard]] bool walk_the_evidence(Panel& panel, const Look& look);

/// What comes before a game, on a panel of its own: the offer of the last game, nothing chosen, a photo asked for, a
/// photo that cannot be read, no camera, a game tapped in.
[[nodiscard]] bool walk_the_beginning(Panel& panel, const Look& look);

/// A folder for walk_the_beginning()'s panel where a game was on the table.
void leave_a_game(const std::filesystem::path& kept);

}  // namespace railref::app
