#include "app/panel/dudu/stretch_pen.h"

namespace railref::app {

void StretchPen::begin(Hex hex, Side side, bool middle) {
    *this = {};
    here_ = hex;
    if (!middle) from_ = side;
}

void StretchPen::move(Hex hex, Side side, bool middle) {
    if (!here_) return;
    if (hex != *here_) return enter(hex);
    if (open_) strokes_.pop_back();
    open_ = from_ && !middle && side != *from_;
    if (open_) strokes_.push_back({hex, *from_, side});
}

void StretchPen::enter(Hex hex) {
    const auto out = maps::dudu::side_towards(*here_, hex);
    if (!out) return;  // too fast for a finger on neighbouring hexes: the line goes on where it comes back
    if (open_) strokes_.pop_back();
    open_ = false;
    const Side in = from_.value_or(opposite(*out));
    if (in != *out) strokes_.push_back({*here_, in, *out});
    here_ = hex;
    from_ = opposite(*out);
}

}  // namespace railref::app
