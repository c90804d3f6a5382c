#pragma once

#include <vector>

#include "scoring/dudu/board_position.h"

namespace railref::scoring::dudu {

struct FactoryVerdict {
    Verdict verdict;
    /// Where the factory would cut the map: the regions that it would part, largest first. Empty for every other
    /// answer.
    std::vector<std::vector<Hex>> regions;

    bool operator==(const FactoryVerdict&) const = default;
};

/// May a factory stand on `hex` (rulebook: 建设工厂)? Within one hex of the own train, not on track or a building, not
/// before an opening (water openings excepted), not right in front of another player's train, and never so that the
/// hexes where track may be drawn fall into more regions than before. What pays for it is not asked. Hexes of the
/// answer: `hex` first, then what is in its way; for a cut, the smaller regions. `builder` is one of the position's
/// trains.
[[nodiscard]] FactoryVerdict check_factory(const BoardPosition& position, const Train& builder, Hex hex);

/// The hexes on each of which alone a building would cut the map: articulation points of the graph of hexes where track
/// may be drawn. In the order of hexes.
[[nodiscard]] std::vector<Hex> cutting_hexes(const BoardPosition& position);

}  // namespace railref::scoring::dudu
