#pragma once

#include <QString>

#include "app/panel/drawing.h"
#include "scoring/scoresheet.h"

/// What a score line shows on the board, and says of itself.
namespace railref::app {

[[nodiscard]] Proof prove_routes(const scoring::Game& game, const scoring::PlayerScore& player);
[[nodiscard]] Proof prove_ticket(const scoring::PlayerScore& player, const scoring::TicketScore& ticket);
/// All completed tickets' ways at once, every city of the hand named.
[[nodiscard]] Proof prove_tickets(const scoring::PlayerScore& player);
[[nodiscard]] Proof prove_stations(const scoring::Game& game, const scoring::PlayerScore& player);
[[nodiscard]] Proof prove_longest(const scoring::PlayerScore& player);

/// "2 × 1 train = 2, 3 × 4 trains = 21": the routes by length.
[[nodiscard]] QString say_routes(const scoring::Game& game, const scoring::PlayerScore& player);
/// The way of a completed ticket, borrowed routes named; or that there is none.
[[nodiscard]] QString say_ticket(const scoring::Game& game, const scoring::PlayerScore& player,
                                 const scoring::TicketScore& ticket);
[[nodiscard]] QString say_stations(const scoring::Game& game, const scoring::PlayerScore& player);
[[nodiscard]] QString say_longest(const scoring::Game& game, const scoring::PlayerScore& player);
/// The certificate in one or two sentences.
[[nodiscard]] QString say_why_not_longer(const scoring::LongestRoute& longest);
[[nodiscard]] QString say_bonus(const scoring::Game& game, const scoring::Scoresheet& sheet,
                                const scoring::PlayerScore& player);

}  // namespace railref::app
