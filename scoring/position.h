#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "maps/board_map.h"

/// What lies on the board and in the hands at the end of a game. Any well-formed position, legal or not.
namespace railref::scoring {

using maps::BoardMap;
using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;

/// Who owns each route and each station of one board. At most one owner per route and one station per city.
class Position {
public:
    explicit Position(const BoardMap& map);

    void claim(RouteId route, PlayerColour owner) { owner_of_route_[maps::index(route)] = owner; }
    void free(RouteId route) { owner_of_route_[maps::index(route)].reset(); }
    void build_station(CityId city, PlayerColour owner) { station_at_[maps::index(city)] = owner; }
    void remove_station(CityId city) { station_at_[maps::index(city)].reset(); }

    [[nodiscard]] std::optional<PlayerColour> owner(RouteId route) const { return owner_of_route_[maps::index(route)]; }
    [[nodiscard]] std::optional<PlayerColour> station(CityId city) const { return station_at_[maps::index(city)]; }

    /// In the board's order.
    [[nodiscard]] std::vector<RouteId> routes_of(PlayerColour player) const;
    /// In the board's order.
    [[nodiscard]] std::vector<CityId> stations_of(PlayerColour player) const;

    bool operator==(const Position&) const = default;

private:
    std::vector<std::optional<PlayerColour>> owner_of_route_;
    std::vector<std::optional<PlayerColour>> station_at_;
};

/// A destination ticket in a hand: two different cities and what it is worth.
struct HeldTicket {
    CityId from{};
    CityId to{};
    int points = 0;

    bool operator==(const HeldTicket&) const = default;
};

/// What a player says of an own station: the one route it borrows (possibly a bad choice).
struct StationChoice {
    CityId city{};
    RouteId route{};

    bool operator==(const StationChoice&) const = default;
};

/// What a player's own paper sheet says, in points by source; any line may be missing.
struct PaperSheet {
    std::optional<int> routes = {};
    std::optional<int> tickets = {};   ///< gains less losses
    std::optional<int> stations = {};  ///< for stations left over
    std::optional<int> bonuses = {};
    std::optional<int> total = {};

    bool operator==(const PaperSheet&) const = default;
};

/// The score track has squares 0 to 99.
inline constexpr int last_square = 99;

struct Player {
    PlayerColour colour{};
    std::string name;  ///< may be empty
    std::vector<HeldTicket> tickets;
    std::optional<int> score_marker;             ///< square 0..99 on which the marker stands before tickets and bonuses
    std::vector<StationChoice> station_choices;  ///< at most one per city
    std::optional<PaperSheet> paper;             ///< for sheet_audit.h; no score depends on it

    bool operator==(const Player&) const = default;
};

/// All that a final score depends on. `variant` belongs to `map`; each colour once; every owner in `position` is a
/// player.
struct Game {
    const BoardMap* map = nullptr;
    const maps::Variant* variant = nullptr;
    std::vector<Player> players;  ///< in the file's order
    Position position;

    [[nodiscard]] const Player* find_player(PlayerColour colour) const;
};

}  // namespace railref::scoring
