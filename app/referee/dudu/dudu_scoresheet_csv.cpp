#include "app/referee/dudu/dudu_scoresheet_csv.h"

#include <algorithm>
#include <vector>

#include "app/referee/csv_cell.h"

namespace railref::app {

std::string dudu_scoresheet_csv(const scoring::dudu::Scoresheet& sheet) {
    std::string csv =
        "\xEF\xBB\xBFrank,name,colour,points,orders,goods,influence,penalties,technologies,total\r\n";
    std::vector<const scoring::dudu::PlayerScore*> order;
    for (const auto& player : sheet.players) order.push_back(&player);
    std::ranges::stable_sort(order, {}, [](const auto* player) { return player->rank; });
    for (const auto* player : order) {
        csv += std::to_string(player->rank) + "," + csv_cell(player->name) + "," + csv_cell(player->colour);
        for (const int number : {player->points, player->order_points, player->goods_points, player->influence_points,
                                 player->penalty_points, player->technology_points, player->total})
            csv += "," + std::to_string(number);
        csv += "\r\n";
    }
    return csv;
}

}  // namespace railref::app
