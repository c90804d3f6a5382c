#include "scoring/networks.h"

#include <numeric>

namespace railref::scoring {

Networks::Networks(const BoardMap& map) : cities_(map.cities().size()) {
    std::iota(label_.begin(), label_.begin() + static_cast<std::ptrdiff_t>(cities_), std::uint8_t{0});
}

Networks::Networks(const BoardMap& map, const Position& position, PlayerColour player) : Networks(map) {
    const auto routes = map.routes();
    for (std::size_t i = 0; i < routes.size(); ++i) {
        if (position.owner(static_cast<RouteId>(i)) == player) join(routes[i].from, routes[i].to);
    }
}

void Networks::join(CityId a, CityId b) {
    const std::uint8_t kept = label(a);
    const std::uint8_t gone = label(b);
    if (kept == gone) return;
    for (std::size_t i = 0; i < cities_; ++i) label_[i] = label_[i] == gone ? kept : label_[i];
}

TicketTally tally(const Networks& networks, std::span<const HeldTicket> tickets) {
    TicketTally sum;
    for (const HeldTicket& ticket : tickets) {
        const bool completed = networks.joined(ticket.from, ticket.to);
        sum.points += completed ? ticket.points : -ticket.points;
        sum.completed += completed ? 1 : 0;
    }
    return sum;
}

}  // namespace railref::scoring
