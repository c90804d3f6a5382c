#pragma once

#include <map>
#include <string>
#include <vector>

#include "scoring/longest_route.h"
#include "scoring/position.h"

namespace railref::scoring {

struct TicketScore {
    HeldTicket ticket;
    bool completed = false;
    std::vector<RouteId>
        path;  ///< from `ticket.from` to `ticket.to`, own and borrowed routes; empty when not completed
};

struct StationScore {
    int built = 0;
    int unused = 0;  ///< never below 0, even where a player has built more than there are
    int points = 0;
    std::map<CityId, RouteId> borrowed;  ///< only stations that borrow
};

struct BonusScore {
    maps::BonusKind kind{};
    int points = 0;
};

enum class DecidedBy : std::uint8_t { total, tickets_completed, stations_built, longest_path, shared };

struct PlayerScore {
    PlayerColour colour{};
    std::string name;
    int rank = 0;
    int total = 0;
    int trains_used = 0;
    int route_points = 0;
    std::vector<TicketScore> tickets;  ///< in the order of the hand
    int ticket_points = 0;             ///< gains less losses
    int tickets_completed = 0;
    StationScore stations;  ///< meaningless where the board has none
    LongestRoute longest_route;
    std::vector<BonusScore> bonuses;  ///< only those won
};

struct Scoresheet {
    bool finished = false;             ///< somebody has 2 trains or fewer left
    std::vector<PlayerScore> players;  ///< in the game's order
    std::vector<PlayerColour> winners;
    DecidedBy decided_by = DecidedBy::total;
};

/// The final scores of any well-formed game, legal or not, with the proof of every point. Never fails.
/// Rules: USA, "scoring"; Europe, "calculating scores"; Europe 15th anniversary, end of game and variants; Nordic,
/// "calculating scores". Everything in which boards and variants differ comes from their data.
[[nodiscard]] Scoresheet score(const Game& game);

}  // namespace railref::scoring
