#include "scoring/dudu/final_position.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace railref::scoring::dudu {

namespace {

// What the box and the rules allow at most; a file beyond that is a slip of the pen.
constexpr std::size_t most_players = 4;
constexpr std::size_t city_colours = 4;
constexpr std::size_t most_technologies = 10;
/// One private order at the start, and one for each technology piece that draws one.
constexpr std::size_t most_orders_in_hand = 1 + most_technologies;
constexpr std::size_t order_cards = 36;
constexpr int goods_in_the_box = 86;
constexpr int highest_value = 99;
constexpr int highest_score = 999;

std::string quoted(const std::string& word) { return "\"" + word + "\""; }

/// A key as a part of a JSON pointer (RFC 6901).
std::string key(const std::string& word) {
    std::string out = "/";
    for (const char c : word) out += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return out;
}

bool within(int number, int least, int most) { return number >= least && number <= most; }

class Inspection {
public:
    Inspection(const FinalDraft& draft, const std::string& file) : draft_(draft), file_(file) {}

    std::vector<maps::FileError> run() {
        values();
        require(within_players(), "/players",
                "expected 1 to 4 players, found " + std::to_string(draft_.players.size()));
        for (std::size_t i = 0; i < draft_.players.size(); ++i) player(draft_.players[i], at("/players", i));
        box();
        return std::move(errors_);
    }

private:
    static std::string at(const std::string& pointer, std::size_t i) { return pointer + "/" + std::to_string(i); }

    void require(bool sound, const std::string& pointer, const std::string& expected) {
        if (!sound) errors_.push_back({file_, pointer, expected});
    }

    [[nodiscard]] bool within_players() const {
        return !draft_.players.empty() && draft_.players.size() <= most_players;
    }

    void values() {
        require(!draft_.good_values.empty(), "/good_values", "expected at least one good and its value");
        for (const auto& [good, value] : draft_.good_values) {
            require(!good.empty(), "/good_values", "expected names of goods, found an empty one");
            require(within(value, 0, highest_value), "/good_values" + key(good),
                    "expected a value from 0 to 99, found " + std::to_string(value));
        }
    }

    void good(const Good& good, const std::string& pointer) {
        require(draft_.good_values.contains(good), pointer, "expected a good of /good_values, found " + quoted(good));
    }

    /// There are four city colours; a fifth is a spelling.
    void city(const Colour& colour, const std::string& pointer) {
        require(!colour.empty(), pointer, "expected the colour of a city, found an empty text");
        if (colour.empty() || !cities_.insert(colour).second) return;
        require(cities_.size() <= city_colours, pointer,
                "expected one of the four city colours named before, found a fifth, " + quoted(colour));
    }

    void player(const Player& player, const std::string& pointer) {
        require(!player.colour.empty(), pointer + "/colour", "expected a colour, found an empty text");
        require(colours_.insert(player.colour).second, pointer + "/colour",
                "expected each colour once, found " + quoted(player.colour) + " twice");
        require(within(player.points, 0, highest_score), pointer + "/points",
                "expected points from 0 to 999, found " + std::to_string(player.points));
        require(within(player.penalties, 0, highest_score), pointer + "/penalties",
                "expected a number of penalty pieces from 0 to 999, found " + std::to_string(player.penalties));
        goods(player, pointer + "/goods");
        orders(player, pointer);
        technologies(player, pointer + "/technologies");
        if (player.sales) sales(player, *player.sales, pointer + "/sales");
    }

    void goods(const Player& player, const std::string& pointer) {
        for (const auto& [name, count] : player.goods) {
            good(name, pointer + key(name));
            require(within(count, 0, goods_in_the_box), pointer + key(name),
                    "expected a number from 0 to 86, found " + std::to_string(count));
        }
    }

    void orders(const Player& player, const std::string& pointer) {
        require(player.orders_in_hand.size() <= most_orders_in_hand, pointer + "/orders_in_hand",
                "expected at most 11 orders in hand (one from the start, one for each technology piece), found " +
                    std::to_string(player.orders_in_hand.size()));
        for (std::size_t i = 0; i < player.orders_in_hand.size(); ++i) {
            const Order& order = player.orders_in_hand[i];
            const std::string place = at(pointer + "/orders_in_hand", i);
            city(order.city, place + "/city");
            require(!order.goods.empty(), place + "/goods", "expected at least one good on an order, found none");
            for (std::size_t k = 0; k < order.goods.size(); ++k) good(order.goods[k], at(place + "/goods", k));
        }
        for (std::size_t i = 0; i < player.completed_orders.size(); ++i)
            city(player.completed_orders[i], at(pointer + "/completed_orders", i));
    }

    void technologies(const Player& player, const std::string& pointer) {
        require(player.technologies.size() <= most_technologies, pointer,
                "expected at most 10 technologies, found " + std::to_string(player.technologies.size()));
        for (std::size_t i = 0; i < player.technologies.size(); ++i) {
            const Technology& technology = player.technologies[i];
            if (technology.kind == TechnologyKind::per_two_orders) {
                require(technology.city.empty(), at(pointer, i),
                        "expected no city, as per_two_orders counts all orders");
            } else {
                city(technology.city, at(pointer, i) + "/city");
            }
        }
    }

    void sales(const Player& player, const std::vector<Sale>& list, const std::string& pointer) {
        std::map<Good, int> left = player.goods;
        std::set<std::size_t> seen;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string place = at(pointer, i);
            const bool known = list[i].order < player.orders_in_hand.size();
            require(known, place + "/order",
                    "expected the index of an order in hand (there are " +
                        std::to_string(player.orders_in_hand.size()) + ", counted from 0), found " +
                        std::to_string(list[i].order));
            require(seen.insert(list[i].order).second, place + "/order", "expected each order once");
            if (known) sale(list[i], player.orders_in_hand[list[i].order], left, place + "/goods");
        }
    }

    void sale(const Sale& sale, const Order& order, std::map<Good, int>& left, const std::string& pointer) {
        std::map<Good, int> wanted;
        for (const Good& name : order.goods) ++wanted[name];
        for (std::size_t i = 0; i < sale.goods.size(); ++i) {
            const Good& name = sale.goods[i];
            const std::string place = at(pointer, i);
            good(name, place);
            require(wanted[name]-- > 0, place, "expected a good that the order still asks for, found " + quoted(name));
            require(left[name]-- > 0, place,
                    "expected a good that is on board and not yet sold, found " + quoted(name));
        }
    }

    /// What all players hold together comes out of one box.
    void box() {
        int goods = 0;
        std::size_t orders = 0;
        for (const Player& player : draft_.players) {
            for (const auto& [name, count] : player.goods)
                if (within(count, 0, goods_in_the_box)) goods += count;
            orders += player.orders_in_hand.size() + player.completed_orders.size();
        }
        require(goods <= goods_in_the_box, "/players",
                "expected at most the 86 goods of the box on board, found " + std::to_string(goods));
        require(orders <= order_cards, "/players",
                "expected at most the 36 order cards of the game, found " + std::to_string(orders));
    }

    const FinalDraft& draft_;
    const std::string& file_;
    std::set<Colour> colours_;
    std::set<Colour> cities_;
    std::vector<maps::FileError> errors_;
};

}  // namespace

std::vector<maps::FileError> FinalPosition::validate(const FinalDraft& draft, const std::string& file) {
    return Inspection(draft, file).run();
}

maps::Result<FinalPosition> FinalPosition::from_draft(FinalDraft draft, const std::string& file) {
    auto errors = validate(draft, file);
    if (!errors.empty()) return tl::unexpected(std::move(errors.front()));
    return FinalPosition(std::move(draft));
}

}  // namespace railref::scoring::dudu
