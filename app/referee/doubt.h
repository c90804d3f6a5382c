#pragma once

#include "app/referee/answers.h"
#include "scoring/doubt.h"

namespace railref::app {

/// The game with every place of which the reading is not sure and which nobody has answered: open questions, unseen
/// places, and places that are surer than asking is worth but not sure (below 0.99). A question's options that the
/// reading gives no probability share what is left of 1. Colours that only a doubtful place may have become players;
/// those below 0.01 are left out.
[[nodiscard]] scoring::DoubtfulPosition doubtful_position(const vision::Reading& reading, const Answers& answers,
                                                          scoring::Game game);

}  // namespace railref::app
