#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "scoring/networks.h"

/// Train stations: each lets its owner use one route of another player that ends in its city, for all own tickets
/// alike. Rule: Ticket to Ride Europe, "Build a train station" and "Calculating scores"; Japanese rulebook of the 15th
/// anniversary edition, section 4 and end of game. On boards without stations every answer here is empty.
namespace railref::scoring {

/// City of the station -> the route it borrows. Stations that borrow nothing are left out.
using Borrowed = std::map<CityId, RouteId>;

struct StationPlan {
    Borrowed borrowed;
    TicketTally tickets;  ///< the whole hand with these stations

    bool operator==(const StationPlan&) const = default;
};

enum class StationFault : std::uint8_t { no_station, not_at_city, own_route, nobodys_route };

/// Why the player's station cannot borrow that route; nothing where it can.
[[nodiscard]] std::optional<StationFault> fault_of(const Game& game, const Player& player, const StationChoice& choice);

/// The same for a person, in one or two sentences.
[[nodiscard]] std::string explain(const Game& game, const Player& player, const StationChoice& choice,
                                  StationFault fault);

/// What the stations do in the final score: the player's own choices stand, a bad one borrows nothing; stations without
/// a choice get the best one given those. Best: most ticket points, then most completed tickets, then fewest borrowed
/// routes, then the board's order. Exact for any number of stations.
[[nodiscard]] StationPlan settle_stations(const Game& game, const Player& player);

/// The best that the player's stations could do, whatever the player says of them.
[[nodiscard]] StationPlan best_stations(const Game& game, const Player& player);

/// What one station is good for within a plan.
struct StationWorth {
    CityId city{};
    std::optional<RouteId> borrowed;
    std::vector<HeldTicket> completes;  ///< not completed without it, the other stations as they are
    int points_lost = 0;                ///< ticket points lost without it, the other stations chosen anew
    std::vector<RouteId> same;          ///< routes that would score the same in place of `borrowed`
    std::string sentence;               ///< all this in words
};

struct ChoiceProblem {
    CityId city{};
    StationFault fault{};
    std::string message;
};

/// The player's own choices, judged.
struct ClaimedStations {
    StationPlan plan;  ///< as settle_stations()
    std::vector<ChoiceProblem> problems;
    std::string sentence;  ///< what the choices score and what the best would
};

struct StationsVerdict {
    StationPlan best;
    std::vector<StationPlan>
        alternatives;                 ///< as good in points, tickets and number of routes; at most max_alternatives
    std::vector<StationWorth> worth;  ///< every station of the player within `best`, in the board's order
    std::optional<ClaimedStations> claimed;  ///< where the player has made choices

    static constexpr std::size_t max_alternatives = 64;
};

/// `railref stations`: the best use of the player's stations, each one's worth, and the player's own choices judged.
[[nodiscard]] StationsVerdict verify_stations(const Game& game, const Player& player);

}  // namespace railref::scoring
