#pragma once

#include <optional>
#include <vector>

#include "scoring/dudu/board_position.h"

namespace railref::app {

/// Makes strokes from side to side out of a finger that moves over hexes: it enters a hex over the side that it shares
/// with the last one and leaves it over the side that it is nearest to. Where a finger begins in a hex's middle, its
/// first stroke goes straight on.
class StretchPen {
public:
    using Hex = maps::dudu::Hex;
    using Side = maps::dudu::Side;

    /// `side`: the nearest one; `middle`: near the middle of the hex, where no side is meant.
    void begin(Hex hex, Side side, bool middle);
    void move(Hex hex, Side side, bool middle);
    /// Strokes between two sides that may be joined or not: what the rules say of them is another question.
    [[nodiscard]] const std::vector<scoring::dudu::Stroke>& strokes() const { return strokes_; }
    [[nodiscard]] bool drawing() const { return here_.has_value(); }
    void end() { *this = {}; }

private:
    void enter(Hex hex);

    std::optional<Hex> here_;
    std::optional<Side> from_;  ///< where the finger came into `here_`; nothing: from its middle
    bool open_ = false;         ///< the last stroke is still being drawn
    std::vector<scoring::dudu::Stroke> strokes_;
};

}  // namespace railref::app
