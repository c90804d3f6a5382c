#pragma once

#include <array>

namespace railref::maps::dudu {

/// Colours of train pieces that Railref offers and tells apart, in the order of the hex network's answers. Game files
/// may name others.
inline constexpr std::array train_colours{"red", "blue", "green", "yellow", "pink"};

}  // namespace railref::maps::dudu
