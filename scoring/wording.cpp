#include "scoring/wording.h"

#include <cctype>
#include <cstdlib>

namespace railref::scoring {

namespace {

std::string which_twin(const BoardMap& map, RouteId route) {
    const auto twin = map.route(route).twin;
    if (!twin) return "";
    const std::string colour{maps::name(map.route(route).colour)};
    if (map.route(*twin).colour != map.route(route).colour) return " (" + colour + ")";
    return " (" + colour + (route < *twin ? " 1)" : " 2)");
}

}  // namespace

std::string words_for(PlayerColour player) {
    std::string word{maps::name(player)};
    word.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(word.front())));
    return word;
}

std::string words_for(const BoardMap& map, CityId city) { return map.city(city).name; }

std::string words_for(const BoardMap& map, RouteId route) {
    const maps::Route& facts = map.route(route);
    return words_for(map, facts.from) + " - " + words_for(map, facts.to) + which_twin(map, route);
}

std::string words_for(const BoardMap& map, const HeldTicket& ticket) {
    return words_for(map, ticket.from) + " to " + words_for(map, ticket.to) + " (" + std::to_string(ticket.points) +
           ")";
}

std::string listed(std::span<const std::string> items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
        text += items[i];
    }
    return text;
}

std::string counted(int number, const std::string& noun) {
    return std::to_string(number) + " " + noun + (std::abs(number) == 1 ? "" : "s");
}

}  // namespace railref::scoring
