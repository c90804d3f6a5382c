#include "calibration/renderer/random_scene.h"

#include <algorithm>
#include <vector>

namespace railref::renderer {

namespace {

class Table {
public:
    Table(const maps::BoardMap& map, std::uint64_t seed) : map_(map), rng_(seed * 0x589965CC75374CC3ULL + 41) {
        std::vector<PlayerColour> colours(map.colours().begin(), map.colours().end());
        for (std::size_t i = colours.size(); i > 1; --i) std::swap(colours[i - 1], colours[pick(i)]);
        const int players = rng_.uniform(map.rules().min_players, map.rules().max_players + 1);
        for (int i = 0; i < players; ++i) {
            const std::size_t home = pick(map.cities().size());
            players_.push_back(
                {colours[static_cast<std::size_t>(i)], map.rules().trains_per_player, 0, {static_cast<CityId>(home)}});
            state_.markers[players_.back().colour] = 0;
        }
    }

    BoardState play() {
        bool ended = false;
        bool stuck = false;
        while (!ended && !stuck) {
            stuck = true;
            for (Player& player : players_) {
                if (claim_something(player)) stuck = false;
                ended = ended || player.trains <= 2;
            }
        }
        for (Player& player : players_) claim_something(player);
        for (Player& player : players_) build_stations(player);
        for (const Player& player : players_) state_.markers[player.colour] = player.points % 100;
        return state_;
    }

private:
    struct Player {
        PlayerColour colour;
        int trains;
        int points;
        std::vector<CityId> network;
    };

    std::size_t pick(std::size_t n) { return static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(n))); }

    // Nobody takes two routes between the same cities; with few players nobody takes a route whose twin is taken.
    [[nodiscard]] bool may_claim(const Player& player, RouteId id) const {
        const maps::Route& route = map_.route(id);
        if (route.length() > player.trains || state_.claims.contains(id)) return false;
        const bool twins_closed = static_cast<int>(players_.size()) < map_.rules().double_routes_min_players;
        for (const RouteId other : map_.routes_between(route.from, route.to)) {
            const auto owner = state_.claims.find(other);
            if (owner == state_.claims.end()) continue;
            if (owner->second == player.colour) return false;
            if (twins_closed && route.twin == other) return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<RouteId> options(const Player& player) const {
        std::vector<RouteId> at_hand;
        for (const CityId city : player.network) {
            for (const RouteId id : map_.routes_at(city)) {
                if (may_claim(player, id)) at_hand.push_back(id);
            }
        }
        if (!at_hand.empty()) return at_hand;
        for (std::size_t i = 0; i < map_.routes().size(); ++i) {
            if (may_claim(player, static_cast<RouteId>(i))) at_hand.push_back(static_cast<RouteId>(i));
        }
        return at_hand;
    }

    bool claim_something(Player& player) {
        const std::vector<RouteId> choices = options(player);
        if (choices.empty()) return false;
        RouteId id = choices[pick(choices.size())];
        // People like long routes: the longer of two.
        const RouteId other = choices[pick(choices.size())];
        if (map_.route(other).length() > map_.route(id).length()) id = other;
        const maps::Route& route = map_.route(id);
        state_.claims[id] = player.colour;
        player.trains -= route.length();
        player.points += map_.points(id);
        player.network.push_back(route.from);
        player.network.push_back(route.to);
        return true;
    }

    void build_stations(Player& player) {
        const int wanted = rng_.uniform(0, map_.rules().stations_per_player + 1);
        for (int i = 0; i < wanted; ++i) {
            const auto city = static_cast<CityId>(pick(map_.cities().size()));
            if (!state_.stations.contains(city)) state_.stations[city] = player.colour;
        }
    }

    const maps::BoardMap& map_;
    cv::RNG rng_;
    std::vector<Player> players_;
    BoardState state_;
};

}  // namespace

BoardState random_state(const maps::BoardMap& map, std::uint64_t seed) { return Table(map, seed).play(); }

Scene random_scene(const maps::BoardMap& map, View view, std::uint64_t seed, cv::Size size) {
    Scene scene = empty_scene(map, view, seed, size);
    scene.state = random_state(map, seed);
    scene.spare_pieces = true;
    return scene;
}

}  // namespace railref::renderer
