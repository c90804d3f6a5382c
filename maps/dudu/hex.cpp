#include "maps/dudu/hex.h"

namespace railref::maps::dudu {

std::string_view name(Side side) {
    constexpr std::array<std::string_view, 6> names{"east", "south-east", "south-west",
                                                    "west", "north-west", "north-east"};
    return names[index(side)];
}

std::string text(Hex hex) { return "(" + std::to_string(hex.q) + ", " + std::to_string(hex.r) + ")"; }

}  // namespace railref::maps::dudu
