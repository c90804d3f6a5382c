#include "scoring/dudu/final_score.h"

#include <algorithm>

namespace railref::scoring::dudu {

namespace {

constexpr int points_per_penalty = -3;

std::vector<BestSale> all_sales(const FinalPosition& position) {
    std::vector<BestSale> sales;
    for (const Player& player : position.players())
        sales.push_back(player.sales ? stated_sale(position, player) : best_sale(position, player));
    return sales;
}

int cards_of(const SalePlan& plan, const Colour& city) {
    const auto found = plan.cards.find(city);
    return found == plan.cards.end() ? 0 : found->second;
}

std::vector<Influence> influence(const std::vector<BestSale>& sales, std::size_t player) {
    std::vector<Influence> lines;
    for (const auto& [city, cards] : sales[player].plan.cards) {
        Influence line{city, cards, 0, 0};
        for (std::size_t i = 0; i < sales.size(); ++i) {
            if (i != player) line.most_of_others = std::max(line.most_of_others, cards_of(sales[i].plan, city));
        }
        line.points = influence_points({{city, cards}}, {{city, line.most_of_others}});
        lines.push_back(line);
    }
    return lines;
}

PlayerScore player_score(const Player& player, const std::vector<BestSale>& sales, std::size_t index) {
    const SalePlan& plan = sales[index].plan;
    PlayerScore score;
    score.colour = player.colour;
    score.name = player.name;
    score.points = player.points;
    score.order_points = plan.order_points;
    score.goods_points = plan.goods_points;
    score.influence = influence(sales, index);
    for (const Influence& line : score.influence) score.influence_points += line.points;
    score.penalty_points = player.penalties * points_per_penalty;
    score.technology_points = technology_points(player.technologies, plan.cards);
    score.total = score.points + score.order_points + score.goods_points + score.influence_points +
                  score.penalty_points + score.technology_points;
    score.sales = plan.sales;
    score.goods_left = plan.goods_left;
    score.why = sales[index].why;
    return score;
}

}  // namespace

Scoresheet score(const FinalPosition& position) {
    const std::vector<BestSale> sales = all_sales(position);
    Scoresheet sheet;
    for (std::size_t i = 0; i < sales.size(); ++i)
        sheet.players.push_back(player_score(position.players()[i], sales, i));
    for (PlayerScore& player : sheet.players) {
        player.rank =
            1 + static_cast<int>(std::count_if(sheet.players.begin(), sheet.players.end(),
                                               [&](const auto& other) { return other.total > player.total; }));
        if (player.rank == 1) sheet.winners.push_back(player.colour);
    }
    return sheet;
}

}  // namespace railref::scoring::dudu
