#include "scoring/slips.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

#include "scoring/wording.h"

namespace railref::scoring {

namespace {

using RoutesByLength = std::map<int, std::vector<RouteId>>;

RoutesByLength by_length(const BoardMap& map, const Position& position, PlayerColour player) {
    RoutesByLength routes;
    for (const RouteId route : position.routes_of(player)) routes[map.route(route).length()].push_back(route);
    return routes;
}

/// "Dieppe - Paris (1 train)" or "one of the 3 routes of 4 trains (...)".
std::string suspects(const BoardMap& map, const std::vector<RouteId>& routes) {
    const std::string length = counted(map.route(routes.front()).length(), "train");
    if (routes.size() == 1) return words_for(map, routes.front()) + " (" + length + ")";
    std::vector<std::string> names;
    for (const RouteId route : routes) names.push_back(words_for(map, route));
    return "one of the " + std::to_string(routes.size()) + " routes of " + length + " (" + listed(names) + ")";
}

std::string capitalised(std::string text) {
    if (!text.empty() && text.front() == 'o') text.front() = 'O';
    return text;
}

std::string sentence_for(const BoardMap& map, const Slip& slip) {
    const std::string which = capitalised(suspects(map, slip.routes));
    const std::string points = counted(map.points(slip.routes.front()), "point");
    if (slip.kind == SlipKind::not_scored) return which + " was not scored: " + points + ".";
    if (slip.kind == SlipKind::scored_twice) return which + " was scored twice: " + points + " too many.";
    return which + " was scored as " + counted(slip.row_used, "train") + ": " +
           counted(map.points(slip.routes.front()) + slip.change, "point") + " instead of " + points + ".";
}

std::vector<Slip> all_slips(const BoardMap& map, const RoutesByLength& routes) {
    std::vector<Slip> slips{{SlipKind::lap_missed, {}, 0, -100, "A lap of 100 on the score track was not counted."}};
    for (const auto& [length, suspected] : routes) {
        const int points = map.points(suspected.front());
        slips.push_back({SlipKind::not_scored, suspected, 0, -points, {}});
        slips.push_back({SlipKind::scored_twice, suspected, 0, points, {}});
        for (const auto& [row, other_points] : map.rules().points_by_length) {
            if (row != length) slips.push_back({SlipKind::wrong_row, suspected, row, other_points - points, {}});
        }
    }
    return slips;
}

/// How many rows of the table lie between the right one and the one used; 0 for other slips.
std::ptrdiff_t rows_off(const BoardMap& map, const Slip& slip) {
    if (slip.kind != SlipKind::wrong_row) return 0;
    const auto& table = map.rules().points_by_length;
    const auto row = [&](int length) { return std::distance(table.begin(), table.find(length)); };
    return std::abs(row(slip.row_used) - row(map.route(slip.routes.front()).length()));
}

}  // namespace

std::vector<Slip> single_slips(const BoardMap& map, const Position& position, PlayerColour player,
                               const std::function<bool(int change)>& explains) {
    std::vector<Slip> slips = all_slips(map, by_length(map, position, player));
    std::erase_if(slips, [&](const Slip& slip) { return !explains(slip.change); });
    std::ranges::stable_sort(slips, {}, [&](const Slip& slip) {
        return std::tuple(slip.kind, rows_off(map, slip) > 1, -std::ssize(slip.routes));
    });
    for (Slip& slip : slips) {
        if (slip.kind != SlipKind::lap_missed) slip.sentence = sentence_for(map, slip);
    }
    return slips;
}

}  // namespace railref::scoring
