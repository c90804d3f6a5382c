#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "maps/result.h"

/// What a final score of 火車嘟嘟 depends on. Rules: the rulebook's 最后计分 and 能力介绍.
namespace railref::scoring::dudu {

using Good = std::string;    ///< a key of the game's good values: "wood"
using Colour = std::string;  ///< of a city or of a player: "yellow"

/// An order card: one city, and one good for each picture on the card.
struct Order {
    Colour city;
    std::vector<Good> goods;  ///< a good may come several times; never empty

    bool operator==(const Order&) const = default;
};

/// The abilities that count at the end.
enum class TechnologyKind : std::uint8_t {
    per_two_orders,  ///< 1分/2卡: 1 point for every two completed orders
    order_scoring,   ///< 订单计分: of one city's orders every two make 3 points, one left over 1
    sell_plus_one    ///< 贩售+1: 1 more point for each good sold to that city
};

struct Technology {
    TechnologyKind kind = TechnologyKind::per_two_orders;
    Colour city;  ///< empty for per_two_orders, which has no city

    bool operator==(const Technology&) const = default;
};

/// Goods that go on one order in hand in the final sale.
struct Sale {
    std::size_t order = 0;  ///< index into orders_in_hand
    std::vector<Good> goods;

    bool operator==(const Sale&) const = default;
};

struct Player {
    Colour colour;
    std::string name;           ///< may be empty
    int points = 0;             ///< on the score track at the end of play
    int penalties = 0;          ///< penalty pieces
    std::map<Good, int> goods;  ///< on board
    std::vector<Order> orders_in_hand;
    std::vector<Colour> completed_orders;  ///< the city of each card that lies open before the player
    std::vector<Technology> technologies;
    std::optional<std::vector<Sale>> sales;  ///< what the player says; none: the best there is

    bool operator==(const Player&) const = default;
};

/// A game file's content before it is checked; FinalPosition::from_draft is the only way on.
struct FinalDraft {
    std::map<Good, int> good_values;
    std::vector<Player> players;  ///< in the file's order

    bool operator==(const FinalDraft&) const = default;
};

/// Always sound: every good has a value, every sale can be made from the goods on board, each colour comes once.
class FinalPosition {
public:
    /// Everything that is wrong, with pointers into "railref-dudu-game/1"; empty means sound.
    [[nodiscard]] static std::vector<maps::FileError> validate(const FinalDraft& draft, const std::string& file);

    /// The position, or the first thing that is wrong with the draft.
    [[nodiscard]] static maps::Result<FinalPosition> from_draft(FinalDraft draft, const std::string& file);

    [[nodiscard]] const std::map<Good, int>& good_values() const { return facts_.good_values; }
    /// `good` is one of the game's.
    [[nodiscard]] int value(const Good& good) const { return facts_.good_values.at(good); }
    [[nodiscard]] std::span<const Player> players() const { return facts_.players; }
    [[nodiscard]] const FinalDraft& facts() const { return facts_; }

    bool operator==(const FinalPosition&) const = default;

private:
    explicit FinalPosition(FinalDraft facts) : facts_(std::move(facts)) {}

    FinalDraft facts_;
};

}  // namespace railref::scoring::dudu
