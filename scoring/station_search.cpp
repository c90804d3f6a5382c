#include "scoring/station_search.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdlib>

namespace railref::scoring {

namespace {

/// A borrowable route seen as an edge between two networks.
struct Option {
    RouteId route{};
    CityId near{};  ///< the city of the station
    CityId far{};
    std::size_t slot = 0;
};

/// By slot. A route may be an option of a station at either end.
using Options = std::vector<Option>;
using OptionSet = std::bitset<512>;  // RouteId has 8 bits

/// One option for each network that the slot can reach: the first on the board.
void add_distinct_options(const BoardMap& map, const Networks& networks, const StationSlot& slot, std::size_t number,
                          Options& options) {
    const auto first = options.size();
    for (const RouteId route : slot.options) {
        const Option option{route, slot.city, map.route(route).other_end(slot.city), number};
        const auto same_network = [&](const Option& other) { return networks.joined(other.far, option.far); };
        const bool known =
            std::any_of(options.begin() + static_cast<std::ptrdiff_t>(first), options.end(), same_network);
        if (!known && !networks.joined(option.near, option.far)) options.push_back(option);
    }
}

/// The most that the tickets could be worth if as much is joined as in `widest`.
TicketTally hope_for(const Networks& now, const Networks& widest, std::span<const HeldTicket> tickets) {
    TicketTally hope;
    for (const HeldTicket& ticket : tickets) {
        const bool done = now.joined(ticket.from, ticket.to);
        const bool possible = done || widest.joined(ticket.from, ticket.to);
        const int best_points = possible ? std::abs(ticket.points) : -ticket.points;
        hope.points += done ? ticket.points : best_points;
        hope.completed += possible ? 1 : 0;
    }
    return hope;
}

/// Depth-first branch and bound over the slots. At every node only those options are left that can still matter: no
/// option within one network, and none that leads nowhere (to a network with one neighbour where no open ticket ends).
class Search {
public:
    enum class Order : std::uint8_t {
        good_first,  ///< options before nothing: soon finds something good
        as_listed    ///< nothing before options: the first of equals is the answer that we promise
    };

    Search(std::span<const HeldTicket> tickets, const Options& options, std::size_t slots, Order order)
        : tickets_(tickets), options_(options), order_(order), now_(slots) {
        best_.borrowed.resize(slots);
    }

    /// Only what is better than this counts.
    void set_bar(const TicketTally& worth, int borrowed) {
        best_.tally = worth;
        best_borrowed_ = borrowed;
    }

    const StationAssignment& run(const Networks& networks) {
        OptionSet all;
        for (std::size_t i = 0; i < options_.size(); ++i) all.set(i);
        descend({networks, all, 0});
        return best_;
    }

    [[nodiscard]] int borrowed() const { return best_borrowed_; }

private:
    struct Node {
        Networks networks;
        OptionSet left;
        int borrowed = 0;
    };

    /// Still open tickets of a node, and the most that its tickets could be worth.
    struct Outlook {
        std::array<bool, 256> wanted{};  ///< networks where an open ticket ends
        TicketTally hope;
        bool is_open = false;
    };

    void descend(Node node) {
        const Outlook outlook = prune(node);
        if (node.left.none()) return keep_if_better(node);
        if (!may_be_better(node, outlook)) return;
        const std::size_t slot = options_[first_left(node.left)].slot;
        OptionSet others = node.left;
        for (std::size_t i = first_left(node.left); i < options_.size() && options_[i].slot == slot; ++i)
            others.reset(i);
        if (order_ == Order::as_listed) descend({node.networks, others, node.borrowed});
        for (std::size_t i = first_left(node.left); i < options_.size() && options_[i].slot == slot; ++i) {
            if (!node.left[i]) continue;
            Node next{node.networks, others, node.borrowed + 1};
            next.networks.join(options_[i].near, options_[i].far);
            now_[slot] = options_[i].route;
            descend(next);
            now_[slot].reset();
        }
        if (order_ == Order::good_first) descend({node.networks, others, node.borrowed});
    }

    std::size_t first_left(const OptionSet& left) const { return left._Find_first(); }

    template <class Visit>
    void each(const OptionSet& left, Visit visit) const {
        for (std::size_t i = left._Find_first(); i < options_.size(); i = left._Find_next(i)) visit(i, options_[i]);
    }

    Outlook look(const Node& node) const {
        Outlook outlook;
        Networks widest = node.networks;
        each(node.left, [&](std::size_t, const Option& option) { widest.join(option.near, option.far); });
        outlook.hope = hope_for(node.networks, widest, tickets_);
        for (const HeldTicket& ticket : tickets_) {
            if (node.networks.joined(ticket.from, ticket.to) || !widest.joined(ticket.from, ticket.to)) continue;
            outlook.is_open = true;
            outlook.wanted[node.networks.label(ticket.from)] = true;
            outlook.wanted[node.networks.label(ticket.to)] = true;
        }
        return outlook;
    }

    /// Takes away the options that cannot matter any more.
    Outlook prune(Node& node) const {
        const Outlook outlook = look(node);
        if (!outlook.is_open) node.left.reset();
        for (bool removed = node.left.any(); removed;) {
            constexpr int none = -1;
            constexpr int several = -2;
            std::array<int, 256> neighbour;
            neighbour.fill(none);
            const auto note = [&](int of, int other) {
                int& known = neighbour[static_cast<std::size_t>(of)];
                known = known == none || known == other ? other : several;
            };
            each(node.left, [&](std::size_t, const Option& option) {
                note(node.networks.label(option.near), node.networks.label(option.far));
                note(node.networks.label(option.far), node.networks.label(option.near));
            });
            const auto leads_nowhere = [&](CityId city) {
                const std::uint8_t label = node.networks.label(city);
                return !outlook.wanted[label] && neighbour[label] != several;
            };
            removed = false;
            each(node.left, [&](std::size_t i, const Option& option) {
                const bool within = node.networks.joined(option.near, option.far);
                if (!within && !leads_nowhere(option.near) && !leads_nowhere(option.far)) return;
                node.left.reset(i);
                removed = true;
            });
        }
        return outlook;
    }

    bool is_better(const TicketTally& worth, int borrowed) const {
        return worth != best_.tally ? worth > best_.tally : borrowed < best_borrowed_;
    }

    void keep_if_better(const Node& node) {
        const TicketTally worth = tally(node.networks, tickets_);
        if (!is_better(worth, node.borrowed)) return;
        best_ = {now_, worth};
        best_borrowed_ = node.borrowed;
    }

    bool may_be_better(const Node& node, const Outlook& outlook) const {
        if (!is_better(outlook.hope, node.borrowed + 1)) return false;
        if (outlook.hope != best_.tally) return true;
        // Every ticket that can be completed must be.
        return is_better(outlook.hope, node.borrowed + fewest_needed(node));
    }

    /// Options that completing all open tickets takes at least: as many as the farthest ticket takes, and as many as it
    /// takes joins to bring the tickets' ends together.
    int fewest_needed(const Node& node) const {
        int farthest = 1;
        int joins = 0;
        Networks together = node.networks;
        for (const HeldTicket& ticket : tickets_) {
            const int routes = node.networks.joined(ticket.from, ticket.to) ? 0 : distance(node, ticket);
            farthest = std::max(farthest, routes);
            if (routes == 0 || together.joined(ticket.from, ticket.to)) continue;
            together.join(ticket.from, ticket.to);
            ++joins;
        }
        return std::max(farthest, joins);
    }

    /// Options that a ticket takes at least; 0 where it cannot be completed.
    int distance(const Node& node, const HeldTicket& ticket) const {
        Networks reached = node.networks;
        for (int steps = 1; steps <= static_cast<int>(options_.size()); ++steps) {
            const Networks before = reached;
            bool grew = false;
            each(node.left, [&](std::size_t, const Option& option) {
                const bool near = before.joined(option.near, ticket.from);
                if (near == before.joined(option.far, ticket.from)) return;
                reached.join(ticket.from, near ? option.far : option.near);
                grew = true;
            });
            if (reached.joined(ticket.from, ticket.to)) return steps;
            if (!grew) return 0;
        }
        return 0;
    }

    std::span<const HeldTicket> tickets_;
    const Options& options_;
    Order order_;
    std::vector<std::optional<RouteId>> now_;
    StationAssignment best_;
    int best_borrowed_ = 0;
};

/// Every assignment that is worth exactly a given one, all options allowed.
class EqualSearch {
public:
    EqualSearch(const BoardMap& map, std::span<const HeldTicket> tickets, std::span<const StationSlot> slots,
                const StationAssignment& best, std::size_t limit)
        : map_(map), tickets_(tickets), slots_(slots), wanted_(best.tally), limit_(limit), now_(slots.size()) {
        budget_ = std::ranges::count_if(best.borrowed, [](const auto& route) { return route.has_value(); });
    }

    std::vector<StationAssignment> run(const Networks& networks) {
        descend(networks, 0, budget_);
        return std::move(found_);
    }

private:
    void descend(const Networks& networks, std::size_t slot, std::ptrdiff_t budget) {
        if (found_.size() == limit_ || budget > std::ssize(slots_) - static_cast<std::ptrdiff_t>(slot)) return;
        if (slot == slots_.size()) {
            if (tally(networks, tickets_) == wanted_) found_.push_back({now_, wanted_});
            return;
        }
        if (hope_for(networks, with_all_options(networks, slot), tickets_) < wanted_) return;
        now_[slot].reset();
        descend(networks, slot + 1, budget);
        if (budget == 0) return;
        for (const RouteId route : slots_[slot].options) {
            const maps::Route& facts = map_.route(route);
            // A route within one network is of no use, so nothing as good as the best borrows it.
            if (networks.joined(facts.from, facts.to)) continue;
            Networks wider = networks;
            wider.join(facts.from, facts.to);
            now_[slot] = route;
            descend(wider, slot + 1, budget - 1);
        }
        now_[slot].reset();
    }

    Networks with_all_options(Networks networks, std::size_t first) const {
        for (std::size_t slot = first; slot < slots_.size(); ++slot) {
            for (const RouteId route : slots_[slot].options) {
                networks.join(map_.route(route).from, map_.route(route).to);
            }
        }
        return networks;
    }

    const BoardMap& map_;
    std::span<const HeldTicket> tickets_;
    std::span<const StationSlot> slots_;
    TicketTally wanted_;
    std::size_t limit_;
    std::ptrdiff_t budget_ = 0;
    std::vector<std::optional<RouteId>> now_;
    std::vector<StationAssignment> found_;
};

}  // namespace

std::vector<RouteId> borrowable_routes(const BoardMap& map, const Position& position, PlayerColour player,
                                       CityId city) {
    std::vector<RouteId> routes;
    for (const RouteId route : map.routes_at(city)) {
        const auto owner = position.owner(route);
        if (owner && owner != player) routes.push_back(route);
    }
    std::ranges::sort(routes);
    return routes;
}

StationAssignment best_assignment(const BoardMap& map, const Networks& networks, std::span<const HeldTicket> tickets,
                                  std::span<const StationSlot> slots) {
    Options options;
    for (std::size_t i = 0; i < slots.size(); ++i) add_distinct_options(map, networks, slots[i], i, options);
    Search value(tickets, options, slots.size(), Search::Order::good_first);
    value.set_bar(tally(networks, tickets), 0);
    const StationAssignment some = value.run(networks);
    if (value.borrowed() == 0) return some;
    Search first(tickets, options, slots.size(), Search::Order::as_listed);
    first.set_bar(some.tally, value.borrowed() + 1);
    return first.run(networks);
}

std::vector<StationAssignment> equal_assignments(const BoardMap& map, const Networks& networks,
                                                 std::span<const HeldTicket> tickets,
                                                 std::span<const StationSlot> slots, const StationAssignment& best,
                                                 std::size_t limit) {
    return EqualSearch(map, tickets, slots, best, limit).run(networks);
}

}  // namespace railref::scoring
