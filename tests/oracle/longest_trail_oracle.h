#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "scoring/position.h"

/// The longest trail by plain depth-first search: simple, slow, and sharing nothing with the engine.
namespace railref::oracle {

struct Edge {
    int a = 0;
    int b = 0;
    int length = 0;
};

class LongestTrailOracle {
public:
    explicit LongestTrailOracle(std::vector<Edge> edges) : edges_(std::move(edges)), used_(edges_.size(), false) {
        for (std::size_t e = 0; e < edges_.size(); ++e) {
            const auto last = static_cast<std::size_t>(std::max(edges_[e].a, edges_[e].b));
            if (edges_at_.size() <= last) edges_at_.resize(last + 1);
            edges_at_[static_cast<std::size_t>(edges_[e].a)].push_back(e);
            edges_at_[static_cast<std::size_t>(edges_[e].b)].push_back(e);
        }
        for (std::size_t v = 0; v < edges_at_.size(); ++v) walk(static_cast<int>(v), 0);
    }

    [[nodiscard]] int length() const { return longest_; }
    [[nodiscard]] long long states() const { return states_; }

private:
    void walk(int vertex, int length) {
        ++states_;
        longest_ = std::max(longest_, length);
        for (const std::size_t e : edges_at_[static_cast<std::size_t>(vertex)]) {
            if (used_[e]) continue;
            used_[e] = true;
            walk(edges_[e].a == vertex ? edges_[e].b : edges_[e].a, length + edges_[e].length);
            used_[e] = false;
        }
    }

    std::vector<Edge> edges_;
    std::vector<bool> used_;
    std::vector<std::vector<std::size_t>> edges_at_;
    int longest_ = 0;
    long long states_ = 0;
};

/// Length of the player's longest route, in trains. Meant for networks of at most some 20 routes.
inline int longest_route_length(const maps::BoardMap& map, const scoring::Position& position,
                                maps::PlayerColour player) {
    std::vector<Edge> edges;
    for (const auto id : position.routes_of(player)) {
        const auto& route = map.route(id);
        edges.push_back({static_cast<int>(route.from), static_cast<int>(route.to), route.length()});
    }
    return LongestTrailOracle(std::move(edges)).length();
}

}  // namespace railref::oracle
