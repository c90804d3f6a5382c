// The best final sale against brute force: every way to lay every single good on every single picture of every order.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "scoring/dudu/final_score.h"

namespace railref::scoring::dudu {
namespace {

const std::vector<Good> good_names{"coal", "paper", "stone", "wood"};
const std::vector<Colour> city_names{"blue", "green", "red", "yellow"};

/// From `least` to `most`, evenly: RapidCheck's own ranges grow slowly with the size of a case.
int number(int least, int most) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1)); }

template <class T>
T pick(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(number(0, static_cast<int>(list.size()) - 1))];
}

template <class T>
std::vector<T> some(const std::vector<T>& list, int least, int most) {
    std::vector<T> chosen;
    for (int left = number(least, most); left > 0; --left) chosen.push_back(pick(list));
    return chosen;
}

Player random_player(const Colour& colour, int most_orders) {
    Player player;
    player.colour = colour;
    player.points = number(0, 39);
    player.penalties = number(0, 2);
    for (const Good& good : some(good_names, 0, 5)) ++player.goods[good];
    for (int left = number(0, most_orders); left > 0; --left)
        player.orders_in_hand.push_back({pick(city_names), some(good_names, 1, 3)});
    player.completed_orders = some(city_names, 0, 4);
    for (int left = number(0, 3); left > 0; --left) {
        const auto kind = static_cast<TechnologyKind>(number(0, 2));
        player.technologies.push_back({kind, kind == TechnologyKind::per_two_orders ? "" : pick(city_names)});
    }
    return player;
}

FinalPosition random_position() {
    FinalDraft draft;
    for (const Good& good : good_names) draft.good_values[good] = number(0, 5);
    const int players = number(1, 4);
    for (int i = 0; i < players; ++i) draft.players.push_back(random_player("p" + std::to_string(i), i == 0 ? 4 : 2));
    auto position = FinalPosition::from_draft(draft, "random");
    RC_ASSERT(position.has_value());
    return *position;
}

/// The rules once more, counted with fingers: cards and influence from plain lists, no code of the library.
class Oracle {
public:
    Oracle(const FinalPosition& position, const Player& player) : position_(position), player_(player) {
        for (const auto& [good, count] : player.goods)
            goods_.insert(goods_.end(), static_cast<std::size_t>(count), good);
        for (const Order& order : player.orders_in_hand) taken_.emplace_back(order.goods.size(), false);
    }

    int best() {
        best_ = -1000;
        lay(0, 0);
        return best_;
    }

private:
    void lay(std::size_t next, int kept_value) {
        if (next == goods_.size()) {
            best_ = std::max(best_, total(kept_value));
            return;
        }
        const int value = position_.value(goods_[next]);
        lay(next + 1, kept_value + value);
        for (std::size_t i = 0; i < taken_.size(); ++i) {
            for (std::size_t k = 0; k < taken_[i].size(); ++k) {
                if (taken_[i][k] || player_.orders_in_hand[i].goods[k] != goods_[next]) continue;
                taken_[i][k] = true;
                lay(next + 1, kept_value);
                taken_[i][k] = false;
            }
        }
    }

    int total(int kept_value) const {
        std::vector<Colour> cards = player_.completed_orders;
        int sum = player_.points - 3 * player_.penalties + kept_value / 3;
        for (std::size_t i = 0; i < taken_.size(); ++i) {
            const Order& order = player_.orders_in_hand[i];
            for (std::size_t k = 0; k < taken_[i].size(); ++k) {
                if (!taken_[i][k]) continue;
                sum += position_.value(order.goods[k]);
                for (const Technology& t : player_.technologies)
                    if (t.kind == TechnologyKind::sell_plus_one && t.city == order.city) ++sum;
            }
            if (std::all_of(taken_[i].begin(), taken_[i].end(), [](bool b) { return b; })) cards.push_back(order.city);
        }
        return sum + influence(cards) + abilities(cards);
    }

    int influence(const std::vector<Colour>& cards) const {
        int sum = 0;
        for (const Colour& card : cards) {
            const auto mine = std::count(cards.begin(), cards.end(), card);
            bool beaten = false;
            for (const Player& other : position_.players()) {
                if (other.colour == player_.colour) continue;
                beaten |= std::count(other.completed_orders.begin(), other.completed_orders.end(), card) > mine;
            }
            sum += beaten ? 1 : 2;
        }
        return sum;
    }

    int abilities(const std::vector<Colour>& cards) const {
        int sum = 0;
        for (const Technology& t : player_.technologies) {
            int run = 0;
            for (const Colour& card : cards) {
                const bool counts = t.kind == TechnologyKind::per_two_orders || card == t.city;
                if (!counts || t.kind == TechnologyKind::sell_plus_one) continue;
                ++run;
                if (t.kind == TechnologyKind::order_scoring) sum += run % 2 == 1 ? 1 : 2;  // 1, 3, 4, 6, 7
                if (t.kind == TechnologyKind::per_two_orders && run % 2 == 0) ++sum;
            }
        }
        return sum;
    }

    const FinalPosition& position_;
    const Player& player_;
    std::vector<Good> goods_;
    std::vector<std::vector<bool>> taken_;
    int best_ = 0;
};

/// What a plan is worth to its player when the others only have what they completed in play.
int own_total(const FinalPosition& position, const Player& player, const SalePlan& plan) {
    return player.points - 3 * player.penalties + plan.order_points + plan.goods_points +
           influence_points(plan.cards, most_cards_of_others(position, player)) +
           technology_points(player.technologies, plan.cards);
}

RC_GTEST_PROP(DuduBestSale, IsAsGoodAsTheBestOfAllWaysToLayTheGoods, ()) {
    for (int games = 0; games < 10; ++games) {
        const FinalPosition position = random_position();
        const Player& player = position.players().front();
        const BestSale best = best_sale(position, player);
        RC_ASSERT(own_total(position, player, best.plan) == Oracle(position, player).best());
    }
}

/// The plan found is one that a player may announce, and announced it scores the same sheet.
RC_GTEST_PROP(DuduBestSale, CanBeAnnounced, ()) {
    const FinalPosition position = random_position();
    const Scoresheet sheet = score(position);
    FinalDraft draft = position.facts();
    for (std::size_t i = 0; i < draft.players.size(); ++i) {
        draft.players[i].sales.emplace();
        for (const OrderSale& sale : sheet.players[i].sales)
            draft.players[i].sales->push_back({sale.order, sale.goods});
    }
    const auto announced = FinalPosition::from_draft(draft, "announced");
    RC_ASSERT(announced.has_value());
    const Scoresheet again = score(*announced);
    for (std::size_t i = 0; i < draft.players.size(); ++i) {
        RC_ASSERT(again.players[i].total == sheet.players[i].total);
        RC_ASSERT(again.players[i].sales == sheet.players[i].sales);
        RC_ASSERT(again.players[i].goods_left == sheet.players[i].goods_left);
    }
}

RC_GTEST_PROP(DuduFinalScoreProperty, LinesAddUpAndTheWinnersHaveTheMost, ()) {
    const Scoresheet sheet = score(random_position());
    int most = -1000;
    for (const PlayerScore& player : sheet.players) {
        RC_ASSERT(player.total == player.points + player.order_points + player.goods_points + player.influence_points +
                                      player.penalty_points + player.technology_points);
        most = std::max(most, player.total);
    }
    for (const PlayerScore& player : sheet.players) {
        const bool wins = std::count(sheet.winners.begin(), sheet.winners.end(), player.colour) == 1;
        RC_ASSERT(wins == (player.total == most));
        RC_ASSERT(wins == (player.rank == 1));
    }
}

}  // namespace
}  // namespace railref::scoring::dudu
