#include "app/referee/scoresheet_csv.h"

#include <algorithm>
#include <vector>

#include "app/referee/csv_cell.h"
#include "app/referee/scoresheet_json.h"

namespace railref::app {

namespace {

int bonus_points(const scoring::PlayerScore& player, maps::BonusKind kind) {
    int points = 0;
    for (const scoring::BonusScore& bonus : player.bonuses) points += bonus.kind == kind ? bonus.points : 0;
    return points;
}

/// The bonuses that players win against each other.
std::vector<maps::BonusKind> contested(const maps::Variant& variant) {
    std::vector<maps::BonusKind> kinds;
    for (const maps::Bonus& bonus : variant.bonuses) {
        if (bonus.kind != maps::BonusKind::unused_station) kinds.push_back(bonus.kind);
    }
    return kinds;
}

}  // namespace

std::string scoresheet_csv(const scoring::Game& game, const scoring::Scoresheet& sheet) {
    const bool stations = game.map->has_stations();
    const std::vector<maps::BonusKind> bonuses = contested(*game.variant);
    std::string csv = "\xEF\xBB\xBFrank,name,colour,routes,tickets";
    if (stations) csv += ",stations";
    for (const maps::BonusKind kind : bonuses) csv += "," + std::string(word(kind));
    csv += ",total,trains,longest_route,tickets_completed,tickets_held";
    csv += stations ? ",stations_built\r\n" : "\r\n";

    std::vector<const scoring::PlayerScore*> order;
    for (const scoring::PlayerScore& player : sheet.players) order.push_back(&player);
    std::ranges::stable_sort(order, {}, [](const auto* player) { return player->rank; });
    for (const scoring::PlayerScore* player : order) {
        const auto number = [&](int value) { csv += "," + std::to_string(value); };
        csv += std::to_string(player->rank) + "," + csv_cell(player->name) + "," +
               std::string(maps::name(player->colour));
        number(player->route_points);
        number(player->ticket_points);
        if (stations) number(player->stations.points);
        for (const maps::BonusKind kind : bonuses) number(bonus_points(*player, kind));
        number(player->total);
        number(player->trains_used);
        number(player->longest_route.trail.length);
        number(player->tickets_completed);
        number(static_cast<int>(player->tickets.size()));
        if (stations) number(player->stations.built);
        csv += "\r\n";
    }
    return csv;
}

}  // namespace railref::app
