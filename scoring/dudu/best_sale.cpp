#include "scoring/dudu/best_sale.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace railref::scoring::dudu {

namespace {

/// Bit i: order i of the hand is to be completed.
using OrderSet = unsigned;

bool has(OrderSet set, std::size_t order) { return (set >> order & 1U) != 0; }

int extra_per_good(const Player& player, const Colour& city) {
    return static_cast<int>(std::count(player.technologies.begin(), player.technologies.end(),
                                       Technology{TechnologyKind::sell_plus_one, city}));
}

/// Puts goods on orders and keeps the count of what that makes.
class Counter {
public:
    Counter(const FinalPosition& position, const Player& player)
        : position_(position), player_(player), sold_(player.orders_in_hand.size()), left_(player.goods) {}

    /// False, and nothing sold, when the good is not on board any more.
    bool sell(std::size_t order, const Good& good) {
        const auto found = left_.find(good);
        if (found == left_.end() || found->second == 0) return false;
        --found->second;
        sold_[order].push_back(good);
        return true;
    }

    [[nodiscard]] SalePlan plan() const {
        SalePlan plan;
        for (const Colour& city : player_.completed_orders) ++plan.cards[city];
        for (std::size_t i = 0; i < sold_.size(); ++i) {
            if (!sold_[i].empty()) add(plan, i);
        }
        int value = 0;
        for (const auto& [good, count] : left_) {
            if (count > 0) plan.goods_left[good] = count;
            value += count * position_.value(good);
        }
        plan.goods_points = value / value_per_point;
        return plan;
    }

private:
    static constexpr int value_per_point = 3;

    void add(SalePlan& plan, std::size_t i) const {
        const Order& order = player_.orders_in_hand[i];
        OrderSale sale{i, sold_[i], sold_[i].size() == order.goods.size(), 0};
        for (const Good& good : sale.goods) sale.points += position_.value(good) + extra_per_good(player_, order.city);
        plan.order_points += sale.points;
        if (sale.completed) ++plan.cards[order.city];
        plan.sales.push_back(std::move(sale));
    }

    const FinalPosition& position_;
    const Player& player_;
    std::vector<std::vector<Good>> sold_;  ///< one list an order
    std::map<Good, int> left_;
};

/// Orders by what a good on them makes above its value, most first; so every good that fits lands where it makes most.
std::vector<std::size_t> by_extra(const Player& player) {
    std::vector<std::size_t> orders(player.orders_in_hand.size());
    std::iota(orders.begin(), orders.end(), std::size_t{0});
    std::stable_sort(orders.begin(), orders.end(), [&](std::size_t a, std::size_t b) {
        return extra_per_good(player, player.orders_in_hand[a].city) >
               extra_per_good(player, player.orders_in_hand[b].city);
    });
    return orders;
}

/// Completes the orders of `set` and sells what else fits; nothing when the goods do not suffice.
std::optional<SalePlan> plan_completing(const FinalPosition& position, const Player& player, OrderSet set) {
    Counter counter(position, player);
    for (std::size_t i = 0; i < player.orders_in_hand.size(); ++i) {
        if (!has(set, i)) continue;
        for (const Good& good : player.orders_in_hand[i].goods) {
            if (!counter.sell(i, good)) return {};
        }
    }
    for (const std::size_t i : by_extra(player)) {
        if (has(set, i)) continue;
        for (const Good& good : player.orders_in_hand[i].goods) counter.sell(i, good);
    }
    return counter.plan();
}

OrderSet completed(const SalePlan& plan) {
    OrderSet set = 0;
    for (const OrderSale& sale : plan.sales) {
        if (sale.completed) set |= 1U << sale.order;
    }
    return set;
}

struct Candidate {
    SalePlan plan;
    OrderSet orders = 0;  ///< that it completes
    int worth = 0;        ///< of all that the sale decides
};

/// Fewer points first; then fewer orders; then orders that come later in hand.
bool worse(const Candidate& a, const Candidate& b) {
    if (a.worth != b.worth) return a.worth < b.worth;
    const int fewer = __builtin_popcount(a.orders) - __builtin_popcount(b.orders);
    if (fewer != 0) return fewer < 0;
    const OrderSet differ = a.orders ^ b.orders;
    return (b.orders & differ & (~differ + 1)) != 0;  // b completes the earliest order on which they differ
}

/// The best plan for each set of orders that can be completed, best first.
std::vector<Candidate> candidates(const FinalPosition& position, const Player& player) {
    const std::map<Colour, int> others = most_cards_of_others(position, player);
    std::map<OrderSet, Candidate> best;
    for (OrderSet set = 0; set < 1U << player.orders_in_hand.size(); ++set) {
        auto plan = plan_completing(position, player, set);
        if (!plan) continue;
        Candidate next{std::move(*plan), 0, 0};
        next.orders = completed(next.plan);
        next.worth = next.plan.order_points + next.plan.goods_points + influence_points(next.plan.cards, others) +
                     technology_points(player.technologies, next.plan.cards);
        const auto [place, fresh] = best.try_emplace(next.orders, next);
        if (!fresh && worse(place->second, next)) place->second = std::move(next);
    }
    std::vector<Candidate> list;
    for (auto& [orders, candidate] : best) list.push_back(std::move(candidate));
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return worse(b, a); });
    return list;
}

std::string points(int count) { return std::to_string(count) + (count == 1 ? " point" : " points"); }

/// "order 1 (yellow) and order 3 (red)", counted from 1 as a person would.
std::string named(const Player& player, OrderSet set) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < player.orders_in_hand.size(); ++i) {
        if (has(set, i)) names.push_back("order " + std::to_string(i + 1) + " (" + player.orders_in_hand[i].city + ")");
    }
    if (names.empty()) return "no order";
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

std::string reason(const Player& player, const std::vector<Candidate>& best_first) {
    const Candidate& best = best_first.front();
    if (player.orders_in_hand.empty()) return "There is no order in hand to sell to.";
    if (best.plan.sales.empty()) return "No good on board is asked for by an order in hand.";
    if (best_first.size() == 1) {
        const std::string complete =
            best.orders == 0 ? "the goods complete no order." : "they complete " + named(player, best.orders) + ".";
        return "Every good that an order in hand asks for is sold, as a good sold scores its whole value and a good "
               "kept "
               "at most a third; " +
               complete;
    }
    const Candidate& next = best_first[1];
    const std::string first = "Completing " + named(player, best.orders) + " makes " + points(best.worth) +
                              " with influence, goods left and technologies; of the " +
                              std::to_string(best_first.size()) + " choices of orders to complete the next best, " +
                              named(player, next.orders) + ", makes ";
    if (next.worth == best.worth) return first + "as many: the player may choose either.";
    return first + std::to_string(next.worth) + ".";
}

}  // namespace

std::map<Colour, int> most_cards_of_others(const FinalPosition& position, const Player& player) {
    std::map<Colour, int> most;
    for (const Player& other : position.players()) {
        if (other.colour == player.colour) continue;
        std::map<Colour, int> cards;
        for (const Colour& city : other.completed_orders) most[city] = std::max(most[city], ++cards[city]);
    }
    return most;
}

int influence_points(const std::map<Colour, int>& cards, const std::map<Colour, int>& most_of_others) {
    int sum = 0;
    for (const auto& [city, count] : cards) {
        const auto others = most_of_others.find(city);
        const bool leads = others == most_of_others.end() || count >= others->second;
        sum += leads ? 2 * count : count;
    }
    return sum;
}

int technology_points(const std::vector<Technology>& technologies, const std::map<Colour, int>& cards) {
    int all = 0;
    for (const auto& [city, count] : cards) all += count;
    int sum = 0;
    for (const Technology& technology : technologies) {
        const auto found = cards.find(technology.city);
        const int of_city = found == cards.end() ? 0 : found->second;
        if (technology.kind == TechnologyKind::per_two_orders) sum += all / 2;
        if (technology.kind == TechnologyKind::order_scoring) sum += of_city / 2 * 3 + of_city % 2;
    }
    return sum;
}

BestSale stated_sale(const FinalPosition& position, const Player& player) {
    Counter counter(position, player);
    for (const Sale& sale : *player.sales) {
        for (const Good& good : sale.goods) counter.sell(sale.order, good);
    }
    return {counter.plan(), "The player says which goods go on which order."};
}

BestSale best_sale(const FinalPosition& position, const Player& player) {
    std::vector<Candidate> best_first = candidates(position, player);
    const std::string why = reason(player, best_first);
    return {std::move(best_first.front().plan), why};
}

}  // namespace railref::scoring::dudu
