#include "maps/ids.h"

#include <algorithm>

namespace railref::maps {

namespace {
constexpr std::array<std::string_view, all_player_colours.size()> words{"red",   "blue",   "green", "yellow",
                                                                        "black", "purple", "white"};
}

std::string_view name(PlayerColour colour) { return words[index(colour)]; }

std::optional<PlayerColour> player_colour(std::string_view word) {
    const auto* const found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return {};
    return static_cast<PlayerColour>(found - words.begin());
}

}  // namespace railref::maps
