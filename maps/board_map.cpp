#include "maps/board_map.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace railref::maps {

namespace {

constexpr std::array<std::string_view, 9> track_words{"gray",  "red",   "blue",   "green", "yellow",
                                                      "black", "white", "orange", "pink"};

/// Ids are one byte; the engine's bit sets hold 128 routes.
constexpr std::size_t most_cities = 128;
constexpr std::size_t most_routes = 128;
constexpr std::size_t squares_on_a_track = 100;

bool same_pair(CityId a, CityId b, CityId c, CityId d) { return (a == c && b == d) || (a == d && b == c); }

bool on_board(const Point& p) { return p.x >= 0 && p.x <= 1 && p.y >= 0 && p.y <= 1; }

bool is_slug(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

/// Collects defects; one member function a part of the board file.
class Inspection {
public:
    explicit Inspection(const BoardDraft& draft) : draft_(draft) {}

    std::vector<Defect> run() {
        head();
        rules();
        cities();
        for (std::size_t i = 0; i < draft_.routes.size(); ++i) route(i);
        connected();
        for (std::size_t i = 0; i < draft_.tickets.size(); ++i) ticket(i);
        variants();
        score_track();
        return std::move(defects_);
    }

private:
    void defect(std::string pointer, std::string expected) {
        defects_.push_back({std::move(pointer), std::move(expected)});
    }
    void require(bool sound, std::string pointer, std::string expected) {
        if (!sound) defect(std::move(pointer), std::move(expected));
    }
    void unique_slug(std::set<std::string>& seen, const std::string& slug, const std::string& pointer) {
        require(is_slug(slug), pointer, "expected an id of a-z, 0-9, \"-\" and \"_\"");
        require(seen.insert(slug).second, pointer, "expected each id once, found \"" + slug + "\" twice");
    }
    [[nodiscard]] bool is_city(CityId id) const { return index(id) < draft_.cities.size(); }

    void head() {
        require(is_slug(draft_.id), "/id", "expected an id of a-z, 0-9, \"-\" and \"_\"");
        require(!draft_.name.empty(), "/name", "expected a name");
        require(draft_.aspect > 0, "/frame/aspect", "expected a number above 0");
        require(draft_.width_mm > 0, "/frame/width_mm", "expected a number above 0");
        require(!draft_.colours.empty(), "/colours", "expected at least one colour");
        const std::set<PlayerColour> distinct(draft_.colours.begin(), draft_.colours.end());
        require(distinct.size() == draft_.colours.size(), "/colours", "expected each colour once");
    }

    void rules() {
        const Rules& r = draft_.rules;
        require(r.min_players >= 1 && r.min_players <= r.max_players, "/rules/players",
                "expected the fewest players, then the most");
        require(static_cast<std::size_t>(std::max(r.max_players, 0)) <= draft_.colours.size(), "/rules/players",
                "expected at most one player per colour");
        require(r.trains_per_player > 0, "/rules/trains_per_player", "expected a number above 0");
        require(r.stations_per_player >= 0, "/rules/stations_per_player", "expected 0 or more");
        for (const auto& [length, points] : r.points_by_length) {
            require(length > 0 && points > 0, "/rules/points_by_length/" + std::to_string(length),
                    "expected a length and points above 0");
        }
    }

    void cities() {
        std::set<std::string> seen;
        require(draft_.cities.size() >= 2 && draft_.cities.size() <= most_cities, "/cities",
                "expected 2 to " + std::to_string(most_cities) + " cities");
        for (std::size_t i = 0; i < draft_.cities.size(); ++i) {
            const std::string at = "/cities/" + std::to_string(i);
            unique_slug(seen, draft_.cities[i].slug, at + "/id");
            require(!draft_.cities[i].name.empty(), at + "/name", "expected a name");
            require(on_board(draft_.cities[i].centre), at, "expected x and y from 0 to 1");
        }
        require(!draft_.routes.empty() && draft_.routes.size() <= most_routes, "/routes",
                "expected 1 to " + std::to_string(most_routes) + " routes");
    }

    void route(std::size_t i) {
        const Route& r = draft_.routes[i];
        const std::string at = "/routes/" + std::to_string(i);
        unique_slug(route_slugs_, r.slug, at + "/id");
        if (!is_city(r.from) || !is_city(r.to)) return defect(at, "expected cities of this board");
        require(r.from != r.to, at + "/to", "expected another city than \"from\"");
        require(r.ferry_locomotives >= 0 && r.ferry_locomotives <= r.length(), at + "/ferry_locomotives",
                "expected 0 up to the route's length");
        require(draft_.rules.points_by_length.contains(r.length()), at + "/spaces",
                "expected a length that points_by_length has, found " + std::to_string(r.length()));
        for (std::size_t k = 0; k < r.spaces.size(); ++k) space(r.spaces[k], at + "/spaces/" + std::to_string(k));
        if (r.twin) twin(i, *r.twin, at + "/twin");
    }

    void space(const Space& s, const std::string& at) {
        require(on_board(s.centre), at, "expected a centre with x and y from 0 to 1");
        require(s.length > 0 && s.length < 1 && s.width > 0 && s.width <= s.length, at,
                "expected a length and a width above 0, the length the larger");
        require(std::abs(s.angle_deg) <= 180, at, "expected an angle from -180 to 180");
    }

    void twin(std::size_t i, RouteId other, const std::string& at) {
        if (index(other) >= draft_.routes.size() || index(other) == i) return defect(at, "expected another route");
        const Route& a = draft_.routes[i];
        const Route& b = draft_.routes[index(other)];
        require(b.twin && index(*b.twin) == i, at, "expected twins to name each other");
        require(same_pair(a.from, a.to, b.from, b.to), at, "expected a route between the same two cities");
    }

    void connected() {
        if (!defects_.empty()) return;
        std::vector<bool> reached(draft_.cities.size(), false);
        reached[0] = true;
        for (bool grown = true; grown;) {
            grown = false;
            for (const Route& r : draft_.routes) {
                if (reached[index(r.from)] == reached[index(r.to)]) continue;
                reached[index(r.from)] = reached[index(r.to)] = grown = true;
            }
        }
        for (std::size_t i = 0; i < reached.size(); ++i) {
            require(reached[i], "/cities/" + std::to_string(i), "expected a city that routes join to the others");
        }
    }

    void ticket(std::size_t i) {
        const Ticket& t = draft_.tickets[i];
        const std::string at = "/tickets/" + std::to_string(i);
        unique_slug(ticket_slugs_, t.slug, at + "/id");
        if (!is_city(t.from) || !is_city(t.to)) return defect(at, "expected cities of this board");
        require(t.from != t.to, at + "/to", "expected another city than \"from\"");
        require(t.points > 0, at + "/points", "expected points above 0");
        require(!t.decks.empty(), at + "/decks", "expected at least one deck");
        decks_.insert(t.decks.begin(), t.decks.end());
    }

    void variants() {
        std::set<std::string> seen;
        require(!draft_.variants.empty(), "/variants", "expected at least one variant");
        for (std::size_t i = 0; i < draft_.variants.size(); ++i) {
            const Variant& v = draft_.variants[i];
            const std::string at = "/variants/" + std::to_string(i);
            unique_slug(seen, v.id, at + "/id");
            require(!v.decks.empty(), at + "/decks", "expected at least one deck");
            for (const std::string& deck : v.decks) {
                require(decks_.contains(deck), at + "/decks", "expected decks of this board, found \"" + deck + "\"");
            }
            for (const Bonus& b : v.bonuses) require(b.points > 0, at + "/bonuses", "expected points above 0");
            require(!v.bonus_points(BonusKind::unused_station) || draft_.rules.stations_per_player > 0, at + "/bonuses",
                    "expected no bonus for stations on a board without stations");
        }
    }

    void score_track() {
        const std::size_t squares = draft_.score_track.size();
        require(squares == 0 || squares == squares_on_a_track, "/score_track", "expected 100 squares or none");
        for (std::size_t i = 0; i < squares; ++i) {
            require(on_board(draft_.score_track[i]), "/score_track/" + std::to_string(i),
                    "expected x and y from 0 to 1");
        }
    }

    const BoardDraft& draft_;
    std::vector<Defect> defects_;
    std::set<std::string> route_slugs_;
    std::set<std::string> ticket_slugs_;
    std::set<std::string> decks_;
};

}  // namespace

std::string_view name(TrackColour colour) { return track_words[static_cast<std::size_t>(colour)]; }

std::optional<int> Variant::bonus_points(BonusKind kind) const {
    for (const Bonus& bonus : bonuses) {
        if (bonus.kind == kind) return bonus.points;
    }
    return {};
}

bool Variant::has_deck(std::string_view deck) const {
    return std::find(decks.begin(), decks.end(), deck) != decks.end();
}

std::vector<Defect> BoardMap::validate(const BoardDraft& draft) { return Inspection(draft).run(); }

Result<BoardMap> BoardMap::from_draft(BoardDraft draft, const std::string& file) {
    std::vector<Defect> defects = validate(draft);
    if (!defects.empty()) {
        return tl::unexpected(FileError{file, std::move(defects.front().pointer), std::move(defects.front().expected)});
    }
    return BoardMap(std::move(draft));
}

BoardMap::BoardMap(BoardDraft facts) : facts_(std::move(facts)), routes_at_(facts_.cities.size()) {
    for (std::size_t i = 0; i < facts_.cities.size(); ++i) {
        city_by_slug_.emplace(facts_.cities[i].slug, static_cast<CityId>(i));
    }
    for (std::size_t i = 0; i < facts_.routes.size(); ++i) {
        const Route& route = facts_.routes[i];
        const auto id = static_cast<RouteId>(i);
        points_.push_back(facts_.rules.points_by_length.at(route.length()));
        routes_at_[index(route.from)].push_back(id);
        routes_at_[index(route.to)].push_back(id);
        route_by_slug_.emplace(route.slug, id);
    }
}

std::vector<RouteId> BoardMap::routes_between(CityId a, CityId b) const {
    std::vector<RouteId> found;
    for (const RouteId id : routes_at(a)) {
        if (route(id).other_end(a) == b) found.push_back(id);
    }
    return found;
}

bool BoardMap::has_colour(PlayerColour colour) const {
    return std::find(facts_.colours.begin(), facts_.colours.end(), colour) != facts_.colours.end();
}

std::optional<CityId> BoardMap::find_city(std::string_view slug) const {
    const auto found = city_by_slug_.find(slug);
    return found == city_by_slug_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<RouteId> BoardMap::find_route(std::string_view slug) const {
    const auto found = route_by_slug_.find(slug);
    return found == route_by_slug_.end() ? std::nullopt : std::optional(found->second);
}

const Variant* BoardMap::find_variant(std::string_view id) const {
    for (const Variant& variant : facts_.variants) {
        if (variant.id == id) return &variant;
    }
    return nullptr;
}

std::optional<TicketId> BoardMap::find_ticket(const Variant& variant, CityId a, CityId b,
                                              std::optional<int> points) const {
    for (const TicketId id : tickets_between(a, b)) {
        const Ticket& card = ticket(id);
        if (points && card.points != *points) continue;
        if (std::any_of(card.decks.begin(), card.decks.end(),
                        [&](const auto& deck) { return variant.has_deck(deck); })) {
            return id;
        }
    }
    return {};
}

std::vector<TicketId> BoardMap::tickets_between(CityId a, CityId b) const {
    std::vector<TicketId> found;
    for (std::size_t i = 0; i < facts_.tickets.size(); ++i) {
        const Ticket& card = facts_.tickets[i];
        if (same_pair(card.from, card.to, a, b)) found.push_back(static_cast<TicketId>(i));
    }
    return found;
}

}  // namespace railref::maps
