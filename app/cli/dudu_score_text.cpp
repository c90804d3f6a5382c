#include "app/cli/dudu_score_text.h"

#include <algorithm>

#include "app/cli/text.h"

namespace railref::app {

namespace {

using scoring::dudu::PlayerScore;
using scoring::dudu::Scoresheet;

std::string label(const PlayerScore& player) {
    const std::string colour = printable(player.colour);
    return player.name.empty() ? colour : printable(player.name) + " (" + colour + ")";
}

std::string totals(const std::vector<const PlayerScore*>& players) {
    std::vector<std::vector<std::string>> rows{
        {"#", "Player", "Track", "Orders", "Goods", "Influence", "Penalties", "Technology", "Total"}};
    for (const PlayerScore* player : players) {
        rows.push_back({std::to_string(player->rank), label(*player), std::to_string(player->points),
                        signed_points(player->order_points), signed_points(player->goods_points),
                        signed_points(player->influence_points), signed_points(player->penalty_points),
                        signed_points(player->technology_points), std::to_string(player->total)});
    }
    std::vector<Align> align(rows.front().size(), Align::right);
    align[1] = Align::left;
    return table(rows, align);
}

std::string verdict(const Scoresheet& sheet) {
    std::vector<std::string> winners;
    for (const PlayerScore& player : sheet.players) {
        if (player.rank == 1) winners.push_back(label(player));
    }
    if (winners.empty()) return "There are no players.";
    return listed(winners) + (winners.size() > 1 ? " share the victory." : " wins.");
}

std::string proof(const PlayerScore& player) {
    std::string text = label(player) + ": " + count(player.total, "point") + "\n";
    for (const auto& sale : player.sales) {
        std::vector<std::string> goods;
        for (const auto& good : sale.goods) goods.push_back(printable(good));
        text += hanging("  ",
                        "Order " + std::to_string(sale.order + 1) + ": " + listed(goods) +
                            (sale.completed ? ", completed" : ", filled in part"),
                        page_width);
    }
    for (const auto& line : player.influence) {
        text += hanging("  ",
                        "Influence in " + printable(line.city) + ": " + count(line.cards, "card") +
                            ", the others at most " + std::to_string(line.most_of_others) + ", " +
                            count(line.points, "point"),
                        page_width);
    }
    return player.why.empty() ? text : text + hanging("  ", printable(player.why), page_width);
}

}  // namespace

std::string dudu_score_text(const Scoresheet& sheet) {
    std::vector<const PlayerScore*> players;
    for (const PlayerScore& player : sheet.players) players.push_back(&player);
    std::stable_sort(players.begin(), players.end(), [](const auto* a, const auto* b) { return a->rank < b->rank; });
    std::string text = "火車嘟嘟\nFinal scores\n\n" + totals(players) + "\n" + verdict(sheet) + "\n";
    for (const PlayerScore* player : players) text += "\n" + proof(*player);
    return text;
}

}  // namespace railref::app
