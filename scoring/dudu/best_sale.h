#pragma once

#include <map>
#include <string>
#include <vector>

#include "scoring/dudu/final_position.h"

/// The final sale of one player: which goods on board go on which orders in hand.
namespace railref::scoring::dudu {

/// Goods on one order: all that it asks for complete it, fewer score and discard it.
struct OrderSale {
    std::size_t order = 0;    ///< index into orders_in_hand
    std::vector<Good> goods;  ///< in the order of the card; never empty
    bool completed = false;
    int points = 0;  ///< values of the goods, and "sell +1" of that city for each

    bool operator==(const OrderSale&) const = default;
};

struct SalePlan {
    std::vector<OrderSale> sales;    ///< by index of the order
    std::map<Good, int> goods_left;  ///< only what is left over
    std::map<Colour, int> cards;     ///< completed orders of each city, with those of this sale
    int order_points = 0;
    int goods_points = 0;  ///< 1 for each full 3 of the value left over
};

struct BestSale {
    SalePlan plan;
    std::string why;  ///< one sentence: why no other sale makes this player's own total larger
};

/// What the player says; nothing is compared. `player` is one of the position's and has `sales`.
[[nodiscard]] BestSale stated_sale(const FinalPosition& position, const Player& player);

/// The sale that makes the player's own total largest, with influence counted against the other players'
/// completed_orders. Exact: a good sold scores at least its value and a good kept never more, so whatever fits is sold,
/// and every set of orders that the goods can complete is tried (a few: one order takes at least one good). Of sales
/// that are worth the same, the one that completes more orders, then the one that completes orders that come earlier in
/// hand.
[[nodiscard]] BestSale best_sale(const FinalPosition& position, const Player& player);

/// Cards of each city that count against `player` in that choice: the most that any other player has completed in play.
[[nodiscard]] std::map<Colour, int> most_cards_of_others(const FinalPosition& position, const Player& player);

/// 2 points a card of each city where no one has more, else 1 a card (rulebook: 城市影响力).
[[nodiscard]] int influence_points(const std::map<Colour, int>& cards, const std::map<Colour, int>& most_of_others);

/// Column 4: per_two_orders and order_scoring (rulebook: 能力介绍).
[[nodiscard]] int technology_points(const std::vector<Technology>& technologies, const std::map<Colour, int>& cards);

}  // namespace railref::scoring::dudu
