#pragma once

#include "scoring/scoresheet.h"
#include "scoring/stations.h"

namespace railref::scoring {

/// Every ticket of the hand, in its order, completed or not. The path uses own and borrowed routes: as few borrowed
/// ones as can be, then as few trains, then as few routes, then the board's order. Rule: "Destination tickets", all
/// rulebooks: a continuous path of one's own trains between the two cities.
[[nodiscard]] std::vector<TicketScore> settle_tickets(const BoardMap& map, const Position& position,
                                                      const Player& player, const Borrowed& borrowed);

}  // namespace railref::scoring
