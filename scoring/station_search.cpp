#include "scoring/station_search.h"

#include <algorithm>
#include <array>

namespace railref::scoring {

namespace {

/// A borrowable route seen as an edge between two networks.
struct Option {
    RouteId route{};
    CityId near{};
    CityId far{};
};

using Slots = std::vector<std::vector<Option>>;

/// Tickets that depend on the stations, and what all the others are worth.
struct OpenTickets {
    TicketTally settled;
    std::vector<HeldTicket> open;
};

Networks with_all_options(Networks networks, const Slots& slots, std::size_t first = 0) {
    for (std::size_t i = first; i < slots.size(); ++i) {
        for (const Option& option : slots[i]) networks.join(option.near, option.far);
    }
    return networks;
}

OpenTickets split_tickets(const Networks& networks, std::span<const HeldTicket> tickets, const Slots& slots) {
    OpenTickets result;
    const Networks widest = with_all_options(networks, slots);
    for (const HeldTicket& ticket : tickets) {
        if (!networks.joined(ticket.from, ticket.to) && widest.joined(ticket.from, ticket.to)) {
            result.open.push_back(ticket);
            continue;
        }
        const TicketTally one = tally(networks, {&ticket, 1});
        result.settled.points += one.points;
        result.settled.completed += one.completed;
    }
    return result;
}

/// One option for each network that the slot can reach: the first on the board.
std::vector<Option> distinct_options(const BoardMap& map, const Networks& networks, const StationSlot& slot) {
    std::vector<Option> options;
    for (const RouteId route : slot.options) {
        const Option option{route, slot.city, map.route(route).other_end(slot.city)};
        const auto same_network = [&](const Option& other) { return networks.joined(other.far, option.far); };
        if (networks.joined(option.near, option.far) || std::ranges::any_of(options, same_network)) continue;
        options.push_back(option);
    }
    return options;
}

/// Takes away options that lead nowhere: a network with no open ticket and only one neighbour is on no way between
/// others.
class DeadEnds {
public:
    DeadEnds(const Networks& networks, std::span<const HeldTicket> open) : networks_(networks) {
        for (const HeldTicket& ticket : open) {
            wanted_[networks.label(ticket.from)] = true;
            wanted_[networks.label(ticket.to)] = true;
        }
    }

    void prune(Slots& slots) {
        std::size_t removed = 1;
        while (removed > 0) {
            count_neighbours(slots);
            removed = 0;
            for (auto& options : slots) {
                removed += std::erase_if(options, [&](const Option& option) {
                    return is_dead(networks_.label(option.near)) || is_dead(networks_.label(option.far));
                });
            }
        }
    }

private:
    static constexpr int none = -1;
    static constexpr int several = -2;

    void note_neighbour(std::uint8_t of, std::uint8_t neighbour) {
        int& known = neighbour_[of];
        if (known == none) known = neighbour;
        if (known != neighbour) known = several;
    }

    void count_neighbours(const Slots& slots) {
        neighbour_.fill(none);
        for (const auto& options : slots) {
            for (const Option& option : options) {
                note_neighbour(networks_.label(option.near), networks_.label(option.far));
                note_neighbour(networks_.label(option.far), networks_.label(option.near));
            }
        }
    }

    bool is_dead(std::uint8_t label) const { return !wanted_[label] && neighbour_[label] != several; }

    const Networks& networks_;
    std::array<bool, 256> wanted_{};
    std::array<int, 256> neighbour_{};
};

/// Depth-first over the slots; at each, nothing first, then the options in the board's order.
class Search {
public:
    Search(std::span<const HeldTicket> open, const Slots& slots) : open_(open), slots_(slots), now_(slots.size()) {}

    StationAssignment run(const Networks& networks) {
        best_.borrowed.resize(slots_.size());
        best_.tally = tally(networks, open_);
        descend(networks, 0, 0);
        return best_;
    }

private:
    void descend(const Networks& networks, std::size_t slot, int borrowed) {
        while (slot < slots_.size() && slots_[slot].empty()) now_[slot++].reset();
        if (slot == slots_.size()) return keep_if_better(networks, borrowed);
        if (!may_be_better(networks, slot, borrowed)) return;
        now_[slot].reset();
        descend(networks, slot + 1, borrowed);
        for (const Option& option : slots_[slot]) {
            if (networks.joined(option.near, option.far)) continue;
            Networks wider = networks;
            wider.join(option.near, option.far);
            now_[slot] = option.route;
            descend(wider, slot + 1, borrowed + 1);
        }
    }

    bool is_better(const TicketTally& worth, int borrowed) const {
        return worth != best_.tally ? worth > best_.tally : borrowed < best_borrowed_;
    }

    void keep_if_better(const Networks& networks, int borrowed) {
        const TicketTally worth = tally(networks, open_);
        if (!is_better(worth, borrowed)) return;
        best_ = {now_, worth};
        best_borrowed_ = borrowed;
    }

    /// As if every slot left could borrow all its options.
    bool may_be_better(const Networks& networks, std::size_t slot, int borrowed) const {
        const Networks widest = with_all_options(networks, slots_, slot);
        TicketTally hope;
        bool needs_more = false;
        for (const HeldTicket& ticket : open_) {
            const bool done = networks.joined(ticket.from, ticket.to);
            const bool possible = done || widest.joined(ticket.from, ticket.to);
            const int best_points = possible ? std::max(ticket.points, -ticket.points) : -ticket.points;
            hope.points += done ? ticket.points : best_points;
            hope.completed += possible ? 1 : 0;
            needs_more |= possible && !done;
        }
        return is_better(hope, borrowed + (needs_more ? 1 : 0));
    }

    std::span<const HeldTicket> open_;
    const Slots& slots_;
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
    Slots options;
    for (const StationSlot& slot : slots) options.push_back(distinct_options(map, networks, slot));
    const OpenTickets split = split_tickets(networks, tickets, options);
    DeadEnds(networks, split.open).prune(options);
    StationAssignment best = Search(split.open, options).run(networks);
    best.tally.points += split.settled.points;
    best.tally.completed += split.settled.completed;
    return best;
}

std::vector<StationAssignment> equal_assignments(const BoardMap& map, const Networks& networks,
                                                 std::span<const HeldTicket> tickets,
                                                 std::span<const StationSlot> slots, const StationAssignment& best,
                                                 std::size_t limit) {
    return EqualSearch(map, tickets, slots, best, limit).run(networks);
}

}  // namespace railref::scoring
