#pragma once

#include <span>
#include <string>
#include <vector>

#include "scoring/position.h"

/// The words in which every verdict speaks of the things on the board. Plain English, names as printed.
namespace railref::scoring {

/// "Red".
[[nodiscard]] std::string words_for(PlayerColour player);
/// "New York".
[[nodiscard]] std::string words_for(const BoardMap& map, CityId city);
/// "Dieppe - Paris"; one of two twins adds its colour, or its number where both have the same: "Dieppe - London (gray
/// 1)".
[[nodiscard]] std::string words_for(const BoardMap& map, RouteId route);
/// "Paris to Wien (8)".
[[nodiscard]] std::string words_for(const BoardMap& map, const HeldTicket& ticket);
/// "a", "a and b", "a, b and c".
[[nodiscard]] std::string listed(std::span<const std::string> items);
/// "1 point", "2 points".
[[nodiscard]] std::string counted(int number, const std::string& noun);

}  // namespace railref::scoring
