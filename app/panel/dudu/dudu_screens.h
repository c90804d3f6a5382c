#pragma once

#include "app/panel/every_screen.h"

namespace railref::app {

/// Puts the example of 火車嘟嘟 on the panel's table, with a reading that asks.
void open_dudu_sample(Panel& panel);

/// All screens of 火車嘟嘟 over that example. False where a look ended it.
[[nodiscard]] bool walk_dudu(Panel& panel, const Look& look);

}  // namespace railref::app
