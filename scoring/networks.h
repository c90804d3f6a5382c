#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "scoring/position.h"

/// What hangs together: the fast core under tickets and stations.
namespace railref::scoring {

/// Cities grouped by what joins them. Two cities carry the same label exactly when joined. A board has few cities, so
/// relabelling all of them (one vector loop) beats a union-find forest, and a copy is an undo.
class Networks {
public:
    /// No two cities joined.
    explicit Networks(const BoardMap& map);
    /// The player's own routes.
    Networks(const BoardMap& map, const Position& position, PlayerColour player);

    void join(CityId a, CityId b);
    [[nodiscard]] bool joined(CityId a, CityId b) const { return label(a) == label(b); }
    [[nodiscard]] std::uint8_t label(CityId city) const { return label_[maps::index(city)]; }

private:
    std::array<std::uint8_t, 256> label_{};  // CityId has 8 bits
    std::size_t cities_;
};

/// What a hand is worth.
struct TicketTally {
    int points = 0;  ///< gains less losses
    int completed = 0;

    auto operator<=>(const TicketTally&) const = default;  // points first, then completed tickets
};

/// Rule: a completed ticket adds its points, any other subtracts them (all rulebooks, "scoring" at the end of the
/// game).
[[nodiscard]] TicketTally tally(const Networks& networks, std::span<const HeldTicket> tickets);

}  // namespace railref::scoring
