#pragma once

#include "calibration/renderer/dudu/hex_print.h"
#include "calibration/renderer/dudu/hex_state.h"

namespace railref::renderer::dudu {

/// How people drew on one map; `seed` decides pens, hands and what was wiped.
struct Drawing {
    std::uint64_t seed = 1;
    double untidiness = 0.5;  ///< 0: straight through the middles with a full pen; 1: wobbling, lifted, half dry
    double wiping = 0.5;      ///< how much was wiped before: smears and faint remains, which are no track
};

/// Draws the state's tracks and factories on the sheet with dry-erase pens, over remains of what was wiped.
void draw_ink(HexSheet& sheet, const maps::dudu::HexMap& map, const HexState& state, const Drawing& drawing);

}  // namespace railref::renderer::dudu
