#pragma once

#include <optional>
#include <vector>

#include "scoring/stations.h"

namespace railref::scoring {

/// "Why is this ticket not complete?": what hangs together at either end, and the least that would have joined it.
struct TicketGap {
    std::vector<CityId> from_network;  ///< cities that own and borrowed routes join to `ticket.from`; in board order
    std::vector<CityId> to_network;    ///< the same for `ticket.to`; no city is in both
    std::vector<RouteId> way;          ///< from `ticket.from` to `ticket.to`, with the fewest trains missing
    std::vector<RouteId> missing;      ///< the routes of `way` that are neither own nor borrowed, in its order
    std::vector<RouteId> taken;        ///< those of `missing` that are another player's
    int trains_missing = 0;            ///< spaces of `missing`
};

/// Nothing where the ticket is complete. The way has the fewest missing trains; of those, the fewest routes of other
/// players, then the fewest missing routes, then the fewest routes. Every board is connected, so there always is a way;
/// whether it could have been built (trains left, closed twins) is not asked.
/// Rule: "Destination tickets", all rulebooks: a continuous path of one's own trains; Europe, "Train stations".
/// Method: Dijkstra (1959) over the board's cities; own and borrowed routes cost next to nothing.
[[nodiscard]] std::optional<TicketGap> find_gap(const Game& game, const Player& player, const HeldTicket& ticket,
                                                const Borrowed& borrowed);

}  // namespace railref::scoring
