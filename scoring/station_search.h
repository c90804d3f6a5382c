#pragma once

#include <optional>
#include <span>
#include <vector>

#include "scoring/networks.h"

namespace railref::scoring {

/// One station and the routes that it may borrow.
struct StationSlot {
    CityId city{};
    std::vector<RouteId> options;  ///< in the board's order
};

/// Routes that a station of the player in the city may borrow: another player's, ending there. In the board's order.
/// Rule: Europe, "Build a train station".
[[nodiscard]] std::vector<RouteId> borrowable_routes(const BoardMap& map, const Position& position, PlayerColour player,
                                                     CityId city);

/// What each slot borrows, in the order of the slots, and what the hand is then worth.
struct StationAssignment {
    std::vector<std::optional<RouteId>> borrowed;
    TicketTally tally;
};

/// The best assignment: most ticket points, then most completed tickets, then fewest borrowed routes, then the first in
/// the order in which borrowing nothing comes before any route and routes stand as on the board. `networks` holds what
/// the player has without these slots. Exact: branch and bound over the options that can matter. The three stations
/// that a player may build take microseconds, twenty of an illegal position a tenth of a second at worst; from thirty
/// on the time grows beyond seconds.
[[nodiscard]] StationAssignment best_assignment(const BoardMap& map, const Networks& networks,
                                                std::span<const HeldTicket> tickets,
                                                std::span<const StationSlot> slots);

/// All assignments as good as the best one in points, completed tickets and number of borrowed routes, in that same
/// order; at most `limit` of them.
[[nodiscard]] std::vector<StationAssignment> equal_assignments(const BoardMap& map, const Networks& networks,
                                                               std::span<const HeldTicket> tickets,
                                                               std::span<const StationSlot> slots,
                                                               const StationAssignment& best, std::size_t limit);

}  // namespace railref::scoring
