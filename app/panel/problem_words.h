#pragma once

#include <QString>

#include "scoring/check.h"
#include "scoring/marker_audit.h"
#include "scoring/route_claim.h"
#include "scoring/stations.h"

/// The core's verdicts in the words of the person at the table, translated. No rules here: what is said follows from
/// the verdict's own rule, places and numbers.
namespace railref::app {

/// A rule that the game breaks, in one or two sentences.
[[nodiscard]] QString say_problem(const scoring::Game& game, const scoring::Problem& problem);

/// Why a claimed longest route does not hold; `step` joins the two cities.
[[nodiscard]] QString say_fault(const scoring::Game& game, maps::PlayerColour player, const scoring::ClaimFault& fault,
                                maps::CityId from, maps::CityId to);
/// The rule behind it, with the rulebook's name.
[[nodiscard]] QString say_claim_rule(const scoring::Game& game, scoring::ClaimRule rule);

/// The score marker against the routes: two or three sentences.
[[nodiscard]] QString say_marker(const scoring::Game& game, maps::PlayerColour player,
                                 const scoring::MarkerAudit& audit);

/// Why a station cannot borrow a route.
[[nodiscard]] QString say_station_fault(const scoring::Game& game, maps::PlayerColour player,
                                        const scoring::StationChoice& choice, scoring::StationFault fault);

}  // namespace railref::app
