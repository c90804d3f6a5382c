#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scoring/longest_route.h"

/// The verdict on a longest route that a player claims at the table.
namespace railref::scoring {

enum class ClaimRule : std::uint8_t {
    too_short,           ///< fewer than two cities: not one step
    no_such_route,       ///< the board joins the two cities by no route
    two_networks,        ///< nor does it, and they lie on networks of the player that do not connect
    not_yours,           ///< no route between the two cities is the player's
    borrowed_route,      ///< the same, but the player's station borrows, or could borrow, one of them
    train_already_used,  ///< every route of the player between the two cities was travelled before
};

/// The rule's id in files ("no_such_route").
[[nodiscard]] std::string_view name(ClaimRule rule);

struct ClaimFault {
    int step = 0;  ///< from 1: from the first to the second city; 1 as well for a claim without any step
    ClaimRule rule{};
    std::string message;  ///< one plain English sentence
};

struct ClaimVerdict {
    std::vector<RouteId> routes;  ///< travelled in the claim's order, up to the first fault
    int length = 0;               ///< of `routes`, in trains; a claim with a fault is worth nothing all the same
    std::optional<ClaimFault> fault;
    int best_length = 0;  ///< of the player's longest route

    [[nodiscard]] bool valid() const { return !fault.has_value(); }
    [[nodiscard]] bool longest() const { return valid() && length == best_length; }
    /// Trains by which the player's best is longer than what holds of the claim.
    [[nodiscard]] int short_by() const { return best_length - length; }
};

/// Judges a trail that a player claims as the cities in travelling order. Between cities joined by several routes the
/// player's own is meant; who owns several (which no rule allows) travels the longest first, then the others.
/// Rules: a continuous path of one's own trains, each used once, cities free to repeat ("longest continuous path",
/// Ticket to Ride rules; "European Express", Europe rules: routes borrowed by stations do not count).
[[nodiscard]] ClaimVerdict judge_claim(const BoardMap& map, const Position& position, PlayerColour player,
                                       std::span<const CityId> cities);

}  // namespace railref::scoring
