#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scoring/position.h"

/// Is this position possible? Two stations on one city cannot be put into a Position; a game file that says so has a
/// duplicate key and is refused when it is read.
namespace railref::scoring {

enum class Rule : std::uint8_t {
    number_of_players,
    trains_supply,
    stations_supply,
    both_twins,      ///< one player has both routes of a double route
    closed_twin,     ///< both are in use though there are too few players
    unknown_ticket,  ///< in no deck of the variant
    ticket_points,   ///< other points than are printed
    ticket_twice,    ///< every card exists once
    long_tickets,    ///< more than may be kept
    few_tickets,     ///< fewer than must be kept
    station_choice,
    score_marker,
    not_ended
};

/// The rule's word in files: "trains_supply".
[[nodiscard]] std::string_view name(Rule rule);

enum class Severity : std::uint8_t {
    error,  ///< cannot come about by playing by the rules
    note    ///< can, but look twice
};

struct Problem {
    Rule rule{};
    Severity severity = Severity::error;
    std::vector<PlayerColour> players;
    std::vector<RouteId> routes;
    std::vector<CityId> cities;
    std::string message;  ///< one or two plain English sentences
};

/// Every rule broken, all at once, in the order of Rule. No error means that the rules checked here are kept, not that
/// the game was fair.
/// Rules, with their rulebook: number of players, trains and stations per player, double routes (USA "double tracks",
/// Europe "double routes", Nordic "claiming a route": nobody takes both; below the board's number of players the second
/// one closes); the variant's decks, long tickets and tickets to keep (Europe 15th anniversary, variants); stations
/// (Europe, "build a train station"); the score track (all); the end at 2 trains or fewer (all, a note). Fewer tickets
/// than must be kept is a note only: most likely not all have been entered.
[[nodiscard]] std::vector<Problem> check(const Game& game);

/// No problem is an error.
[[nodiscard]] bool is_possible(std::span<const Problem> problems);

}  // namespace railref::scoring
