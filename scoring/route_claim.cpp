#include "scoring/route_claim.h"

#include <algorithm>

namespace railref::scoring {
namespace {

/// Follows a claim step by step.
class ClaimWalk {
public:
    ClaimWalk(const BoardMap& map, const Position& position, PlayerColour player)
        : map_(map), position_(position), player_(player) {}

    ClaimVerdict judge(std::span<const CityId> cities) {
        ClaimVerdict verdict;
        verdict.best_length = longest_route_length(map_, position_, player_);
        if (cities.size() < 2) {
            verdict.fault = {1, ClaimRule::too_short,
                             "A claim needs at least two cities; this one names " +
                                 (cities.empty() ? std::string("none.") : "only " + city(cities[0]) + ".")};
            return verdict;
        }
        for (std::size_t i = 0; i + 1 < cities.size() && !verdict.fault; ++i) {
            if (const auto route = next_route(verdict.routes, cities[i], cities[i + 1])) {
                verdict.routes.push_back(*route);
                verdict.length += map_.route(*route).length();
            } else {
                verdict.fault = explain(verdict.routes, cities[i], cities[i + 1]);
                verdict.fault->step = static_cast<int>(i) + 1;
            }
        }
        return verdict;
    }

private:
    [[nodiscard]] bool own(RouteId route) const { return position_.owner(route) == player_; }
    [[nodiscard]] const std::string& city(CityId id) const { return map_.city(id).name; }

    /// The longest route of the player between the two cities that is still unused.
    [[nodiscard]] std::optional<RouteId> next_route(const std::vector<RouteId>& used, CityId from, CityId to) const {
        std::optional<RouteId> longest;
        for (const RouteId route : map_.routes_between(from, to)) {
            if (!own(route) || std::find(used.begin(), used.end(), route) != used.end()) continue;
            if (!longest || map_.route(route).length() > map_.route(*longest).length()) longest = route;
        }
        return longest;
    }

    /// Why no step leads from one city to the other. The step's number is the caller's.
    [[nodiscard]] ClaimFault explain(const std::vector<RouteId>& used, CityId from, CityId to) const {
        if (from == to) {
            return {0, ClaimRule::no_such_route,
                    "A step leads from one city to another; " + city(from) + " is named twice."};
        }
        const auto routes = map_.routes_between(from, to);
        if (routes.empty()) return no_route(from, to);
        if (std::any_of(routes.begin(), routes.end(), [&](RouteId route) { return own(route); })) {
            return already_used(used, from, to);
        }
        for (const RouteId route : routes) {
            if (position_.owner(route)) {
                for (const CityId end : {from, to}) {
                    if (position_.station(end) == player_) return borrowed(route, end);
                }
            }
        }
        return not_yours(routes, from, to);
    }

    [[nodiscard]] ClaimFault no_route(CityId from, CityId to) const {
        const std::string none = "The board has no route from " + city(from) + " to " + city(to);
        const auto reached = network_of(from);
        const auto touches = [&](CityId end) {
            const auto routes = map_.routes_at(end);
            return std::any_of(routes.begin(), routes.end(), [&](RouteId route) { return own(route); });
        };
        const bool joined = std::find(reached.begin(), reached.end(), to) != reached.end();
        if (joined || !touches(from) || !touches(to)) return {0, ClaimRule::no_such_route, none + "."};
        return {
            0, ClaimRule::two_networks,
            none +
                ", and your trains at these cities are two networks that nowhere connect: one trail cannot use both."};
    }

    /// Cities that the player's own routes join to `start`.
    [[nodiscard]] std::vector<CityId> network_of(CityId start) const {
        std::vector<CityId> reached{start};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const RouteId route : map_.routes_at(reached[i])) {
                const CityId next = map_.route(route).other_end(reached[i]);
                if (own(route) && std::find(reached.begin(), reached.end(), next) == reached.end())
                    reached.push_back(next);
            }
        }
        return reached;
    }

    [[nodiscard]] ClaimFault already_used(const std::vector<RouteId>& used, CityId from, CityId to) const {
        std::string steps;
        for (std::size_t i = 0; i < used.size(); ++i) {
            const auto& route = map_.route(used[i]);
            if (!route.touches(from) || !route.touches(to)) continue;
            steps += (steps.empty() ? "" : " and ") + std::to_string(i + 1);
        }
        return {0, ClaimRule::train_already_used,
                "Your trains between " + city(from) + " and " + city(to) + " were used at step " + steps +
                    " already; every train counts once."};
    }

    [[nodiscard]] ClaimFault borrowed(RouteId route, CityId station) const {
        return {0, ClaimRule::borrowed_route,
                "The trains between " + city(map_.route(route).from) + " and " + city(map_.route(route).to) + " are " +
                    std::string(maps::name(*position_.owner(route))) + "'s; your station in " + city(station) +
                    " may borrow them for tickets, but borrowed routes never count to the longest route."};
    }

    [[nodiscard]] ClaimFault not_yours(const std::vector<RouteId>& routes, CityId from, CityId to) const {
        std::string owners;
        for (const RouteId route : routes) {
            const auto owner = position_.owner(route);
            if (!owner || owners == maps::name(*owner)) continue;
            owners += (owners.empty() ? "" : " and ") + std::string(maps::name(*owner));
        }
        const std::string between = " between " + city(from) + " and " + city(to);
        return {0, ClaimRule::not_yours,
                owners.empty() ? "Nobody has trains" + between + "."
                               : "The trains" + between + " are not yours: they belong to " + owners + "."};
    }

    const BoardMap& map_;
    const Position& position_;
    PlayerColour player_;
};

}  // namespace

std::string_view name(ClaimRule rule) {
    switch (rule) {
        case ClaimRule::too_short:
            return "too_short";
        case ClaimRule::no_such_route:
            return "no_such_route";
        case ClaimRule::two_networks:
            return "two_networks";
        case ClaimRule::not_yours:
            return "not_yours";
        case ClaimRule::borrowed_route:
            return "borrowed_route";
        case ClaimRule::train_already_used:
            return "train_already_used";
    }
    return {};
}

ClaimVerdict judge_claim(const BoardMap& map, const Position& position, PlayerColour player,
                         std::span<const CityId> cities) {
    return ClaimWalk(map, position, player).judge(cities);
}

}  // namespace railref::scoring
