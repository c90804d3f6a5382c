#pragma once

#include <span>

#include "scoring/dudu/board_position.h"

namespace railref::scoring::dudu {

/// What pays for the drawing.
enum class Drawing : std::uint8_t {
    main_action,  ///< up to 3 pieces
    iron          ///< extra action: 1 piece
};

/// May this stretch be drawn (rulebook: 画最多3条连续铁轨)? `stretch` in any order: its pieces must make one unbroken
/// line. Hexes of the answer: those of the stretch for yes, those at fault for no.
[[nodiscard]] Verdict check_drawing(const BoardPosition& position, std::span<const Stroke> stretch, Drawing drawing);

}  // namespace railref::scoring::dudu
