#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "maps/ids.h"
#include "maps/result.h"

/// The facts of one board: cities, routes with every train space, tickets, rules. Immutable and always sound.
namespace railref::maps {

/// Board-normalised: (0, 0) top left, (1, 1) bottom right of the frame that the board file names; y down.
struct Point {
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
};

/// The printed face on which one train stands.
struct Space {
    Point centre;
    double length = 0;     ///< long side, as a fraction of the board's width
    double width = 0;      ///< short side, as a fraction of the board's WIDTH too
    double angle_deg = 0;  ///< of the long side, clockwise from +x, on a board drawn with its true aspect
};

enum class TrackColour : std::uint8_t { gray, red, blue, green, yellow, black, white, orange, pink };

[[nodiscard]] std::string_view name(TrackColour colour);

struct City {
    std::string slug;  ///< "new-york": the id in files
    std::string name;  ///< as printed on the board
    Point centre;      ///< of the city dot
};

struct Route {
    std::string slug;
    CityId from{};
    CityId to{};
    TrackColour colour = TrackColour::gray;
    bool tunnel = false;
    int ferry_locomotives = 0;
    std::optional<RouteId> twin;  ///< the other route between the same two cities
    std::vector<Space> spaces;    ///< ordered from `from` to `to`; never empty

    [[nodiscard]] int length() const { return static_cast<int>(spaces.size()); }
    [[nodiscard]] CityId other_end(CityId end) const { return end == from ? to : from; }
    [[nodiscard]] bool touches(CityId city) const { return city == from || city == to; }
};

/// A printed destination ticket.
struct Ticket {
    std::string slug;
    CityId from{};
    CityId to{};
    int points = 0;
    std::vector<std::string> decks;  ///< every deck that has the card; never empty
};

enum class BonusKind : std::uint8_t { longest_path, globetrotter, unused_station };

struct Bonus {
    BonusKind kind = BonusKind::longest_path;
    int points = 0;  ///< per station left over for unused_station
};

enum class TieBreaker : std::uint8_t {
    most_completed_tickets,
    fewest_stations_built,
    longest_path_bonus_holder,  ///< the card's holder
    longest_path                ///< the longer path
};

/// A way to play the board: which decks, which bonuses.
struct Variant {
    std::string id;
    std::string name;
    std::vector<std::string> decks;
    std::vector<std::string> long_decks;  ///< the board's decks of long tickets, also those that the variant leaves out
    std::optional<int> max_long_tickets;  ///< a hand may keep at most so many; none: no limit
    int min_tickets = 0;                  ///< a hand keeps at least so many
    std::vector<Bonus> bonuses;

    /// Points of the bonus of that kind; none where the variant has no such bonus.
    [[nodiscard]] std::optional<int> bonus_points(BonusKind kind) const;
    [[nodiscard]] bool has_deck(std::string_view deck) const;
};

struct Rules {
    int min_players = 0;
    int max_players = 0;
    int trains_per_player = 0;
    int stations_per_player = 0;          ///< 0: the board has no stations
    int double_routes_min_players = 0;    ///< with fewer players only one of two twins may be claimed
    std::map<int, int> points_by_length;  ///< has every length that the board has
    std::vector<TieBreaker> tie_breakers;
    std::string rulebook;  ///< the rulebook's title, for proofs
};

/// A board file's content before it is checked; BoardMap::from_draft is the only way on.
struct BoardDraft {
    std::string id;
    std::string name;
    std::string edition;
    double aspect = 0;    ///< width / height of the frame
    double width_mm = 0;  ///< nominal width of the frame
    std::vector<PlayerColour> colours;
    Rules rules;
    std::vector<Variant> variants;  ///< the first is the default one
    std::vector<City> cities;
    std::vector<Route> routes;
    std::vector<Ticket> tickets;
    std::vector<Point> score_track;  ///< centre of square 0..99, or empty where nobody has measured it
};

/// One thing wrong with a draft; `pointer` is a JSON pointer into the board file's layout.
struct Defect {
    std::string pointer;
    std::string expected;
};

class BoardMap {
public:
    /// Every defect of the draft at once; empty means sound.
    [[nodiscard]] static std::vector<Defect> validate(const BoardDraft& draft);

    /// The board, or the first defect as an error that names `file`.
    [[nodiscard]] static Result<BoardMap> from_draft(BoardDraft draft, const std::string& file);

    [[nodiscard]] const std::string& id() const { return facts_.id; }
    [[nodiscard]] const std::string& name() const { return facts_.name; }
    [[nodiscard]] const std::string& edition() const { return facts_.edition; }
    [[nodiscard]] double aspect() const { return facts_.aspect; }
    [[nodiscard]] double width_mm() const { return facts_.width_mm; }
    [[nodiscard]] const Rules& rules() const { return facts_.rules; }
    [[nodiscard]] bool has_stations() const { return facts_.rules.stations_per_player > 0; }

    [[nodiscard]] std::span<const PlayerColour> colours() const { return facts_.colours; }
    [[nodiscard]] std::span<const City> cities() const { return facts_.cities; }
    [[nodiscard]] std::span<const Route> routes() const { return facts_.routes; }
    [[nodiscard]] std::span<const Ticket> tickets() const { return facts_.tickets; }
    [[nodiscard]] std::span<const Variant> variants() const { return facts_.variants; }
    /// 100 squares, or none where nobody has measured them.
    [[nodiscard]] std::span<const Point> score_track() const { return facts_.score_track; }

    [[nodiscard]] const City& city(CityId id) const { return facts_.cities[index(id)]; }
    [[nodiscard]] const Route& route(RouteId id) const { return facts_.routes[index(id)]; }
    [[nodiscard]] const Ticket& ticket(TicketId id) const { return facts_.tickets[index(id)]; }
    [[nodiscard]] int points(RouteId id) const { return points_[index(id)]; }

    /// Routes that end in the city.
    [[nodiscard]] std::span<const RouteId> routes_at(CityId id) const { return routes_at_[index(id)]; }
    /// Either city order; a double route gives two.
    [[nodiscard]] std::vector<RouteId> routes_between(CityId a, CityId b) const;

    [[nodiscard]] bool has_colour(PlayerColour colour) const;
    [[nodiscard]] std::optional<CityId> find_city(std::string_view slug) const;
    [[nodiscard]] std::optional<RouteId> find_route(std::string_view slug) const;
    [[nodiscard]] const Variant* find_variant(std::string_view id) const;
    [[nodiscard]] const Variant& default_variant() const { return facts_.variants.front(); }
    /// The variant's card between two cities (either order): with these points, or, without points, the one card there
    /// is.
    [[nodiscard]] std::optional<TicketId> find_ticket(const Variant& variant, CityId a, CityId b,
                                                      std::optional<int> points = {}) const;
    /// Every card of any deck between two cities (either order).
    [[nodiscard]] std::vector<TicketId> tickets_between(CityId a, CityId b) const;

private:
    explicit BoardMap(BoardDraft facts);

    BoardDraft facts_;
    std::vector<int> points_;
    std::vector<std::vector<RouteId>> routes_at_;
    std::map<std::string, CityId, std::less<>> city_by_slug_;
    std::map<std::string, RouteId, std::less<>> route_by_slug_;
};

}  // namespace railref::maps
