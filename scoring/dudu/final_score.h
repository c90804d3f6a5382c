#pragma once

#include <map>
#include <string>
#include <vector>

#include "scoring/dudu/best_sale.h"
#include "scoring/dudu/final_position.h"

/// The final scoring of 火車嘟嘟 (rulebook: 最后计分).
namespace railref::scoring::dudu {

/// A player's influence in one city, after all sales.
struct Influence {
    Colour city;
    int cards = 0;           ///< completed orders of that city; above 0
    int most_of_others = 0;  ///< the most that any other player has
    int points = 0;          ///< 2 a card where nobody has more, else 1 a card

    bool operator==(const Influence&) const = default;
};

struct PlayerScore {
    Colour colour;
    std::string name;
    int rank = 0;  ///< who is equal shares a place (1, 1, 3)
    int total = 0;
    int points = 0;  ///< on the score track at the end of play
    int order_points = 0;
    int goods_points = 0;
    int influence_points = 0;
    int penalty_points = 0;  ///< minus 3 a piece
    int technology_points = 0;
    std::vector<OrderSale> sales;    ///< by index of the order; only orders on which something is sold
    std::map<Good, int> goods_left;  ///< only what is left over
    std::vector<Influence> influence;
    std::string why;  ///< one sentence: why this sale
};

struct Scoresheet {
    std::vector<PlayerScore> players;  ///< in the game's order
    std::vector<Colour> winners;       ///< all with the highest total
};

/// The final scores with the proof of every point. Each player without `sales` makes the best sale for the own total
/// given the others' completed_orders; influence is counted once after all sales.
[[nodiscard]] Scoresheet score(const FinalPosition& position);

}  // namespace railref::scoring::dudu
