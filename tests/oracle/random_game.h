#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "scoring/position.h"

/// Random positions of one board, the same for the same seed on every machine.
namespace railref::scoring::oracle {

class RandomGames {
public:
    RandomGames(const BoardMap& map, std::uint64_t seed) : map_(map), random_(seed) {}

    /// A position that a real game could end in: supplies, twins, decks and hands are kept, somebody is out of trains,
    /// score markers are right, and some players say (truly) what their stations borrow.
    Game legal() {
        const auto most = static_cast<std::size_t>(map_.rules().max_players);
        const auto least = static_cast<std::size_t>(map_.rules().min_players);
        Game game = seats(least + below(most - least + 1));
        claim_as_in_play(game);
        deal(game);
        for (Player& player : game.players) build_stations(game, player, below(stations_per_player() + 1));
        for (Player& player : game.players) choose_routes(game, player, true);
        for (Player& player : game.players) player.score_marker = route_points(game, player.colour) % 100;
        return game;
    }

    /// Any well-formed position: any number of players, routes and stations of anybody anywhere, invented tickets, bad
    /// choices. Small enough for the oracle: at most `routes` routes and four stations a player. Half of them crowd
    /// into one corner of the board, where stations and twins meet.
    Game arbitrary(std::size_t routes = 12) {
        Game game = seats(1 + below(map_.colours().size()));
        const std::vector<CityId> corner = below(2) == 0 ? around(any_city(), 6 + below(8)) : every_city();
        const std::vector<RouteId> near = routes_within(corner);
        for (const Player& player : game.players) {
            for (std::size_t i = below(routes + 1); i > 0; --i) game.position.claim(pick(near), player.colour);
        }
        for (Player& player : game.players) {
            for (std::size_t i = below(7); i > 0; --i) player.tickets.push_back(any_ticket(corner));
            for (std::size_t i = map_.has_stations() ? below(5) : 0; i > 0; --i) {
                const CityId city = pick(corner);
                if (!game.position.station(city)) game.position.build_station(city, player.colour);
            }
            choose_routes(game, player, false);
            if (below(3) == 0) player.score_marker = static_cast<int>(below(100));
        }
        return game;
    }

    /// Uniform in 0 .. bound - 1.
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }

    CityId any_city() { return static_cast<CityId>(below(map_.cities().size())); }
    RouteId any_route() { return static_cast<RouteId>(below(map_.routes().size())); }

    /// Written here because std::shuffle differs between libraries.
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

private:
    std::size_t stations_per_player() const { return static_cast<std::size_t>(map_.rules().stations_per_player); }

    Game seats(std::size_t number) {
        const auto variants = map_.variants();
        Game game{&map_, &variants[below(variants.size())], {}, Position(map_)};
        std::vector<PlayerColour> colours(map_.colours().begin(), map_.colours().end());
        shuffle(colours);
        for (std::size_t i = 0; i < number; ++i) {
            Player player;
            player.colour = colours[i];
            game.players.push_back(player);
        }
        return game;
    }

    template <class T>
    T pick(const std::vector<T>& items) {
        return items[below(items.size())];
    }

    std::vector<CityId> every_city() const {
        std::vector<CityId> cities;
        for (std::size_t i = 0; i < map_.cities().size(); ++i) cities.push_back(static_cast<CityId>(i));
        return cities;
    }

    /// The `number` cities fewest routes away.
    std::vector<CityId> around(CityId centre, std::size_t number) const {
        std::vector<CityId> cities{centre};
        for (std::size_t i = 0; i < cities.size() && cities.size() < number; ++i) {
            for (const RouteId route : map_.routes_at(cities[i])) {
                const CityId next = map_.route(route).other_end(cities[i]);
                if (std::ranges::find(cities, next) == cities.end()) cities.push_back(next);
            }
        }
        return cities;
    }

    std::vector<RouteId> routes_within(const std::vector<CityId>& cities) const {
        const auto has = [&](CityId city) { return std::ranges::find(cities, city) != cities.end(); };
        std::vector<RouteId> routes;
        for (std::size_t i = 0; i < map_.routes().size(); ++i) {
            if (has(map_.routes()[i].from) && has(map_.routes()[i].to)) routes.push_back(static_cast<RouteId>(i));
        }
        return routes;
    }

    std::vector<CityId> cities_of(const Game& game, PlayerColour player) const {
        std::vector<CityId> cities;
        for (const RouteId route : game.position.routes_of(player)) {
            cities.push_back(map_.route(route).from);
            cities.push_back(map_.route(route).to);
        }
        return cities;
    }

    HeldTicket any_ticket(const std::vector<CityId>& cities) {
        HeldTicket ticket{pick(cities), pick(cities), 1 + static_cast<int>(below(22))};
        while (ticket.to == ticket.from) ticket.to = pick(cities);
        return ticket;
    }

    int route_points(const Game& game, PlayerColour player) const {
        int sum = 0;
        for (const RouteId route : game.position.routes_of(player)) sum += map_.points(route);
        return sum;
    }

    bool may_claim(const Game& game, PlayerColour player, RouteId route, int trains_left) const {
        if (game.position.owner(route) || map_.route(route).length() > trains_left) return false;
        const auto twin = map_.route(route).twin;
        const auto owner = twin ? game.position.owner(*twin) : std::nullopt;
        const bool few = static_cast<int>(game.players.size()) < map_.rules().double_routes_min_players;
        return !owner || (!few && *owner != player);
    }

    /// Routes that the player may claim now; mostly those that continue the own network.
    std::vector<RouteId> choices(const Game& game, PlayerColour player, int trains_left, bool continuing) const {
        std::vector<RouteId> routes;
        const auto own = game.position.routes_of(player);
        for (std::size_t i = 0; i < map_.routes().size(); ++i) {
            const auto route = static_cast<RouteId>(i);
            const auto meets = [&](RouteId other) {
                return map_.route(route).touches(map_.route(other).from) ||
                       map_.route(route).touches(map_.route(other).to);
            };
            if (!may_claim(game, player, route, trains_left)) continue;
            if (!continuing || std::ranges::any_of(own, meets)) routes.push_back(route);
        }
        return routes;
    }

    void claim_as_in_play(Game& game) {
        std::vector<int> left(game.players.size(), map_.rules().trains_per_player);
        int turns_left = -1;
        for (std::size_t seat = 0, stuck = 0; turns_left != 0 && stuck < game.players.size();
             seat = (seat + 1) % game.players.size()) {
            const PlayerColour player = game.players[seat].colour;
            auto routes = choices(game, player, left[seat], below(5) > 0);
            if (routes.empty()) routes = choices(game, player, left[seat], false);
            stuck = routes.empty() ? stuck + 1 : 0;
            if (!routes.empty()) {
                const RouteId route = routes[below(routes.size())];
                game.position.claim(route, player);
                left[seat] -= map_.route(route).length();
            }
            if (turns_left > 0) --turns_left;
            if (turns_left < 0 && left[seat] <= 2) turns_left = static_cast<int>(game.players.size());
        }
    }

    /// As people build them: mostly where a ticket ends or the own network does.
    void build_stations(Game& game, const Player& player, std::size_t number) {
        std::vector<CityId> wanted = cities_of(game, player.colour);
        for (const HeldTicket& ticket : player.tickets) {
            for (int twice = 0; twice < 2; ++twice) wanted.insert(wanted.end(), {ticket.from, ticket.to});
        }
        for (std::size_t i = 0; i < number; ++i) {
            const CityId city = wanted.empty() || below(4) == 0 ? any_city() : pick(wanted);
            if (!game.position.station(city)) game.position.build_station(city, player.colour);
        }
    }

    bool is_long(const maps::Variant& variant, const maps::Ticket& card) const {
        return std::ranges::any_of(card.decks, [&](const std::string& deck) {
            return std::ranges::find(variant.long_decks, deck) != variant.long_decks.end();
        });
    }

    std::vector<const maps::Ticket*> deck_of(const maps::Variant& variant) const {
        std::vector<const maps::Ticket*> deck;
        for (const maps::Ticket& card : map_.tickets()) {
            const auto in_variant = [&](const std::string& name) { return variant.has_deck(name); };
            if (std::ranges::any_of(card.decks, in_variant)) deck.push_back(&card);
        }
        return deck;
    }

    /// Each player draws three and keeps the card that the own network serves best, until the hand is full.
    void deal(Game& game) {
        std::vector<const maps::Ticket*> deck = deck_of(*game.variant);
        for (Player& player : game.players) {
            const std::vector<CityId> own = cities_of(game, player.colour);
            int long_left = game.variant->max_long_tickets.value_or(100);
            for (auto wanted = static_cast<std::size_t>(game.variant->min_tickets) + below(6); wanted > 0; --wanted) {
                shuffle(deck);
                if (long_left == 0) {
                    std::ranges::stable_partition(deck,
                                                  [&](const auto* card) { return !is_long(*game.variant, *card); });
                }
                const auto served = [&](const maps::Ticket* card) {
                    return std::ranges::count(own, card->from) > 0 ? 1 + (std::ranges::count(own, card->to) > 0) : 0;
                };
                const auto drawn = deck.begin() + std::min<std::ptrdiff_t>(3, std::ssize(deck));
                const auto kept = std::max_element(deck.begin(), drawn, [&](const auto* a, const auto* b) {
                    const auto worth = [&](const auto* card) {
                        const bool barred = long_left == 0 && is_long(*game.variant, *card);
                        return barred ? -1 : served(card);
                    };
                    return worth(a) < worth(b);
                });
                if (kept == deck.end() || (long_left == 0 && is_long(*game.variant, **kept))) break;
                long_left -= is_long(*game.variant, **kept) ? 1 : 0;
                player.tickets.push_back({(*kept)->from, (*kept)->to, (*kept)->points});
                deck.erase(kept);
            }
        }
    }

    void choose_routes(Game& game, Player& player, bool truly) {
        for (const CityId city : game.position.stations_of(player.colour)) {
            if (below(4) != 0) continue;
            std::vector<RouteId> routes;
            for (const RouteId route : map_.routes_at(city)) {
                const auto owner = game.position.owner(route);
                if (owner && *owner != player.colour) routes.push_back(route);
            }
            if (!truly && below(3) == 0) routes = {any_route()};
            if (!routes.empty()) player.station_choices.push_back({city, routes[below(routes.size())]});
        }
        const CityId city = any_city();
        const bool known =
            std::ranges::find(player.station_choices, city, &StationChoice::city) != player.station_choices.end();
        if (!truly && map_.has_stations() && below(8) == 0 && !known) {
            player.station_choices.push_back({city, any_route()});
        }
    }

    const BoardMap& map_;
    std::mt19937_64 random_;
};

}  // namespace railref::scoring::oracle
